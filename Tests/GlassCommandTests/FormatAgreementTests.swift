import Foundation
import GlassEngine
import TestSupport
import Testing

/// All formats of one run tell of the same findings, also where names are hostile.
@Suite struct FormatAgreementTests {
  private static let folderName = "it's \"a\" 100%: bär, 漢字 & <b>|`c`\nline"

  @Test func formatsAgree() throws {
    let sample = try #require(FixtureFolder.all.first { $0.name == "SampleApp" })
    let folder = try ScratchFolder()
    defer { folder.remove() }
    for file in sample.files {
      try folder.write("project/\(Self.folderName)/\(file.path)", file.text)
    }
    let formats = ReporterList.names.filter { $0 != "text" }
    let options = formats.flatMap { ["--format", "\($0)=\(folder.path)/\($0)"] }
    let run = CommandRun(
      ["\(folder.path)/project", "--enable", "all", "--format", "text"] + options)
    #expect(run.status == 1)
    #expect(run.errors == "")

    let expected = try ReadReport("json", folder.text("json")).findings
    #expect(expected.count >= 9)
    #expect(Set(expected.map(\.severity)).count >= 2)
    for format in ReporterList.names {
      let text = format == "text" ? run.output : try folder.text(format)
      let report = try ReadReport(format, text)
      let shown = report.hasPlainPaths ? expected.map(\.plain) : expected
      #expect(report.findings.sorted() == shown.sorted(), "\(format)")
    }
  }
}

/// A finding as far as every format tells of it.
struct ReadFinding: Hashable, Comparable {
  var file: String
  var line: Int
  var rule: String
  var severity: String

  /// The same with its path as formats show it that keep to one line.
  var plain: ReadFinding {
    var plain = self
    plain.file = PlainText.oneLine(file)
    return plain
  }

  static func < (left: ReadFinding, right: ReadFinding) -> Bool {
    (left.file, left.line, left.rule, left.severity)
      < (right.file, right.line, right.rule, right.severity)
  }
}
