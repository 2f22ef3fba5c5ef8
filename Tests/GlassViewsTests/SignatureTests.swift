import GlassSyntax
import GlassViews
import Testing

/// Which parameter of a function each argument of a call is for, as the compiler matches them.
@Suite struct SignatureTests {
  /// The numbers of the parameters, or nil where the call does not fit.
  private func match(_ parameters: String, _ call: String) -> [Int]? {
    let tree = SyntaxTree.parse(Array("func f(\(parameters)) {}\nf\(call)\n".utf8))
    let nodes = tree.nodes.indices.map(NodeID.init)
    guard let function = nodes.first(where: { tree.kind($0) == .functionDecl }),
      let call = nodes.first(where: { tree.kind($0) == .call })
    else { return nil }
    return Signature(of: function, in: tree).match(tree.arguments(of: call))
  }

  @Test(
    arguments: [
      ("x: Int, y: Int = 0", "(x: 1)", [0]), ("x: Int = 0, _ y: Int", "(1)", [1]),
      ("_ x: Int..., y: Int", "(1, 2, y: 3)", [0, 0, 1]), ("x: Int, y: Int", "(x: 1)", nil),
    ] as [(String, String, [Int]?)])
  func labels(parameters: String, call: String, expected: [Int]?) {
    #expect(match(parameters, call) == expected)
  }

  /// An unlabelled trailing closure goes forward, past what can be left out where something later needs it.
  @Test(
    arguments: [
      ("x: () -> V, y: () -> V", " {} y: {}", [0, 1]),
      ("x: (() -> V)? = nil, y: () -> V", " {}", [1]),
      ("x: (() -> V)? = nil, y: (() -> V)? = nil", " {}", [0]),
      ("x: (() -> V)? = nil, y: (() -> V)? = nil, z: () -> V", " {}", [2]),
      ("x: (() -> V)? = nil, y: Int = 0, z: () -> V", " {}", [2]),
      ("x: (() -> V)? = nil, y: Int, z: (() -> V)? = nil", "(y: 1) {}", [1, 2]),
      ("x: (() -> V)? = nil, y: Int, z: (() -> V)? = nil", "(x: {}, y: 1) {}", [0, 1, 2]),
      ("x: (() -> V)..., y: () -> V", " {}", [1]), ("x: (() -> V)? = nil, y: H", " {}", [1]),
      ("x: H, y: Int = 0", "(y: 1) {}", nil),
    ] as [(String, String, [Int]?)])
  func trailingClosure(parameters: String, call: String, expected: [Int]?) {
    #expect(match(parameters, call) == expected)
  }

  /// What needs an argument counts only before the next trailing closure's label.
  @Test(
    arguments: [
      ("x: (() -> V)? = nil, y: () -> V, z: () -> V", " {} z: {}", [1, 2]),
      ("x: (() -> V)? = nil, y: (() -> V)? = nil, z: () -> V", " {} z: {}", [0, 2]),
      ("x: () -> V = {}, y: () -> V = {}, z: () -> V", " {} y: {} z: {}", [0, 1, 2]),
      ("x: (() -> V)? = nil, y: () -> V, z: (() -> V)? = nil", " {} z: {}", [1, 2]),
      ("x: (() -> V)? = nil, y: () -> V = {}, z: () -> V, w: () -> V", " {} w: {}", [2, 3]),
      ("x: () -> V = {}, y: () -> V = {}, z: () -> V, w: () -> V", " {} z: {} w: {}", [0, 2, 3]),
      ("t: Int, x: H, y: () -> V", "(t: 1) {} y: {}", [0, 1, 2]),
      ("x: () -> V", " {} y: {}", nil),
    ] as [(String, String, [Int]?)])
  func trailingClosures(parameters: String, call: String, expected: [Int]?) {
    #expect(match(parameters, call) == expected)
  }
}
