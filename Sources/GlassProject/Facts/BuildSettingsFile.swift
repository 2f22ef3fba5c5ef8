/// Reads `.xcconfig` files with what they include.
struct BuildSettingsFile {
  private var settings = BuildSettings()
  private var open: Set<FilePath> = []

  /// The settings of a file; those that it includes come where they are included. A file that is
  /// missing has none.
  static func settings(_ file: FilePath) -> BuildSettings {
    var reader = BuildSettingsFile()
    reader.read(file)
    return reader.settings
  }

  private mutating func read(_ file: FilePath) {
    var bytes: [UInt8] = []
    // Includes that go in circles are read once.
    guard open.count < 64, open.insert(file).inserted,
      FileReader().read(file, into: &bytes) == nil
    else { return }
    defer { open.remove(file) }
    for line in bytes.split(whereSeparator: { $0 == .newline || $0 == .carriageReturn }) {
      read(line: String(decoding: line, as: UTF8.self), in: file)
    }
  }

  ///     line: ('#include' '?'? '"' path '"' | name condition* '=' value) comment?
  private mutating func read(line: String, in file: FilePath) {
    let line = Self.trimmed(line[...])
    if line.hasPrefix("#include") {
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard quoted.count >= 2, let folder = file.parent else { return }
      read(folder.appending(String(quoted[1])).normalized)
      return
    }
    guard !line.hasPrefix("//"), let equals = Self.assignment(line) else { return }
    var value = line[line.index(after: equals)...]
    if let comment = Self.comment(value) { value = value[..<comment] }
    value = Self.trimmed(value)
    if value.hasSuffix(";") { value = Self.trimmed(value.dropLast()) }
    settings.append(Self.trimmed(line[..<equals]), String(value))
  }

  /// The `=` that is not in a condition.
  private static func assignment(_ line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  private static func comment(_ text: Substring) -> Substring.Index? {
    text.indices.first { text[$0...].hasPrefix("//") }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
