import GlassEngine
import GlassSyntax
import Testing

@Suite struct FixApplicationTests {
  private func finding(_ safety: Fix.Safety, _ edits: (Int, Int, String)...) -> Diagnostic {
    let edits = edits.map {
      Edit(place: Place(file: 0, range: ByteRange($0.0, $0.1)), replacement: $0.2)
    }
    return Diagnostic(
      ruleID: "x", severity: .info, message: "", place: Place(file: 0, range: ByteRange(0, 0)),
      fix: Fix(message: "", safety: safety, edits: edits))
  }

  private func apply(
    _ diagnostics: [Diagnostic], unsafe: Bool = false, files: Set<Int> = [0]
  ) -> (text: String?, count: Int) {
    let fixes = FixApplication(diagnostics, allowsUnsafe: unsafe, in: files) { _ in
      Array("0123456789".utf8)
    }
    return (fixes.texts[0].map { String(decoding: $0, as: UTF8.self) }, fixes.count)
  }

  @Test func severalEdits() {
    let result = apply([finding(.safe, (8, 9, ""), (1, 3, "ab")), finding(.safe, (5, 5, "+"))])
    #expect(result.text == "0ab34+5679")
    #expect(result.count == 2)
  }

  @Test func overlappingOnesWait() {
    #expect(apply([finding(.safe, (1, 4, "")), finding(.safe, (3, 6, ""))]).text == "0456789")
    #expect(apply([finding(.safe, (3, 6, "")), finding(.safe, (1, 8, ""))]).text == "0126789")
    #expect(
      apply([finding(.safe, (3, 3, "a")), finding(.safe, (3, 3, "b"))]).text == "012a3456789")
    #expect(apply([finding(.safe, (1, 3, "")), finding(.safe, (3, 5, ""))]).text == "056789")
  }

  /// A fix is applied whole or not at all.
  @Test func wholeFixes() {
    let result = apply([finding(.safe, (1, 2, "")), finding(.safe, (1, 2, "x"), (8, 9, "x"))])
    #expect(result.text == "023456789")
    #expect(result.count == 1)
    #expect(apply([finding(.safe, (1, 5, ""), (3, 6, ""))]).text == nil)
  }

  @Test func safetyAndFiles() {
    #expect(apply([finding(.unsafe, (0, 1, ""))]).text == nil)
    #expect(apply([finding(.unsafe, (0, 1, ""))], unsafe: true).text == "123456789")
    #expect(apply([finding(.safe, (0, 1, ""))], files: [1]).text == nil)
  }
}
