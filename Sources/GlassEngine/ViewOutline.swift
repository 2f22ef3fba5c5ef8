import GlassProject
import GlassSyntax
import GlassViews

/// The views of files as glasslint understands them: what `glasslint tree` prints, to find out why a rule spoke
/// or stayed silent.
///
/// A view is a line with its place, its name, what it was resolved to, and what surrounds it; below it stand
/// its modifiers as SwiftUI sees them (the project's own expanded), and the views in it, indented. A view that is
/// used in different surroundings has a line for each.
package enum ViewOutline {
  /// Prints the views of the chosen files of a request.
  package static func render(
    _ files: [FileID], of request: RunRequest, into output: inout OutputBuffer
  ) {
    var entered = request
    entered.reach = .entered
    let index = ParsedFiles(entered).index
    let recorder = Recorder(trees: index.trees, files: Set(files))
    let interpreter = Interpreter(index: index, isForMacOnly: request.isForMacOnly)
    let walker = Walker(interpreter: interpreter, checks: [recorder])
    Roots(interpreter: interpreter, walker: walker).judgeAll()
    for file in files {
      output.line("# \(request.files[file].displayPath)")
      recorder.render(file, into: &output)
    }
  }
}

/// Keeps a line for each view that is judged.
private final class Recorder: ViewCheck {
  private struct Line: Hashable {
    var extent: ByteRange
    var start: Int
    var text: String
    var details: [String]
  }

  private let trees: [SyntaxTree]
  private let files: Set<FileID>
  private var lines: [FileID: Set<Line>] = [:]

  init(trees: [SyntaxTree], files: Set<FileID>) {
    self.trees = trees
    self.files = files
  }

  func check(_ site: ViewSite) {
    let file = site.node.site.file
    guard files.contains(file) else { return }
    var words = [site.kindWord]
    words += site.surroundingWords
    let text = name(site.node.site) + "  " + words.filter { !$0.isEmpty }.joined(separator: ", ")
    lines[file, default: []].insert(
      Line(
        extent: site.extent, start: site.node.site.range.start, text: text,
        details: site.modifiers.map(detail)))
  }

  private func name(_ site: Site) -> String { trees[site.file].text(site.name) }

  /// A modifier, and through which wrappers it came.
  private func detail(_ modifier: Modifier) -> String {
    let sites = modifier.path.sites
    let applied = sites.last.map { "." + name($0) } ?? "(unknown)"
    guard sites.count > 1 else { return applied }
    return applied + " by " + sites.dropLast().map { "." + name($0) }.joined(separator: " > ")
  }

  func render(_ file: FileID, into output: inout OutputBuffer) {
    let table = SourceText(trees[file].bytes)
    let sorted = (lines[file] ?? []).sorted {
      ($0.extent.start, -$0.extent.end, $0.start, $0.text) < (
        $1.extent.start, -$1.extent.end, $1.start, $1.text
      )
    }
    var open: [ByteRange] = []
    for line in sorted {
      while let last = open.last, last.end <= line.extent.start || last == line.extent {
        open.removeLast()
      }
      let indent = String(repeating: "  ", count: open.count)
      let position = table.positions(ByteRange(line.start, line.start)).start
      output.line("\(indent)\(position.line):\(position.column) \(line.text)")
      for detail in line.details { output.line("\(indent)    \(detail)") }
      open.append(line.extent)
    }
  }
}

extension ViewSite {
  fileprivate var kindWord: String {
    switch node.kind {
    case .external: "view"
    case .use(let use): use.type == nil ? "property or function" : "project view"
    case .slot: "slot"
    case .group: "group"
    case .alternatives: "alternatives"
    case .inert: ""
    case .placeholder: "wrapped view"
    case .unknown: "unknown"
    }
  }

  fileprivate var surroundingWords: [String] {
    var words: [String] = []
    if !glasses.isEmpty { words.append("is glass") }
    if state.ground != .none { words.append("on \(state.ground)") }
    if state.scrolling != .none { words.append("scrolls (\(state.scrolling))") }
    if state.container != .absent { words.append("container \(state.container)") }
    if state.style.kind != .automatic { words.append("style \(state.style.kind)") }
    if state.symbolFrame != .none { words.append("symbols framed by \(state.symbolFrame)") }
    if state.toolbar != .outside { words.append("toolbar \(state.toolbar)") }
    if state.isMenuItem { words.append("menu item") }
    if state.availability.isModern { words.append("26 and later") }
    for symbol in symbols { words.append("symbol \(symbol.name.map { "\"\($0)\"" } ?? "unknown")") }
    return words
  }
}
