import GlassProject
import GlassSyntax

/// A declaration that was entered, with what its parameters and its `self` are bound to: the scope in
/// which its expressions mean something. Two uses with the same bindings share one entry.
package final class Entry {
  package let id: Int
  package let file: FileID
  package let tree: SyntaxTree
  /// The function, binding or initialiser whose body it is.
  let node: NodeID
  /// The declaration in the index; nil for a function inside a body.
  let declaration: DeclarationID?
  /// What `self` is where it is a value of a project type.
  let instance: Instance?
  /// What `self` is in an extension of a view.
  let selfView: ViewNode?
  let parameters: [Name: Bound]
  /// The bindings around a function inside a body.
  let locals: Locals?
  /// What the declaration's own `@available` says.
  let availability: Availability
  /// The entry whose body uses it first.
  let user: Entry?
  /// How many uses lead here from a root.
  let depth: Int
  /// Whether the declaration uses itself, directly or through others: it is not entered again.
  let isRecursive: Bool
  var views: [ViewNode]?
  var isBeingEvaluated = false
  /// What the walker knows to be in it.
  var traits: Traits?
  /// The names that are bound to something relevant, once somebody asked.
  var viewNames: [Name]?

  init(
    id: Int, file: FileID, tree: SyntaxTree, node: NodeID, declaration: DeclarationID?,
    instance: Instance?, selfView: ViewNode?, parameters: [Name: Bound], locals: Locals?,
    availability: Availability, user: Entry?
  ) {
    self.id = id
    self.file = file
    self.tree = tree
    self.node = node
    self.declaration = declaration
    self.instance = instance
    self.selfView = selfView
    self.parameters = parameters
    self.locals = locals
    self.availability = availability
    self.user = user
    depth = (user?.depth ?? 0) + 1
    var here = user
    while let entry = here, entry.node != node || entry.file != file { here = entry.user }
    isRecursive = here != nil && node != tree.root
  }
}

/// A value of a project type: which, and what its stored properties are bound to.
final class Instance {
  let id: Int
  let type: TypeID
  let properties: [Name: Bound]

  init(id: Int, type: TypeID, properties: [Name: Bound]) {
    self.id = id
    self.type = type
    self.properties = properties
  }
}

/// What a parameter or a stored property stands for.
enum Bound {
  case unknown
  /// A literal of no consequence: not nil, and nothing more is known.
  case something
  /// An expression of the caller.
  case expression(Expression)
  /// A view that was passed as a value, such as the `self` of a wrapper.
  case view(ViewNode)
  /// Some value of a project type, such as the element of a ForEach.
  case element(TypeID)
  /// One of the elements that a list is written with.
  case elements(ListElements)
  /// The `configuration` of a style: it knows the control's label.
  case configuration(StyledLabel)
}

/// The elements of a list that is written out.
final class ListElements {
  let all: [Expression]
  /// The entry in whose terms each one is told.
  let owners: [Int]
  /// The project type that the list declares for them.
  let type: TypeID?

  init(all: [Expression], owners: [Int], type: TypeID?) {
    self.all = all
    self.owners = owners
    self.type = type
  }
}

/// The label of a control, as its style's body asks for it.
final class StyledLabel {
  let views: [ViewNode]
  /// What the control is given for each part of its configuration.
  let slots: [Name: [ViewNode]]
  /// Whether the control is a button.
  let isOfButton: Bool

  init(views: [ViewNode], slots: [Name: [ViewNode]], isOfButton: Bool) {
    self.views = views
    self.slots = slots
    self.isOfButton = isOfButton
  }
}

/// An expression with the scope it is written in.
package struct Expression {
  package let entry: Entry
  let locals: Locals?
  package let node: NodeID

  package var tree: SyntaxTree { entry.tree }

  init(_ node: NodeID, in entry: Entry, _ locals: Locals?) {
    self.entry = entry
    self.locals = locals
    self.node = node
  }

  /// Another expression of the same scope.
  func sibling(_ node: NodeID) -> Expression { Expression(node, in: entry, locals) }
}

/// The names that a body has bound so far, innermost first.
final class Locals {
  enum Meaning {
    case value(Bound)
    case function(NodeID)
  }

  let id: Int
  let parent: Locals?
  let name: Name
  let meaning: Meaning

  init(id: Int, parent: Locals?, name: Name, meaning: Meaning) {
    self.id = id
    self.parent = parent
    self.name = name
    self.meaning = meaning
  }

  /// Whether one of the names stands for an element of a list that is written out.
  var bindsElements: Bool {
    var here: Locals? = self
    while let locals = here {
      if case .value(.elements) = locals.meaning { return true }
      here = locals.parent
    }
    return false
  }

  /// The nearest binding of a name, with the names that were bound before it.
  static func lookup(_ name: Name, in locals: Locals?) -> Locals? {
    var here = locals
    while let locals = here {
      if locals.name == name { return locals }
      here = locals.parent
    }
    return nil
  }
}
