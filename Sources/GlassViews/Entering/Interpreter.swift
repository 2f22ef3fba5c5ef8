import GlassProject
import GlassSyntax

/// Turns declarations into views: enters what names lead to, with arguments bound.
///
/// It remembers each entered declaration by what its parameters are bound to. One interpreter belongs to
/// one worker; the index that it reads never changes.
package final class Interpreter {
  package let index: ProjectIndex
  /// What of the project leads to something that rules look for.
  let relevance: Relevance
  /// Whether a file is compiled for macOS only, as the project says.
  private let isForMacOnly: (FileID) -> Bool
  /// The platforms that files are compiled for, once somebody asked.
  private var filePlatforms: [FileID: Availability] = [:]
  var entries: [EntryKey: Entry] = [:]
  var entriesInOrder: [Entry] = []
  var instances: [EntryKey: Instance] = [:]
  var closures: [EntryKey: [ViewNode]] = [:]
  var wrappers: [EntryKey: [Modifier]?] = [:]
  var knownValues: [ExpressionKey: [Value]] = [:]
  /// The values of project types that calls make; nil where a call makes none, or a view.
  var dataInstances: [ExpressionKey: Instance?] = [:]
  /// Whether values of a type show nothing.
  var dataTypes: [TypeID: Bool] = [:]
  var signatures: [DeclarationID: Signature] = [:]
  var memberwiseSignatures: [TypeID: Signature] = [:]
  /// The properties that the instances of types store, in order.
  var knownStored: [TypeID: [DeclarationID]] = [:]
  /// The styles that `.buttonStyle(…)` can set.
  var knownStyles: [ExpressionKey: [ControlStyle.Kind]] = [:]
  var enterableTypes: [TypeID: Bool] = [:]
  var viewFunctions: [DeclarationID: Bool] = [:]
  /// The functions that `.name(…)` on a view could mean, whatever the view.
  var wrapperFunctions: [Name: WrapperFunctions] = [:]
  /// The functions that calls could mean, as calls tell them apart.
  var overloads: [[DeclarationID]: Overloads] = [:]
  /// The availability checks that values of the project stand for; nil for other values.
  var glassChecks: [DeclarationID: GlassCheck?] = [:]
  var viewNumbers: [ObjectIdentifier: UInt64] = [:]
  var keptViews: [ViewNode] = []
  /// The styles of controls besides buttons, by the number that states hold; none is the first.
  var styleSets: [[Name: Int]] = [[:]]
  var styleSetNumbers: [[Name: Int]: Int] = [[:]: 0]
  /// The instances of the project's styles, by number.
  var styleInstances: [Int: Instance] = [:]
  /// Where the values are written that calls give to the styles that they set.
  var styleArguments: [ExpressionKey: [Int: [PlacePath.ParameterReference: PlacePath]]] = [:]
  /// The bodies of button styles around the labels of controls.
  var styledLabels: [EntryKey: Entry?] = [:]
  var nextLocals = 1
  /// What the stored properties of types are that nobody gives a value.
  var initialValues: [TypeID: [Name: Bound]] = [:]
  /// The names that conditions around views ask about, by the number that states hold; nothing is the first.
  var conditionSets: [Set<UInt64>] = [[]]
  var conditionNumbers: [Set<UInt64>: Int] = [[]: 0]
  /// The names in those sets by which bars are hidden.
  var barConditions: Set<UInt64> = []
  /// Whether types are called previews of something.
  var previewTypes: [TypeID: Bool] = [:]
  /// Whether properties of objects keep what their initialisers gave them, by type and name.
  var knownConstants: [EntryKey: Bool] = [:]
  /// The names that the bodies of declarations bind, by file and node.
  var localNames: [UInt64: Set<Name>] = [:]
  /// The declarations that were entered by a use.
  package internal(set) var enteredDeclarations: Set<DeclarationID> = []

  /// Uses that nest deeper than this are not entered: their views are unknown.
  static let maximumDepth = 400
  /// After so many entries, or so many bodies of closures, no further ones are looked into: what they would show
  /// is unknown. The largest apps come to a tenth; what hands its content on twice, again and again, to any number.
  static let maximumEntries = 100_000
  private static let maximumClosures = 150_000

  /// The view that a wrapper is applied to, while its body is looked at alone.
  let placeholder: ViewNode
  /// The `nil` of optional properties that nobody gives a value.
  let absent: Expression
  /// What comparisons that are decided come to.
  let literals: (true: Expression, false: Expression)

  package init(
    index: ProjectIndex, relevance: Relevance = Relevance(),
    isForMacOnly: @escaping (FileID) -> Bool = { _ in false }
  ) {
    self.index = index
    self.relevance = relevance
    self.isForMacOnly = isForMacOnly
    let tree = SyntaxTree.parse([])
    let nowhere = Entry(
      id: 0, file: 0, tree: tree, node: 0, declaration: nil, instance: nil, selfView: nil,
      parameters: [:], locals: nil, availability: .any, user: nil)
    let site = Site(
      file: 0, range: ByteRange(0, 0), name: ByteRange(0, 0), isMember: false)
    placeholder = ViewNode(.placeholder, name: nil, site: site, entry: nowhere, children: [])
    absent = Self.literal("nil", number: 0)
    literals = (Self.literal("true", number: 1), Self.literal("false", number: 2))
  }

  /// An expression that no file has; its entry has a number of its own, so that no two are taken for one.
  private static func literal(_ text: String, number: Int) -> Expression {
    let tree = SyntaxTree.parse(Array(text.utf8))
    let entry = Entry(
      id: 1 << 32 + number, file: 0, tree: tree, node: 0, declaration: nil, instance: nil,
      selfView: nil, parameters: [:], locals: nil, availability: .any, user: nil)
    return Expression(tree.firstChild(tree.root) ?? tree.root, in: entry, nil)
  }

  /// An expression in its scope, as a key.
  struct ExpressionKey: Hashable {
    private let entry: Int
    private let locals: Int
    private let node: NodeID

    init(_ expression: Expression) {
      entry = expression.entry.id
      locals = expression.locals?.id ?? 0
      node = expression.node
    }

    /// The numbers are small and seldom far apart: a multiplication spreads them well enough.
    func _rawHashValue(seed: Int) -> Int {
      let number = UInt64(node) ^ UInt64(entry) << 32 ^ UInt64(locals) << 16
      let product = number &* 0x9e37_79b9_7f4a_7c15
      return Int(truncatingIfNeeded: product ^ product >> 32) ^ seed
    }
  }

  /// What is being entered although it is of no relevance, because its surroundings matter to it.
  var entering: ExpressionKey?
  /// The members of types that lead to what some of their stored properties hold.
  var slotMembers: [EntryKey: [Name]] = [:]
  /// Whether arguments could be, or hold, relevant views.
  var relevantBounds: [ExpressionKey: Bool] = [:]

  // MARK: Scopes

  func bind(_ name: Name, to meaning: Locals.Meaning, in locals: Locals?) -> Locals {
    defer { nextLocals += 1 }
    return Locals(id: nextLocals, parent: locals, name: name, meaning: meaning)
  }

  /// The entry of a declaration with its bindings, made at the first use.
  func entry(
    declaration: DeclarationID?, node: NodeID, file: FileID, instance: Instance?,
    selfView: ViewNode? = nil, selfKey: EntryKey = EntryKey(), parameters: [Name: Bound] = [:],
    keys: EntryKey = EntryKey(), locals: Locals? = nil, from user: Entry?
  ) -> Entry {
    var key = selfKey
    key.add(keys)
    key.add(file)
    key.add(UInt64(node))
    key.add(instance?.id ?? 0)
    key.add(locals?.id ?? 0)
    if let entry = entries[key] { return entry }
    let entry = Entry(
      id: entriesInOrder.count + 1, file: file, tree: index.trees[file], node: node,
      declaration: declaration, instance: instance, selfView: selfView, parameters: parameters,
      locals: locals, availability: declaration.map(availability) ?? .any, user: user)
    entries[key] = entry
    entriesInOrder.append(entry)
    if let declaration { enteredDeclarations.insert(declaration) }
    return entry
  }

  /// Where a declaration is there: what its file is compiled for limits it.
  private func availability(of declaration: DeclarationID) -> Availability {
    let (own, file) = (
      index.declarations[declaration].availability, index.declarations[declaration].file
    )
    if let known = filePlatforms[file] { return known.refined(by: own) }
    let platforms = isForMacOnly(file) ? Availability.onMacOS : .any
    filePlatforms[file] = platforms
    return platforms.refined(by: own)
  }

  /// The instance of a type with its bindings, made once.
  func instance(of type: TypeID, properties: [Name: Bound], key: EntryKey) -> Instance {
    var key = key
    key.add(type)
    if let instance = instances[key] { return instance }
    let instance = Instance(id: instances.count + 1, type: type, properties: properties)
    instances[key] = instance
    return instance
  }

  // MARK: Views

  /// The views that an entered declaration shows.
  package func views(of entry: Entry) -> [ViewNode] {
    if let views = entry.views { return views }
    guard !entry.isBeingEvaluated, !entry.isRecursive, entry.id < Self.maximumEntries,
      entry.depth < Self.maximumDepth
    else {
      return []
    }
    entry.isBeingEvaluated = true
    defer { entry.isBeingEvaluated = false }
    let views = evaluateBody(of: entry)
    entry.views = views
    return views
  }

  /// The children of a view, in order.
  package func children(of node: ViewNode) -> [(role: Role, views: [ViewNode])] {
    if node.ownChildren == nil { node.ownChildren = makeChildren(of: node) }
    return (node.ownChildren ?? []).map { ($0.role, views(of: $0)) }
  }

  /// The views of one child.
  func views(of child: Child) -> [ViewNode] {
    switch child.content {
    case .views(let views): views
    case .expression(let expression): views(of: expression)
    }
  }

  /// The views that a modifier brings in one of its closures or arguments.
  func views(of content: ModifierContent) -> [ViewNode] {
    if let views = content.views { return views }
    let views = views(of: content.expression)
    content.views = views
    return views
  }

  /// The views of an expression: a closure's are those of its body.
  func views(of expression: Expression) -> [ViewNode] {
    let node = expression.tree.unwrapped(expression.node)
    if expression.tree.kind(node) == .closure {
      return views(ofClosure: expression.sibling(node), arguments: [])
    }
    var key = EntryKey()
    key.add(expression)
    if let views = closures[key] { return views }
    let views = [view(of: expression)]
    closures[key] = views
    return views
  }

  /// The views of a closure's body, with its parameters bound to `arguments` in order.
  func views(ofClosure closure: Expression, arguments: [Bound]) -> [ViewNode] {
    var key = EntryKey()
    key.add(closure)
    for argument in arguments { add(argument, to: &key) }
    if let views = closures[key] { return views }
    guard closures.count < Self.maximumClosures else { return [unknown(closure)] }
    closures[key] = []
    let tree = closure.tree
    var locals = closure.locals
    for (number, name) in closureParameters(closure.node, in: tree).enumerated() {
      let bound = number < arguments.count ? arguments[number] : .unknown
      locals = bind(name, to: .value(bound), in: locals)
    }
    let statements = tree.children(closure.node).filter { tree.kind($0) != .closureSignature }
    let views = evaluate(statements: statements[...], in: closure.entry, locals)
    closures[key] = views
    return views
  }

  /// The names that the closure of a ForEach has for its elements.
  func elementNames(of node: ViewNode) -> [Name] {
    guard let call = node.expression, call.tree.kind(call.node) == .call,
      let closure = call.tree.arguments(of: call.node).last?.value,
      call.tree.kind(closure) == .closure
    else { return [] }
    return closureParameters(closure, in: call.tree)
  }

  /// The names of a closure's parameters; `$0` to `$2` where it declares none.
  private func closureParameters(_ closure: NodeID, in tree: SyntaxTree) -> [Name] {
    guard let signature = tree.child(closure, .closureSignature) else { return Name.shorthand }
    return tree.children(signature).filter { tree.kind($0) == .closureParameter }
      .map { tree.name($0) ?? "_" }
  }
}

extension Name {
  static let shorthand: [Name] = ["$0", "$1", "$2"]
}
