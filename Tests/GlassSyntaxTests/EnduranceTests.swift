import GlassSyntax
import Testing

/// Any bytes give a tree whose ranges lie within the file, and no code is lost that is fine.
struct EnduranceTests {
  /// Checks that every node lies within its parent and the file.
  static func check(_ bytes: [UInt8]) -> Bool {
    let tree = SyntaxTree.parse(bytes)
    var seen = [Bool](repeating: false, count: tree.nodes.count)
    var waiting: [NodeID] = [tree.root]
    while let node = waiting.popLast() {
      if seen[Int(node)] { return false }
      seen[Int(node)] = true
      let range = tree.range(node)
      guard range.start >= 0, range.start <= range.end, range.end <= bytes.count else {
        return false
      }
      for child in tree.children(node) {
        guard tree[child].firstToken >= tree[node].firstToken,
          tree[child].endToken <= tree[node].endToken
        else { return false }
        waiting.append(child)
      }
    }
    var end: UInt32 = 0
    for token in tree.tokens {
      guard token.start >= end || token.kind == .none, token.end >= token.start else {
        return false
      }
      end = max(end, token.end)
    }
    return tree.tokens.last?.kind == .endOfFile && Int(end) <= bytes.count
  }

  @Test(arguments: trickySources)
  func everyPrefix(_ source: String) {
    let bytes = Array(source.utf8)
    for length in 0...bytes.count {
      #expect(EnduranceTests.check(Array(bytes[..<length])), "prefix of \(length) bytes")
    }
  }

  @Test(arguments: trickySources)
  func everyChangedToken(_ source: String) {
    let bytes = Array(source.utf8)
    let tokens = SyntaxTree.parse(bytes).tokens.filter { $0.end > $0.start }
    for (number, token) in tokens.enumerated() {
      let before = bytes[..<Int(token.start)]
      let text = bytes[Int(token.start)..<Int(token.end)]
      let after = bytes[Int(token.end)...]
      #expect(EnduranceTests.check(Array(before + after)), "without token \(number)")
      #expect(EnduranceTests.check(Array(before + text + text + after)), "token \(number) twice")
      guard number + 1 < tokens.count else { continue }
      let next = tokens[number + 1]
      let swapped =
        before + bytes[Int(next.start)..<Int(next.end)] + [0x20] + text
        + bytes[Int(next.end)...]
      #expect(EnduranceTests.check(Array(swapped)), "token \(number) swapped")
    }
  }

  @Test(arguments: [
    [UInt8](), [0], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0x22], [0x23], [0x2F, 0x2A],
    Array("\"\"\"".utf8), Array("\"\\(".utf8), Array("#\"\\#(".utf8), Array("`".utf8),
    Array("\\".utf8), Array("#/\n".utf8), Array("<#".utf8), Array("f(\u{0}x\u{C}y)".utf8),
    [0x61, 0x80, 0xC3, 0x28, 0xF0, 0x9F, 0x29],
  ])
  func oddBytes(_ bytes: [UInt8]) {
    #expect(EnduranceTests.check(bytes))
    #expect(EnduranceTests.check(bytes + Array("\nstruct A { }".utf8)))
  }

  @Test(arguments: ["\r", "\r\n", "\n"])
  func lineEnds(_ lineEnd: String) {
    let source = ["\u{FEFF}f()", "(a)", "// x", "g(\"\"\"", "  b", "  \"\"\")", "[c]"]
    #expect(
      outline(of: source.joined(separator: lineEnd))
        == outline(of: source.joined(separator: "\n"))
        .replacing("\n", with: lineEnd))
  }

  @Test func brokenBracesEndAtTheNextDeclaration() {
    let source = """
      struct A {
        var a: Int {
          f {
            g(1

        func b() {
          h()
        }

      struct C {
      }
      }

      extension D { func e() {} }
      """
    let tree = SyntaxTree.parse(Array(source.utf8))
    #expect(
      tree.children(tree.root).map { tree.kind($0) } == [.structDecl, .structDecl, .extensionDecl])
    #expect(calls(in: source).count == 3)
  }

  @Test func futureSyntaxStaysInItsClause() {
    let source = """
      struct A {
        #if compiler(>=99)
        shiny ~> { ( [ view
        #endif
        func b() { c() }
      }
      """
    #expect(calls(in: source) == ["76\tc\t\t\t-\t-"])
  }
}
