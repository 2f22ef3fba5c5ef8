import GlassProject
import GlassSyntax

/// A view that code of UIKit or AppKit puts on screen: the `rootView` of a hosting controller or view.
struct HostedView {
  let file: FileID
  /// The expression or closure that makes the view.
  let node: NodeID

  /// The views that a call or an assignment puts on screen.
  static func nodes(
    hostedBy node: NodeID, in tree: SyntaxTree, _ file: FileID, _ index: ProjectIndex
  ) -> [NodeID] {
    if tree.kind(node) == .assignment {
      // `host.rootView = …`
      let sides = Array(tree.children(node))
      return sides.count == 2 && tree.name(sides[0]) == .rootView ? [sides[1]] : []
    }
    guard let callee = tree.callee(of: node), let name = tree.name(callee) else { return [] }
    if name == "UIHostingConfiguration" {
      return tree.arguments(of: node).filter { $0.isTrailing && $0.label == nil }.map(\.value)
    }
    let arguments = tree.arguments(of: node)
    guard let root = arguments.first(where: { $0.label == .rootView }),
      // What a storyboard makes is given its view later.
      !arguments.contains(where: { $0.label == "coder" }),
      hosts(callee, name, in: tree, file, index)
    else { return [] }
    return [root.value]
  }

  private static func hosts(
    _ callee: NodeID, _ name: Name, in tree: SyntaxTree, _ file: FileID, _ index: ProjectIndex
  ) -> Bool {
    if name == .initializer {
      // `super.init(rootView: …)`
      return tree.kind(callee) == .member
        && tree.firstChild(callee).flatMap(tree.name) == "super"
    }
    if Name.hosts.contains(name) { return true }
    guard index.declaresType(name), let type = index.type(named: name, from: file) else {
      return false
    }
    return !index.allConformances(of: type).isDisjoint(with: Name.hosts)
  }
}

extension SyntaxTree {
  /// Whether a file is of tests, which show views as no user sees them.
  var isOfTests: Bool {
    children(root).contains { node in
      kind(node) == .importDecl && (name(node) == "XCTest" || name(node) == "Testing")
    }
  }
}

extension Name {
  static let rootView: Name = "rootView"

  /// Words of the code that hosts views.
  package static let hostingWords: [Name] = [.rootView, "UIHostingConfiguration"]

  /// The classes of UIKit, AppKit and WatchKit that show a view.
  fileprivate static let hosts: Set<Name> = [
    "UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController",
    "WKUserNotificationHostingController",
  ]
}
