import GlassSyntax

/// View controllers as a function makes and presents them.
extension NameSite {
  /// Whether the call makes an alert in the style of an action sheet.
  package var isActionSheet: Bool {
    guard let style = arguments.first(where: { $0.label == "preferredStyle" })?.value else {
      return false
    }
    return tree.name(style) == "actionSheet"
      && (tree.kind(style) == .implicitMember || tree.kind(style) == .member)
  }

  /// What happens to the object that the call makes, in the function or closure it is made in.
  package var fate: ObjectFate {
    guard let call else { return .unknown }
    let path = names.path(to: call)
    guard let body = path.lastIndex(where: { tree.kind($0).isFunctionBody }), path.count > 2 else {
      return .unknown
    }
    // A program that asks for the device shows this on some of them only.
    if Self.deviceWords.contains(where: tree.text(tree.range(path[body])).contains) {
      return .unknown
    }
    let (argument, outer) = (path[path.count - 2], path[path.count - 3])
    if tree.kind(argument) == .argument, isPresentation(outer, of: argument) { return .presented }
    guard let binding = path[body...].last(where: { tree.kind($0) == .binding }),
      tree.child(binding, .initializer).flatMap(tree.firstChild).map(tree.unwrapped) == call,
      let name = tree.firstChild(binding).flatMap(tree.name)
    else { return .unknown }
    return fate(of: name, in: path[body])
  }

  private static let deviceWords = [
    "userInterfaceIdiom", "horizontalSizeClass", "isPad", "isiPad", "isIPad", "isIpad", "isTablet",
    "isPhone", "isiPhone", "isIPhone",
  ]

  private func fate(of name: Name, in holder: NodeID) -> ObjectFate {
    var isPresented = false
    var pending = [holder]
    while let node = pending.popLast() {
      if tree.kind(node) == .closureCapture, tree.name(node) == name { continue }
      if tree.kind(node) == .call,
        let argument = tree.children(node).first(where: { child in
          tree.kind(child) == .argument && tree.firstChild(child).map { isName($0, name) } == true
        })
      {
        guard isPresentation(node, of: argument) else { return .unknown }
        isPresented = true
        pending += tree.children(node).filter { $0 != argument }
        continue
      }
      if isLook(node, of: name) { continue }
      if tree.kind(node) == .member, let base = tree.firstChild(node),
        isName(tree.unwrapped(base), name)
      {
        guard tree.name(node).map(Self.harmlessMembers.contains) == true else { return .unknown }
        continue
      }
      if isName(node, name) { return .unknown }
      pending += tree.children(node)
    }
    return isPresented ? .presented : .unknown
  }

  private func isName(_ node: NodeID, _ name: Name) -> Bool {
    tree.kind(node) == .identifier && tree.name(node) == name
  }

  /// `sheet.view.tintColor`: how the object's view looks, or is called.
  private func isLook(_ node: NodeID, of name: Name) -> Bool {
    guard tree.kind(node) == .member, tree.name(node).map(Self.looks.contains) == true,
      var view = tree.firstChild(node)
    else { return false }
    if tree.kind(view) == .optionalChain || tree.kind(view) == .forceUnwrap {
      view = tree.firstChild(view) ?? view
    }
    return tree.kind(view) == .member && tree.name(view) == "view"
      && tree.firstChild(view).map { isName(tree.unwrapped($0), name) } ?? false
  }

  private static let looks: Set<Name> = [
    "tintColor", "accessibilityIdentifier", "accessibilityLabel", "backgroundColor",
  ]

  /// `present(controller, animated: true)`
  private func isPresentation(_ call: NodeID, of argument: NodeID) -> Bool {
    guard tree.kind(call) == .call, var callee = tree.firstChild(call) else { return false }
    if tree.kind(callee) == .optionalChain { callee = tree.firstChild(callee) ?? callee }
    return tree.name(callee) == "present" && tree.name(argument) == nil
      && tree.arguments(of: call).contains { $0.label == "animated" }
  }

  /// Members that tell an alert nothing about where it comes from.
  private static let harmlessMembers: Set<Name> = [
    "addAction", "addTextField", "preferredAction", "title", "message", "actions", "textFields",
    "setValue", "dismiss", "severity", "overrideUserInterfaceStyle", "accessibilityLabel",
  ]
}

/// What a function does with an object that it makes.
package enum ObjectFate: Sendable {
  /// It presents it, and does nothing else with it but give it actions, texts and looks.
  case presented
  case unknown
}

extension FileNames {
  /// The nodes around a node, from the outside in, with the node itself.
  func path(to node: NodeID) -> [NodeID] {
    var path: [NodeID] = []
    var current = tree.root
    let range = tree.range(node)
    while true {
      path.append(current)
      if current == node { return path }
      let next = tree.children(current).first { child in
        let place = tree.range(child)
        return place.start <= range.start && place.end >= range.end
      }
      guard let next else { return path }
      current = next
    }
  }
}

extension SyntaxKind {
  /// Whether a node of the kind is a body of its own: a function, an accessor, a closure.
  fileprivate var isFunctionBody: Bool {
    switch self {
    case .functionDecl, .initDecl, .accessorBlock, .closure: true
    default: false
    }
  }
}
