@testable import GlassProject
import Testing

@Suite struct PropertyListTests {
  private func read(_ text: String) -> PropertyList? { PropertyList(Array(text.utf8)) }

  @Test func xmlWithPlacesOfKeys() throws {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://x">
      <plist version="1.0"><dict>
        <!-- <key>Commented</key><true/> -->
        <key>Flag</key><true/>
        <key>A &amp; B</key><string>x &lt;&#65;<![CDATA[<raw>]]></string>
        <key>List</key><array><integer>1</integer><string/><dict/></array>
      </dict></plist>
      """
    let list = try #require(read(text))
    #expect(list["Flag"] == .boolean(true))
    #expect(list["A & B"]?.string == "x <A<raw>")
    #expect(list["List"]?.array == [.other("1"), .string(""), .dictionary(.init())])
    #expect(list["Commented"] == nil)
    let range = try #require(list.entries?.entry("Flag")?.keyRange)
    #expect(String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self) == "Flag")
  }

  @Test func theOldStyle() throws {
    let list = try #require(
      read("// c\n{ a = b.c/d; \"q \\\"x\\\"\\n\" = ( 1, two, ); /* c */ d = <0a 0b>; e = {}; }"))
    #expect(list["a"]?.string == "b.c/d")
    #expect(list["q \"x\"\n"]?.array == [.string("1"), .string("two")])
    #expect(list["d"]?.string == "<0a 0b>")
  }

  @Test(arguments: [
    "", "bplist00", "<", "<plist>", "<dict><key>a</key>", "{ a = ", "( 1", "\"open", "<!--",
  ])
  func nonsenseIsNothing(text: String) { #expect(read(text) == nil) }

  @Test func nestingIsBounded() {
    #expect(read(String(repeating: "(", count: 100_000)) == nil)
    #expect(read(String(repeating: "<array>", count: 100_000)) == nil)
  }

  @Test(arguments: [
    ("26", "26.0"), ("26.1", "26.1"), ("v26", "26.0"), (".v26_1", "26.1"), ("10.15.4", "10.15.4"),
  ])
  func versions(text: String, expected: String) { #expect(Version(text)?.description == expected) }

  @Test(arguments: ["", ".", "v", "x", "1.", "1.2.3.4", "-1", "$(X)", "99999999999999999999"])
  func noVersions(text: String) { #expect(Version(text) == nil) }
}
