import GlassProject
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", "."), ("/a", "/a/b", ".."),
    ("/a/bc", "/a/b", "../bc"), ("/x/y", "/a/b", "../../x/y"), ("/a", "/", "a"),
    ("/", "/a/b", "../.."),
  ])
  func relative(path: String, folder: String, expected: String) {
    #expect(FilePath(path).relative(to: FilePath(folder)).text == expected)
  }

  @Test(arguments: [
    ("/a/./b/../c/", "/a/c"), ("/../a", "/a"), ("a/../..", ".."), ("./a", "a"), ("a/..", "."),
    ("//a//b", "/a/b"), ("/", "/"),
  ])
  func normalized(path: String, expected: String) {
    #expect(FilePath(path).normalized.text == expected)
  }

  @Test func bytesThatAreNoTextAreKept() {
    let path = FilePath(bytes: [UInt8(ascii: "a"), 0xff, UInt8(ascii: "/"), 0xfe])
    #expect(FilePath("/x").appending(path).nameBytes.elementsEqual([0xfe]))
    #expect(path.text == "a\u{fffd}/\u{fffd}")
    #expect(path != FilePath(path.text))
  }

  @Test func printableHoldsNoLineBreak() {
    #expect(FilePath("a\nb\u{1b}c").printable == "a\\nb\\u{1b}c")
  }

  @Test func parents() {
    #expect(FilePath("/a/b").parent == FilePath("/a"))
    #expect(FilePath("/a").parent == FilePath("/"))
    #expect(FilePath("/").parent == nil)
    #expect(FilePath("/a/b").name == "b")
    #expect(FilePath("/").name == "/")
  }
}
