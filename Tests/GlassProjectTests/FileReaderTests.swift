import GlassProject
import Testing

@Suite struct FileReaderTests {
  @Test func oneBufferTakesManyFiles() throws {
    let tree = try TemporaryTree(["a": "longer text", "b": "b", "c": ""])
    var buffer: [UInt8] = []
    for (name, contents) in [("a", "longer text"), ("b", "b"), ("c", ""), ("a", "longer text")] {
      #expect(FileReader().read(tree.folder.appending(name), into: &buffer) == nil)
      #expect(buffer == Array(contents.utf8))
    }
  }

  @Test func whatIsNoFileSaysSo() throws {
    let tree = try TemporaryTree(["d/x": ""])
    tree.makePipe("pipe")
    var buffer: [UInt8] = [1]
    func read(_ name: String) -> ReadFailure? {
      FileReader().read(tree.folder.appending(name), into: &buffer)
    }
    #expect(read("none") == .vanished)
    #expect(read("d/x/y") == .vanished)
    #expect(read("d") == .notRegular)
    #expect(read("pipe") == .notRegular)
    #expect(buffer == [])
    try tree.link("loop", to: "loop")
    #expect(read("loop") == .system("too many symbolic links"))
  }

  @Test func hugeFilesAreRefused() throws {
    let tree = try TemporaryTree(["big": ""])
    tree.extend("big", to: FileReader.sizeLimit + 1)
    var buffer: [UInt8] = []
    let failure = FileReader().read(tree.folder.appending("big"), into: &buffer)
    #expect(failure == .tooLarge(bytes: FileReader.sizeLimit + 1))
    #expect(failure?.message == "the file is too large: 64 MiB, the limit is 64 MiB")
  }
}
