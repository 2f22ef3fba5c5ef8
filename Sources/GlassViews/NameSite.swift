import GlassProject
import GlassSyntax

/// A name as it is written in code, with the call that it heads: what rules about spelling look at.
package struct NameSite {
  package enum Kind: Sendable {
    /// `.name` on something: a modifier, a method, a property.
    case member
    /// `.name` without a base.
    case implicitMember
    /// `name` alone.
    case identifier
    /// A type where a type stands.
    case type
  }

  package let kind: Kind
  package let name: Name
  /// The node of the name: a `member`, `implicitMember`, `identifier` or type.
  package let node: NodeID
  /// The call whose callee it is.
  package let call: NodeID?
  /// What it shares with the other names of its file.
  let names: FileNames

  package var file: FileID { names.file }
  package var tree: SyntaxTree { names.tree }
  package var index: ProjectIndex { names.index }

  /// The range of the name itself.
  package var range: ByteRange { tree.range(token: tree[node].token) }

  /// The arguments of the call, trailing closures included.
  package var arguments: [CallArgument] { call.map(tree.arguments) ?? [] }

  /// The expression before the name.
  package var base: NodeID? { kind == .member ? tree.firstChild(node) : nil }

  /// Visits each name of a file, in order of nodes.
  package static func visit(_ file: FileID, of index: ProjectIndex, _ body: (NameSite) -> Void) {
    let tree = index.trees[file]
    let names = FileNames(file: file, tree: tree, index: index)
    // For each node the call that it heads.
    var calls = [NodeID](repeating: -1, count: tree.nodes.count)
    for number in tree.nodes.indices where tree.nodes[number].kind == .call {
      guard var callee = tree.firstChild(NodeID(number)) else { continue }
      if tree.kind(callee) == .specialization { callee = tree.firstChild(callee) ?? callee }
      calls[Int(callee)] = NodeID(number)
    }
    for number in tree.nodes.indices {
      let node = NodeID(number)
      let kind: Kind
      switch tree.nodes[number].kind {
      case .member: kind = .member
      case .implicitMember: kind = .implicitMember
      case .identifier: kind = .identifier
      case .namedType, .memberType: kind = .type
      default: continue
      }
      guard let name = tree.name(node) else { continue }
      body(
        NameSite(
          kind: kind, name: name, node: node, call: calls[number] < 0 ? nil : calls[number],
          names: names))
    }
  }
}

// MARK: Where it stands

extension NameSite {
  /// Whether it stands in a clause of an `#if` that no compiler of today compiles.
  package var isNeverCompiled: Bool {
    names.uncompiled.contains { $0.contains(range.start) }
  }

  /// Whether it stands in code that runs only where there is no glass.
  package var isLegacy: Bool { names.legacy.contains(range.start) }

  /// The plain name before the member: `item` of `item.style` and of `self.item?.style`.
  package var baseName: Name? { base.flatMap(plainName) }

  private func plainName(_ node: NodeID) -> Name? {
    switch tree.kind(node) {
    case .identifier: return tree.name(node)
    case .optionalChain, .forceUnwrap: return tree.firstChild(node).flatMap(plainName)
    case .member:
      guard let base = tree.firstChild(node), tree.name(base) == "self" else { return nil }
      return tree.name(node)
    default: return nil
    }
  }

  /// Whether an expression mentions a member: a key such as `.foregroundColor`.
  package func mentions(_ member: Name, in expression: NodeID) -> Bool {
    let kind = tree.kind(expression)
    if kind == .implicitMember || kind == .member, tree.name(expression) == member { return true }
    return tree.children(expression).contains { mentions(member, in: $0) }
  }

  /// Where the function around the name assigns a member of the same object a value: `item.style = .prominent`.
  package func assignment(to member: Name, of object: Name, is value: Name) -> ByteRange? {
    guard let function = functionRange else { return nil }
    for number in tree.nodes.indices where tree.nodes[number].kind == .assignment {
      let node = NodeID(number)
      let parts = Array(tree.children(node))
      guard parts.count == 2, function.contains(tree.range(node).start),
        tree.kind(parts[0]) == .member, tree.name(parts[0]) == member,
        tree.firstChild(parts[0]).flatMap(plainName) == object,
        tree.name(parts[1]) == value
      else { continue }
      return tree.range(node)
    }
    return nil
  }

  /// The innermost function around the name.
  private var functionRange: ByteRange? {
    var result: ByteRange?
    for number in tree.nodes.indices where tree.nodes[number].kind == .functionDecl {
      let range = tree.range(NodeID(number))
      if range.contains(self.range.start) { result = range }
    }
    return result
  }

  /// Whether every module that the file imports is one of `known`, so that no other can bring a name in.
  package func importsOnly(_ known: Set<Name>) -> Bool { names.imports.isSubset(of: known) }

  /// The key of the `@Environment` property that the name is compared with: by `==`, `!=`, a `switch`
  /// or an `if case`.
  package var comparedEnvironmentKey: Name? {
    guard let subject = names.subjects[node] else { return nil }
    let property = tree.unwrapped(subject)
    switch tree.kind(property) {
    case .identifier: break
    case .member:
      guard let base = tree.firstChild(property), tree.name(base) == "self" else { return nil }
    default: return nil
    }
    return tree.name(property).flatMap { names.environment[$0] }
  }

  /// The name before a member that stands on a bare type name: `Glass` of `Glass.regular`.
  package var baseTypeName: Name? {
    guard let base, tree.kind(base) == .identifier, tree.isCapitalized(token: tree[base].token)
    else { return nil }
    return tree.name(base)
  }

  /// Whether it is called through a namespace such as `.backport`, whose members are its own.
  package var isInNamespace: Bool {
    guard let base, tree.kind(base) == .member, let name = tree.name(base) else { return false }
    if Self.namespaces.contains(name) { return true }
    guard let inner = tree.firstChild(base) else { return false }
    return tree.kind(inner) == .call
      || index.viewMembers(named: name).contains { index.declarations[$0].canBeOnView(in: index) }
  }

  /// Whether it is a type inside another: `Other.Name`.
  package var isNestedType: Bool { tree.kind(node) == .memberType }

  /// Whether it begins a key path without a root: `\.name`.
  package var isKeyPathRoot: Bool {
    let start = tree.range(node).start
    return kind == .implicitMember && start > 0 && tree.bytes[start - 1] == UInt8(ascii: "\\")
  }

  private static let namespaces: Set<Name> = [
    "backport", "backports", "compat", "compatible", "compatibility", "polyfill", "ext",
  ]
}

// MARK: Whose it is

extension NameSite {
  /// Whether the project declares a function that this call can mean.
  package var isProjectCall: Bool {
    let arguments = arguments
    let candidates = index.globals(named: name) + index.viewMembers(named: name) + typeMembers
    return candidates.contains { id in
      let declaration = index.declarations[id]
      guard kind == .identifier || !isOnView || declaration.canBeOnView(in: index) else {
        return false
      }
      switch declaration.kind {
      case .function, .enumCase:
        let signature = Signature(of: declaration.node, in: index.tree(of: id))
        return declaration.kind == .function
          ? signature.match(arguments) != nil : kind == .implicitMember
      case .property: return kind == .identifier
      default: return false
      }
    }
  }

  /// The members of the project's types with this name.
  private var typeMembers: [DeclarationID] {
    index.typeMembers(named: name)
  }

  /// Whether the chain before the name certainly begins with a view: `Text("a").padding()`.
  private var isOnView: Bool {
    guard let base else { return false }
    let chain = Chain(base, in: tree)
    guard tree.kind(chain.base) == .call, let callee = tree.firstChild(chain.base) else {
      return false
    }
    return tree.kind(callee) == .identifier && tree.isCapitalized(token: tree[callee].token)
  }
}

extension Declaration {
  /// Whether a member can be applied to a view: it stands in an extension of something foreign, or in a
  /// view or protocol of the project.
  fileprivate func canBeOnView(in index: ProjectIndex) -> Bool {
    guard let ownerType else { return owner != nil }
    let tree = index.trees[index.types[ownerType].file]
    if tree.kind(index.types[ownerType].node) == .protocolDecl { return true }
    return index.allConformances(of: ownerType).contains("View")
  }
}
