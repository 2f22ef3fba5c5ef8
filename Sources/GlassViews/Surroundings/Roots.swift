import GlassProject
import GlassSyntax

/// Where judging begins: apps and scenes, then the views that nothing was seen to use, then what is left.
package struct Roots {
  private let index: ProjectIndex
  private let interpreter: Interpreter
  private let walker: Walker
  private let mentions: TypeMentions

  package init(interpreter: Interpreter, walker: Walker) {
    index = interpreter.index
    self.interpreter = interpreter
    self.walker = walker
    mentions = TypeMentions(index)
  }

  /// Judges everything once, in an order that depends on nothing but the files.
  package func judgeAll() {
    let types = index.types.indices.filter(isRoot).sorted {
      (index.types[$0].file, index.types[$0].node) < (index.types[$1].file, index.types[$1].node)
    }
    for type in types where isApp(type) { judge(type) }
    for type in types where !mentions.types.contains(type) { judge(type) }
    for type in types where !interpreter.enteredTypes.contains(type) { judge(type) }
    judgeRest()
  }

  private func isRoot(_ type: TypeID) -> Bool {
    let declaration = index.declarations[index.types[type].declaration]
    return declaration.availability != .legacy && interpreter.isEnterable(type)
      && !index.types[type].conformances.contains("PreviewProvider")
  }

  private func isApp(_ type: TypeID) -> Bool {
    !index.types[type].conformances.isDisjoint(with: ["App", "Scene", "WidgetBundle"])
  }

  /// Judges a view type as a root. What holds it is known to hold nothing only where no code could use it.
  private func judge(_ type: TypeID) {
    guard interpreter.enteredTypes.insert(type).inserted,
      let body = interpreter.body(of: type)
    else { return }
    var state = State()
    let isPublic = index.types[type].isPublic
    if !isApp(type), isPublic || mentions.types.contains(type) { state.container = .unknown }
    judge(body, instance: interpreter.makeUnboundInstance(of: type), state)
  }

  private func judge(_ declaration: DeclarationID, instance: Instance?, _ state: State) {
    let member = index.declarations[declaration]
    let entry = interpreter.entry(
      declaration: declaration, node: member.node, file: member.file, instance: instance, from: nil)
    walker.judge(root: entry, in: state)
  }

  /// Wrappers, view modifiers, styles and free functions that nothing was seen to use.
  private func judgeRest() {
    var state = State()
    state.container = .unknown
    for declaration in index.declarations.indices
    where !interpreter.enteredDeclarations.contains(declaration) {
      let member = index.declarations[declaration]
      guard member.availability != .legacy else { continue }
      if let type = member.ownerType {
        guard isBodyFunction(member), !isReached(type) else { continue }
        judge(declaration, instance: interpreter.makeUnboundInstance(of: type), state)
      } else if member.kind == .function, interpreter.isViewFunction(declaration) {
        judgeWrapper(declaration, state)
      }
    }
  }

  private func judgeWrapper(_ declaration: DeclarationID, _ state: State) {
    let member = index.declarations[declaration]
    let placeholder = interpreter.placeholder
    let entry = interpreter.entry(
      declaration: declaration, node: member.node, file: member.file, instance: nil,
      selfView: member.owner == nil ? nil : placeholder,
      selfKey: member.owner == nil ? [0] : interpreter.key(of: .view(placeholder)), from: nil)
    walker.judge(root: entry, in: state)
  }

  /// `body(content:)` of a view modifier, `makeBody(configuration:)` of a style.
  private func isBodyFunction(_ member: Declaration) -> Bool {
    member.kind == .function && (member.name == .body || member.name == "makeBody")
  }

  private func isReached(_ type: TypeID) -> Bool { interpreter.enteredTypes.contains(type) }
}

/// The view types that some code outside of previews calls, other than their own.
private struct TypeMentions {
  private(set) var types: Set<TypeID> = []

  init(_ index: ProjectIndex) {
    for file in index.trees.indices {
      let tree = index.trees[file]
      let ignored = Self.ignoredRanges(tree)
      for node in tree.nodes.indices where tree.nodes[node].kind == .call {
        guard let callee = tree.firstChild(NodeID(node)), tree.kind(callee) == .identifier,
          tree.isCapitalized(token: tree[callee].token), let name = tree.name(callee),
          index.declaresType(name), let type = index.type(named: name, from: file)
        else { continue }
        let offset = tree.range(callee).start
        if ignored.contains(where: { $0.contains(offset) }) { continue }
        let own = index.types[type]
        if own.file == file, tree.range(own.node).contains(offset) { continue }
        types.insert(type)
      }
    }
  }

  /// `#Preview { }` and `PreviewProvider` types.
  private static func ignoredRanges(_ tree: SyntaxTree) -> [ByteRange] {
    var ranges: [ByteRange] = []
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .macroExpansion:
        if let name = tree.name(NodeID(node)), name == "Preview" || name == "#Preview" {
          ranges.append(tree.range(NodeID(node)))
        }
      case .structDecl:
        let isPreview = tree.children(NodeID(node)).contains { child in
          tree.kind(child) == .inheritance && tree.firstChild(child).flatMap(tree.name) == "PreviewProvider"
        }
        if isPreview { ranges.append(tree.range(NodeID(node))) }
      default: break
      }
    }
    return ranges.sorted()
  }
}
