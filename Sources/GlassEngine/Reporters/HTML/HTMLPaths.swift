/// The paths of the page, without the folders that all of them begin with.
struct HTMLPaths {
  /// What all paths begin with, with its last slash; may be empty.
  let shared: String

  init(_ report: Report) {
    let files = report.result.diagnostics.flatMap { diagnostic in
      [diagnostic.place.file] + diagnostic.related.map(\.place.file)
    }
    let folders = Set(files).map { file in
      report.result.files[file].displayPath.split(
        separator: "/", omittingEmptySubsequences: false
      ).dropLast()
    }
    guard var shared = folders.first else {
      self.shared = ""
      return
    }
    for folder in folders {
      let count = zip(shared, folder).prefix { $0 == $1 }.count
      shared = shared.prefix(count)
    }
    self.shared = shared.map { $0 + "/" }.joined()
  }

  /// A path with its folders set back, and places to break it.
  func html(_ path: String) -> String {
    let rest = path.hasPrefix(shared) ? String(path.dropFirst(shared.count)) : path
    let shown = PlainText.oneLine(rest)
    let slash = shown.lastIndex(of: "/").map { shown.index(after: $0) } ?? shown.startIndex
    return "<i>\(Self.breakable(String(shown[..<slash])))</i>"
      + Markup.escaped(String(shown[slash...]))
  }

  /// Folders as HTML that may break behind each slash.
  static func breakable(_ folders: String) -> String {
    Markup.escaped(folders).replacing("/", with: "/<wbr>")
  }
}
