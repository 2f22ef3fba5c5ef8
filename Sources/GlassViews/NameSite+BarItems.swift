import GlassSyntax

/// Bar items of UIKit and AppKit, and the images that they are given.
extension NameSite {
  /// The images that a bar item is given where it is made, or that the name sets; none for another name.
  package var barItemImages: [NodeID] {
    if isBarItemInitializer {
      return arguments.filter { $0.label == "image" || $0.label == "primaryAction" }.map(\.value)
    }
    guard kind == .member, name == "image", let image = names.assigned[node],
      let object = baseName, let type = names.typeMade(for: object),
      Self.barItems.contains(type), assignment(to: "isBordered", of: object, is: "false") == nil
    else { return [] }
    return [image]
  }

  /// `UIBarButtonItem(…)`, and `.init(…)` where one is asked for.
  private var isBarItemInitializer: Bool {
    guard let call else { return false }
    if name == "UIBarButtonItem" { return true }
    guard kind == .implicitMember, name == .initializer else { return false }
    return names.barItems.contains(call)
  }

  private static let barItems: Set<Name> = [
    "UIBarButtonItem", "NSToolbarItem", "NSMenuToolbarItem",
  ]

  /// The strings that a labelled argument has somewhere in an expression, such as `systemName:` in the image of a
  /// bar item; a name that the file binds once to such an image is followed.
  package func strings(labelled labels: Set<Name>, in expression: NodeID) -> [(
    text: String, range: ByteRange
  )] {
    var result: [(text: String, range: ByteRange)] = []
    var source = tree.unwrapped(expression)
    if tree.kind(source) == .identifier, let name = tree.name(source),
      let value = names.value(of: name)
    {
      source = value
    }
    collectStrings(labels, source, &result)
    return result
  }

  private func collectStrings(
    _ labels: Set<Name>, _ node: NodeID, _ result: inout [(text: String, range: ByteRange)]
  ) {
    if tree.kind(node) == .argument, tree.name(node).map(labels.contains) ?? false,
      let value = tree.firstChild(node)
    {
      collectLiterals(value, &result)
      return
    }
    guard tree.kind(node) != .closure else { return }
    for child in tree.children(node) { collectStrings(labels, child, &result) }
  }

  private func collectLiterals(
    _ node: NodeID, _ result: inout [(text: String, range: ByteRange)]
  ) {
    if let text = tree.literalText(node) { result.append((text, tree.range(node))) }
    guard tree.kind(node) == .ternary || tree.kind(node) == .tuple || tree.kind(node) == .argument
    else {
      return
    }
    for child in tree.children(node) { collectLiterals(child, &result) }
  }
}

extension FileNames {
  /// The type that a name is always bound to a new object of, such as `NSToolbarItem` of
  /// `let item = NSToolbarItem(…)`.
  fileprivate func typeMade(for name: Name) -> Name? {
    let types = Set((values[name] ?? []).map(typeMade))
    return types.count == 1 ? types.first ?? nil : nil
  }

  private func typeMade(by value: NodeID) -> Name? {
    guard tree.kind(value) == .call, let callee = tree.firstChild(value),
      tree.kind(callee) == .identifier
    else { return nil }
    return tree.name(callee)
  }

  /// The values that the file gives to what holds bar items: `navigationItem.rightBarButtonItem = …`.
  fileprivate var barItems: Set<NodeID> {
    if let known = knownBarItems { return known }
    var result: Set<NodeID> = []
    for (target, value) in assigned {
      guard let name = tree.name(target), Self.barItemHolders.contains(name) else { continue }
      result.insert(value)
      if tree.kind(value) == .array { result.formUnion(tree.children(value)) }
    }
    knownBarItems = result
    return result
  }

  private static let barItemHolders: Set<Name> = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
    "backBarButtonItem", "toolbarItems",
  ]
}
