import Testing

@testable import GlassProject

@Suite struct ChangedLinesTests {
  private func read(_ diff: String) -> [String: ChangedLines.Lines] {
    let lines = ChangedLines(diff: Array(diff.utf8), root: FilePath("/r"))
    return Dictionary(
      uniqueKeysWithValues: lines.files.map { ($0.key.relative(to: FilePath("/r")).text, $0.value) }
    )
  }

  @Test func hunksWithoutContext() {
    let diff = """
      diff --git a/App/a.swift b/App/a.swift
      index 1..2 100644
      --- a/App/a.swift
      +++ b/App/a.swift
      @@ -1 +1,2 @@ struct A {
      -old
      +new
      +new
      @@ -10,2 +11,0 @@
      -gone
      -gone
      @@ -20,0 +20 @@
      +added
      \\ No newline at end of file

      """
    #expect(read(diff) == ["App/a.swift": .ranges([1...2, 20...20])])
  }

  @Test func hunksWithContextAndLinesLikeHeaders() {
    let diff = """
      --- a/x.swift\t2026-01-01 00:00:00
      +++ b/x.swift\t2026-01-01 00:00:00
      @@ -1,5 +1,6 @@
       one
      --- a/fake.swift
      +++ b/fake.swift
      + three
       four

       six
      diff --git a/y.swift b/y.swift
      --- a/y.swift
      +++ b/y.swift
      @@ -0,0 +1 @@
      +@@ -1 +1 @@
      """
    #expect(read(diff) == ["x.swift": .ranges([2...3]), "y.swift": .ranges([1...1])])
  }

  @Test func renamesRemovalsAndBinaryFiles() {
    let diff = """
      diff --git a/old.swift b/new.swift
      similarity index 100%
      rename from old.swift
      rename to new.swift
      diff --git a/b/one.swift b/b/two.swift
      similarity index 90%
      rename from b/one.swift
      rename to b/two.swift
      --- a/b/one.swift
      +++ b/b/two.swift
      @@ -3 +3 @@
      -a
      +b
      diff --git a/gone.swift b/gone.swift
      deleted file mode 100644
      --- a/gone.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -a
      diff --git a/pic.png b/pic.png
      Binary files a/pic.png and b/pic.png differ
      diff --git a/mode.swift b/mode.swift
      old mode 100644
      new mode 100755
      diff --git a/last.swift b/moved.swift
      similarity index 100%
      rename from last.swift
      rename to moved.swift
      """
    #expect(
      read(diff) == [
        "new.swift": .ranges([]), "b/two.swift": .ranges([3...3]), "moved.swift": .ranges([]),
      ])
  }

  @Test func quotedAndSpacedPaths() {
    let diff = """
      diff --git "a/\\303\\244 \\"q\\"\\t.swift" "b/\\303\\244 \\"q\\"\\t.swift"
      --- "a/\\303\\244 \\"q\\"\\t.swift"
      +++ "b/\\303\\244 \\"q\\"\\t.swift"
      @@ -1 +1 @@
      -a
      +b
      diff --git a/with space.swift b/with space.swift
      --- a/with space.swift\t
      +++ b/with space.swift\t
      @@ -1 +1 @@
      -a
      +b
      """
    #expect(
      read(diff) == ["ä \"q\"\t.swift": .ranges([1...1]), "with space.swift": .ranges([1...1])])
  }

  @Test func prefixesOfEveryKind() {
    let hunk = "@@ -1 +1 @@\n-a\n+b\n"
    let none = "diff --git b/x.swift b/x.swift\n--- b/x.swift\n+++ b/x.swift\n" + hunk
    #expect(read(none) == ["b/x.swift": .ranges([1...1])])
    let mnemonic = "diff --git i/x.swift w/x.swift\n--- i/x.swift\n+++ w/x.swift\n" + hunk
    #expect(read(mnemonic) == ["x.swift": .ranges([1...1])])
    let created =
      "diff --git b/x.swift b/x.swift\n--- /dev/null\n+++ b/x.swift\n@@ -0,0 +1 @@\n+b\n"
    #expect(read(created) == ["b/x.swift": .ranges([1...1])])
    let plain = "--- x.swift.orig\n+++ x.swift\n" + hunk
    #expect(read(plain) == ["x.swift": .ranges([1...1])])
  }

  @Test func windowsLineEnds() {
    let diff =
      "diff --git a/x.swift b/x.swift\r\n--- a/x.swift\r\n+++ b/x.swift\r\n@@ -1 +1 @@\r\n-a\r\n+b\r\n"
    #expect(read(diff) == ["x.swift": .ranges([1...1])])
  }

  @Test func combinedDiffsOfMerges() {
    let diff = """
      diff --cc x.swift
      index 1,2..3
      --- a/x.swift
      +++ b/x.swift
      @@@ -1,2 -1,2 +1,3 @@@
        same
      - ours
       -theirs
      ++both
      + half
      """
    #expect(read(diff) == ["x.swift": .ranges([2...3])])
  }

  @Test(arguments: [
    "", "garbage", "@@ -1 +1 @@\n+x", "--- a\n+++ b\n@@ -1,99999999999999999999 +1 @@",
    "--- a\n+++ b\n@@ -1 +9223372036854775807,9 @@\n+x", "+++ b/x", "diff --git ",
    "--- a\n+++ \"b/x\\", "diff --git \"a/x",
  ])
  func nonsenseIsNoTrouble(diff: String) {
    #expect(read(diff).values.allSatisfy { $0 == .ranges([]) })
  }

  @Test func touching() {
    var lines = ChangedLines()
    lines.add([5...6, 7...9, 20...20], to: FilePath("/a"))
    lines.addWholeFile(FilePath("/b"))
    #expect(lines.files[FilePath("/a")] == .ranges([5...9, 20...20]))
    for (range, expected) in [
      (1...4, false), (1...5, true), (9...9, true), (10...19, false), (10...30, true),
      (21...99, false),
    ] {
      #expect(lines.touches(FilePath("/a"), range) == expected)
    }
    #expect(lines.touches(FilePath("/b"), 1...1))
    #expect(!lines.touches(FilePath("/c"), 1...1))
  }
}
