/// A pattern for one component of a path: `*`, `?`, `[a-z]`, `[!a]`, `[[:alpha:]]` and `\` escapes.
struct Glob: Hashable, Sendable {
  private enum Element: Hashable, Sendable {
    case byte(UInt8)
    case anyByte
    case star
    case set(ByteSet)
  }

  private let elements: [Element]
  /// The bytes of a pattern without wildcards, which is the common kind.
  private let literal: [UInt8]?
  /// The bytes after the only `*` of a pattern like `*.log`, the next common kind.
  private let suffix: [UInt8]?

  /// Reads a pattern; nil where it can match nothing (an open bracket, a final backslash).
  init?(_ pattern: ArraySlice<UInt8>) {
    var elements: [Element] = []
    var at = pattern.startIndex
    while at < pattern.endIndex {
      let byte = pattern[at]
      at += 1
      switch byte {
      case UInt8(ascii: "*"):
        if elements.last != .star { elements.append(.star) }
      case UInt8(ascii: "?"): elements.append(.anyByte)
      case UInt8(ascii: "["):
        guard let set = ByteSet(pattern, at: &at) else { return nil }
        elements.append(.set(set))
      case .backslash:
        guard at < pattern.endIndex else { return nil }
        elements.append(.byte(pattern[at]))
        at += 1
      default: elements.append(.byte(byte))
      }
    }
    self.elements = elements
    literal = Self.bytes(elements[...])
    suffix = elements.first == .star ? Self.bytes(elements.dropFirst()) : nil
  }

  private static func bytes(_ elements: ArraySlice<Element>) -> [UInt8]? {
    var bytes: [UInt8] = []
    for element in elements {
      guard case .byte(let byte) = element else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// Whether the pattern matches all of `text[range]`, a component without `/`.
  func matches(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    if let literal {
      return literal.count == range.count && Self.ends(text, range, with: literal)
    }
    if let suffix {
      return suffix.count <= range.count && Self.ends(text, range, with: suffix)
    }
    return matchesElements(text, range)
  }

  /// From the end, where names differ most.
  private static func ends(_ text: [UInt8], _ range: Range<Int>, with bytes: [UInt8]) -> Bool {
    var offset = bytes.count
    var at = range.upperBound
    while offset > 0 {
      offset -= 1
      at -= 1
      if text[at] != bytes[offset] { return false }
    }
    return true
  }

  /// Goes back to the last `*` only, which is enough with one kind of star: at most the product of
  /// both lengths.
  private func matchesElements(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    var element = 0
    var starElement = -1
    var starAt = 0
    while at < range.upperBound {
      if element < elements.count, elements[element] == .star {
        starElement = element
        starAt = at
        element += 1
      } else if element < elements.count, matches(elements[element], text[at]) {
        element += 1
        at += 1
      } else if starElement >= 0 {
        starAt += 1
        at = starAt
        element = starElement + 1
      } else {
        return false
      }
    }
    while element < elements.count, elements[element] == .star { element += 1 }
    return element == elements.count
  }

  private func matches(_ element: Element, _ byte: UInt8) -> Bool {
    switch element {
    case .byte(let wanted): byte == wanted
    case .anyByte: true
    case .set(let set): set.contains(byte)
    case .star: false
    }
  }
}
