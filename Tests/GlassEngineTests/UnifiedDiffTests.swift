import GlassEngine
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
    var output = OutputBuffer()
    UnifiedDiff(path: path, old: Array(old.utf8), new: Array(new.utf8)).write(into: &output)
    return output.text
  }

  @Test func equal() {
    #expect(diff("a\n", "a\n") == "")
  }

  @Test func twoHunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("18\n", with: "")
    #expect(
      diff(old, new) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -15,6 +15,5 @@
         15
         16
         17
        -18
         19
         20

        """)
  }

  @Test func missingLastLineBreak() {
    #expect(
      diff("a\nb", "a\nc") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
    #expect(
      diff("a", "a\n") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test func intoAndFromNothing() {
    #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
    #expect(diff("a\n", "").hasSuffix("@@ -1 +0,0 @@\n-a\n"))
  }

  @Test func paths() {
    #expect(diff("a\n", "b\n", path: "My App/A.swift").hasPrefix("--- a/My App/A.swift\t\n"))
    #expect(diff("a\n", "b\n", path: "a\"\n.swift").hasPrefix("--- \"a/a\\\"\\n.swift\"\n"))
  }

  /// Applying the hunks by hand gives the new text, whatever the texts are.
  @Test func roundTrip() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        ["a\n", "b\n", "c\n", "\n"].randomElement(using: &generator) ?? ""
      }
      var new = old
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let index = Int.random(in: 0...new.count, using: &generator)
        if Bool.random(using: &generator), index < new.count {
          new.remove(at: index)
        } else {
          new.insert("x\n", at: index)
        }
      }
      #expect(Self.patched(old, diff(old.joined(), new.joined())) == new)
    }
  }

  private static func patched(_ old: [String], _ patch: String) -> [String] {
    var result: [String] = []
    var position = 0
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) {
      if line.hasPrefix("@@ -") {
        let numbers = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",")
        let first = Int(numbers[0]) ?? 0
        let isEmpty = numbers.count == 2 && numbers[1] == "0"
        let target = isEmpty ? first : first - 1
        result += old[position..<target]
        position = target
      } else if line.hasPrefix(" ") {
        result.append(line.dropFirst() + "\n")
        position += 1
      } else if line.hasPrefix("-") {
        position += 1
      } else if line.hasPrefix("+") {
        result.append(line.dropFirst() + "\n")
      }
    }
    return result + old[position...]
  }
}
