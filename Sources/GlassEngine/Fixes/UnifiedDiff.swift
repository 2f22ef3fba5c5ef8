/// The change of one file as a patch that `git apply` and `patch -p1` read.
package struct UnifiedDiff {
  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// Lines of context around a change.
  private static let context = 3

  package init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  /// Writes the patch; nothing where the texts are equal.
  package func write(_ paint: Paint = Paint(isOn: false), into output: inout OutputBuffer) {
    let changes = LineDifference(old, new).changes
    guard !changes.isEmpty else { return }
    output.line(paint(.strong, "--- \(name("a/"))"))
    output.line(paint(.strong, "+++ \(name("b/"))"))
    var hunk: [LineDifference.Change] = []
    for change in changes {
      if let last = hunk.last, change.old.lowerBound - last.old.upperBound > 2 * Self.context {
        write(hunk, paint, into: &output)
        hunk = []
      }
      hunk.append(change)
    }
    write(hunk, paint, into: &output)
  }

  private func write(
    _ hunk: [LineDifference.Change], _ paint: Paint, into output: inout OutputBuffer
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(Self.context, first.old.lowerBound)
    let tail = min(Self.context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - lead)..<(last.old.upperBound + tail)
    let newRange = (first.new.lowerBound - lead)..<(last.new.upperBound + tail)
    output.line(paint(.code, "@@ -\(header(oldRange)) +\(header(newRange)) @@"))
    var line = oldRange.lowerBound
    for change in hunk {
      write(old[line..<change.old.lowerBound], " ", nil, paint, into: &output)
      write(old[change.old], "-", .error, paint, into: &output)
      write(new[change.new], "+", .added, paint, into: &output)
      line = change.old.upperBound
    }
    write(old[line..<oldRange.upperBound], " ", nil, paint, into: &output)
  }

  private func write(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: String, _ role: Paint.Role?, _ paint: Paint,
    into output: inout OutputBuffer
  ) {
    for line in lines {
      if paint.isOn, let role { output.write("\u{1b}[\(role.rawValue)m") }
      output.write(sign)
      for byte in line where byte != UInt8(ascii: "\n") { output.write(byte) }
      if paint.isOn, role != nil { output.write("\u{1b}[0m") }
      output.line()
      if line.last != UInt8(ascii: "\n") { output.line("\\ No newline at end of file") }
    }
  }

  /// First line and count; an empty range names the line before it.
  private func header(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }

  /// A path as git writes it: quoted where it holds what would end it, with a tab behind it where it
  /// holds a space.
  private func name(_ prefix: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return prefix + path + (path.contains(" ") ? "\t" : "") }
    var quoted = "\"\(prefix)"
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        let digits = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The lines with their line feeds.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
