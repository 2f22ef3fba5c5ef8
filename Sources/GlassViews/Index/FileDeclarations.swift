import GlassProject
import GlassSyntax

/// What one file adds to the index. It depends on nothing but the file, so it can be replaced alone.
package struct FileDeclarations: Sendable {
  /// A type body or an extension, with the members in it.
  struct Container: Sendable {
    var name: Name
    /// What stands before the name of an extended type: `Outer` in `extension Outer.Inner`.
    var qualifier: Name?
    var node: NodeID
    var isExtension: Bool
    var flags: SyntaxNode.Flags
    var conformances: Set<Name>
    /// The container that holds this one.
    var outer: Int?
    var availability: Availability
  }

  private(set) var containers: [Container] = []
  /// Declarations with the number of the container that holds them.
  private(set) var declarations: [(declaration: Declaration, container: Int?)] = []

  /// Whether it extends a type by a path such as `Outer.Inner`.
  var extendsByPath: Bool { containers.contains { $0.qualifier != nil } }

  /// Collects the declarations of a file, not those inside bodies.
  package init(tree: SyntaxTree, file: FileID) {
    var collector = Collector(tree: tree, file: file)
    collector.collect(
      tree.root, container: nil, availability: tree.importsAppKit ? .onMacOS : .any, condition: nil)
    containers = collector.containers
    declarations = collector.declarations
  }
}

extension SyntaxTree {
  /// The name before the last component of an extended type.
  fileprivate func qualifier(ofExtension node: NodeID) -> Name? {
    guard let type = children(node).first(where: { kind($0) == .memberType }),
      let outer = firstChild(type)
    else { return nil }
    return name(outer)
  }

  /// Whether a file imports AppKit on every platform: then nothing but macOS compiles it.
  fileprivate var importsAppKit: Bool {
    children(root).contains { node in
      kind(node) == .importDecl && (name(node) == "AppKit" || name(node) == "Cocoa")
    }
  }
}

/// Walks the declarations of a file from the outside in.
private struct Collector {
  let tree: SyntaxTree
  let file: FileID
  var containers: [FileDeclarations.Container] = []
  var declarations: [(declaration: Declaration, container: Int?)] = []

  mutating func collect(
    _ parent: NodeID, container: Int?, availability: Availability,
    condition: Declaration.Condition?
  ) {
    for node in tree.children(parent) {
      let kind = tree.kind(node)
      switch kind {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl,
        .functionDecl, .initDecl, .typealiasDecl, .variableDecl, .enumCaseDecl:
        let own = availability.refined(by: tree.availability(ofDeclaration: node))
        collectDeclaration(node, kind, container, own, condition)
      case .ifConfig:
        // What no build for a platform with glass compiles hides nothing of Apple's.
        for (number, entry) in tree.clauses(ofIfConfig: node).enumerated()
        where !entry.availability.isLegacy {
          collect(
            entry.clause, container: container,
            availability: availability.refined(by: entry.availability),
            condition: Declaration.Condition(ifConfig: node, clause: number))
        }
      default: break
      }
    }
  }

  private mutating func collectDeclaration(
    _ node: NodeID, _ kind: SyntaxKind, _ container: Int?, _ availability: Availability,
    _ condition: Declaration.Condition?
  ) {
    switch kind {
    case .functionDecl:
      add(.function, node, node, container, availability, condition)
    case .initDecl:
      add(.initializer, node, node, container, availability, condition)
    case .typealiasDecl:
      add(.typeAlias, node, node, container, availability, condition)
    case .variableDecl:
      for binding in tree.children(node) where tree.kind(binding) == .binding {
        add(.property, binding, node, container, availability, condition)
      }
    case .enumCaseDecl:
      for element in tree.children(node) where tree.kind(element) == .enumElement {
        add(.enumCase, element, node, container, availability, condition)
      }
    default:
      collectContainer(node, outer: container, availability: availability, condition: condition)
    }
  }

  private mutating func collectContainer(
    _ node: NodeID, outer: Int?, availability: Availability, condition: Declaration.Condition?
  ) {
    guard let name = tree.name(node) else { return }
    var conformances: Set<Name> = []
    for inheritance in tree.children(node) where tree.kind(inheritance) == .inheritance {
      if let type = tree.firstChild(inheritance) { insertNames(ofType: type, into: &conformances) }
    }
    let isExtension = tree.kind(node) == .extensionDecl
    containers.append(
      FileDeclarations.Container(
        name: name, qualifier: isExtension ? tree.qualifier(ofExtension: node) : nil, node: node,
        isExtension: isExtension, flags: tree.flags(node),
        conformances: conformances, outer: outer, availability: availability))
    let number = containers.count - 1
    if !isExtension { add(.type, node, node, outer, availability, condition, own: number) }
    guard let block = tree.child(node, .memberBlock) else { return }
    collect(block, container: number, availability: availability, condition: nil)
  }

  /// The head names of a conformance list: `A & B`, `Outer.Inner`, `any P`, `@retroactive P`.
  private func insertNames(ofType node: NodeID, into names: inout Set<Name>) {
    switch tree.kind(node) {
    case .namedType, .memberType:
      if let name = tree.name(node) { names.insert(name) }
    case .compositionType, .attributedType, .prefixedType, .optionalType:
      for child in tree.children(node) { insertNames(ofType: child, into: &names) }
    default: break
    }
  }

  private mutating func add(
    _ kind: Declaration.Kind, _ node: NodeID, _ outerNode: NodeID, _ container: Int?,
    _ availability: Availability, _ condition: Declaration.Condition?, own: Int? = nil
  ) {
    guard let name = declaredName(node, kind) else { return }
    let declaration = Declaration(
      kind: kind, name: name, file: file, node: node, outerNode: outerNode,
      owner: container.map { containers[$0].name }, ownerType: own,
      flags: tree.flags(outerNode), availability: availability, condition: condition)
    declarations.append((declaration, container))
  }

  private func declaredName(_ node: NodeID, _ kind: Declaration.Kind) -> Name? {
    switch kind {
    case .property:
      guard let pattern = tree.firstChild(node), tree.kind(pattern) == .identifierPattern else {
        return nil
      }
      return tree.name(pattern)
    case .initializer: return .initializer
    default: return tree.name(node)
    }
  }
}

extension Name {
  /// `init`
  static let initializer: Name = "init"
}
