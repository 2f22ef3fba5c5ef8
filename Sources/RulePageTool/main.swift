import Foundation

// Called by the build with the file to write and the pages to read.
let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  FileHandle.standardError.write(Data("usage: RulePageTool OUTPUT PAGE…\n".utf8))
  exit(2)
}

var pages: [RulePage] = []
var failed = false
for path in arguments.dropFirst(2) {
  let url = URL(fileURLWithPath: path)
  guard url.lastPathComponent != "README.md" else { continue }
  do {
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let page = try RulePage(
      id: url.deletingPathExtension().lastPathComponent,
      folder: url.deletingLastPathComponent().lastPathComponent,
      text: text.replacing("\r\n", with: "\n"))
    pages.append(page)
  } catch let fault as RulePage.Fault {
    failed = true
    let report = "\(path):\(fault.line):1: error: \(fault.message)\n"
    FileHandle.standardError.write(Data(report.utf8))
  } catch {
    failed = true
    FileHandle.standardError.write(Data("\(path): error: \(error)\n".utf8))
  }
}
if failed { exit(1) }
pages.sort { ($0.folder, $0.id) < ($1.folder, $1.id) }
try Data(PageSource(pages: pages).text.utf8).write(to: URL(fileURLWithPath: arguments[1]))
