/// Reads YAML line by line; what it does not know becomes text or nothing.
struct YAMLReader {
  private struct Line {
    var indent: Int
    var text: Substring
  }

  private var lines: [Line] = []
  private var at = 0
  private var depth = 0
  private static let depthLimit = 50

  init(_ bytes: [UInt8]) {
    for raw in bytes.split(whereSeparator: { $0 == .newline || $0 == .carriageReturn }) {
      let line = String(decoding: raw, as: UTF8.self)
      let text = Self.withoutComment(line.drop { $0 == " " })
      if text.isEmpty || text == "---" { continue }
      lines.append(Line(indent: line.prefix { $0 == " " }.count, text: text))
    }
  }

  /// The whole file.
  mutating func read() -> YAML { lines.isEmpty ? .map([]) : readBlock() }

  /// The collection that begins at the current line.
  private mutating func readBlock() -> YAML {
    let indent = lines[at].indent
    guard depth < Self.depthLimit else {
      skip(deeperThan: indent - 1)
      return .scalar("")
    }
    depth += 1
    defer { depth -= 1 }
    if Self.isElement(lines[at].text) { return readList(indent) }
    return Self.colon(lines[at].text) == nil ? readScalarLine() : readMap(indent)
  }

  private mutating func readScalarLine() -> YAML {
    defer { at += 1 }
    return flow(lines[at].text)
  }

  ///     list: ('- ' value)*
  private mutating func readList(_ indent: Int) -> YAML {
    var values: [YAML] = []
    while at < lines.count, lines[at].indent == indent, Self.isElement(lines[at].text) {
      let rest = lines[at].text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        at += 1
        values.append(at < lines.count && lines[at].indent > indent ? readBlock() : .scalar(""))
      } else if Self.colon(rest) != nil || Self.isElement(rest) {
        // The element's own collection begins in the line of its hyphen.
        lines[at].indent += lines[at].text.count - rest.count
        lines[at].text = rest
        values.append(readBlock())
      } else {
        values.append(readValue(rest, indent))
      }
    }
    return .list(values)
  }

  ///     map: (key ':' value)*
  private mutating func readMap(_ indent: Int) -> YAML {
    var entries: [YAML.Entry] = []
    while at < lines.count, lines[at].indent >= indent {
      let line = lines[at]
      guard line.indent == indent, !Self.isElement(line.text), let colon = Self.colon(line.text)
      else {
        if line.indent == indent, Self.isElement(line.text) { break }
        at += 1
        continue
      }
      let key = Self.unquoted(line.text[..<colon])
      let rest = line.text[line.text.index(after: colon)...].drop { $0 == " " }
      entries.append(YAML.Entry(key: key, value: readValue(rest, indent)))
    }
    return .map(entries)
  }

  /// The value whose first line holds `rest`, in a collection at `indent`.
  private mutating func readValue(_ rest: Substring, _ indent: Int) -> YAML {
    at += 1
    var rest = rest
    while let first = rest.first, first == "&" || first == "!" {
      rest = rest.drop { $0 != " " }.drop { $0 == " " }
    }
    if rest.isEmpty {
      guard at < lines.count else { return .scalar("") }
      // A list may stand under its key without being indented.
      let isList = lines[at].indent == indent && Self.isElement(lines[at].text)
      return lines[at].indent > indent || isList ? readBlock() : .scalar("")
    }
    if rest.first == "|" || rest.first == ">" {
      skip(deeperThan: indent)
      return .scalar("")
    }
    var text = String(rest)
    if text.first == "[" || text.first == "{" {
      while !Self.isBalanced(text), at < lines.count {
        text += " " + lines[at].text
        at += 1
      }
    } else {
      skip(deeperThan: indent)
    }
    return flow(text[...])
  }

  private mutating func skip(deeperThan indent: Int) {
    repeat {
      guard at < lines.count, lines[at].indent > indent else { return }
      at += 1
    } while true
  }

  /// A flow collection or a scalar in one line.
  private func flow(_ text: Substring) -> YAML {
    var reader = YAMLFlowReader(text)
    return reader.read()
  }

  private static func isElement(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// The colon that ends a key: outside quotes and brackets, before a blank or the end.
  private static func colon(_ text: Substring) -> Substring.Index? {
    if text.first == "[" || text.first == "{" { return nil }
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && index == text.startIndex {
        quote = character
      } else if character == ":" {
        let next = text.index(after: index)
        if next == text.endIndex || text[next] == " " { return index }
      }
    }
    return nil
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var last: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && " [{,:".contains(last) {
        quote = character
      } else if character == "#", last == " " {
        end = index
        break
      }
      last = character
    }
    var result = text[..<end]
    while result.last == " " || result.last == "\t" { result = result.dropLast() }
    return result
  }

  private static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    for character in text {
      if character == "[" || character == "{" { depth += 1 }
      if character == "]" || character == "}" { depth -= 1 }
    }
    return depth <= 0
  }

  static func unquoted(_ text: Substring) -> String {
    guard text.count >= 2, let first = text.first, first == "\"" || first == "'",
      text.last == first
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }
}

/// Reads `[a, b]`, `{a: b}` and scalars.
private struct YAMLFlowReader {
  private var rest: Substring
  private var depth = 0

  init(_ text: Substring) { rest = text }

  mutating func read() -> YAML {
    skipBlank()
    depth += 1
    defer { depth -= 1 }
    if rest.first == "[", depth < 20 { return readList() }
    if rest.first == "{", depth < 20 { return readMap() }
    if depth == 1 { return .scalar(YAMLReader.unquoted(rest)) }
    return .scalar(readScalar(until: ",]}"))
  }

  private mutating func readList() -> YAML {
    rest = rest.dropFirst()
    var values: [YAML] = []
    while true {
      skipBlank()
      guard let next = rest.first, next != "]" else { break }
      values.append(read())
      skipBlank()
      if rest.first == "," { rest = rest.dropFirst() } else { break }
    }
    if rest.first == "]" { rest = rest.dropFirst() }
    return .list(values)
  }

  private mutating func readMap() -> YAML {
    rest = rest.dropFirst()
    var entries: [YAML.Entry] = []
    while true {
      skipBlank()
      guard let next = rest.first, next != "}" else { break }
      let key = readScalar(until: ":,}")
      guard rest.first == ":" else { break }
      rest = rest.dropFirst()
      entries.append(YAML.Entry(key: key, value: read()))
      skipBlank()
      if rest.first == "," { rest = rest.dropFirst() } else { break }
    }
    if rest.first == "}" { rest = rest.dropFirst() }
    return .map(entries)
  }

  private mutating func readScalar(until ends: String) -> String {
    if let quote = rest.first, quote == "\"" || quote == "'" {
      let text = rest.dropFirst().prefix { $0 != quote }
      rest = rest.dropFirst(text.count + 2).drop { $0 == " " }
      return String(text)
    }
    var text = rest.prefix { !ends.contains($0) }
    rest = rest.dropFirst(text.count)
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }

  private mutating func skipBlank() { rest = rest.drop { $0 == " " } }
}
