import Testing

@testable import GlassEngine

/// The scan finds what a plain search finds.
@Suite struct WordScanTests {
  private static let lists: [[String]] = [
    ["glass", "Glass"], ["glassEffect", "toolbar"], ["circle", "square", "glass"], [],
    ["aa", "aab", "bab"], ["ß…", "\u{0}\u{0}"], ["abcabcabd"],
  ]

  @Test(arguments: [
    "", "g", "glas", "glass", "xglassEffec", "xglassEffect", "myGlassy toolbarItem", "aaaaaab",
    "abcabcabcabd", "ß…", "a\u{0}\u{0}", "squar square", "\u{0}",
  ]) func words(text: String) { check(Array(text.utf8)) }

  @Test func manyTexts() {
    // Few different bytes, so that words come together by chance; the same ones each time.
    var state: UInt64 = 1
    for length in 0..<400 {
      let bytes = (0..<length).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Array("ab\u{0}cglsEfd".utf8)[Int(state >> 33) % 10]
      }
      check(bytes)
    }
  }

  @Test func shortWordsWakeAlways() {
    #expect(WordScan([["a"], [""], ["ab"]]).findings(in: []) == [true, true, false])
  }

  private func check(_ bytes: [UInt8]) {
    for lists in [Self.lists] + Self.lists.map({ [$0] }) {
      let expected = lists.map { words in
        words.contains { word in
          let word = Array(word.utf8)
          return bytes.indices.contains { bytes[$0...].starts(with: word) }
        }
      }
      #expect(WordScan(lists).findings(in: bytes) == expected)
    }
  }
}
