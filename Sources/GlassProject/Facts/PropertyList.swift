import GlassSyntax

/// What a property list holds, with the places of its keys.
package indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  /// A number, a date or data, as it is written.
  case other(String)
  case boolean(Bool)
  case array([PropertyList])
  case dictionary(Entries)

  /// The entries of a dictionary in the order of the file.
  package struct Entries: Hashable, Sendable {
    /// A key with its value.
    package struct Entry: Hashable, Sendable {
      package let key: String
      /// The bytes of the key, without quotes and tags.
      package let keyRange: ByteRange
      package let value: PropertyList
    }

    package private(set) var entries: [Entry] = []
    /// Where the keys of a large dictionary stand; most are so small that looking is faster.
    private var numbers: [String: Int] = [:]
    private static let smallCount = 24

    /// The entry of a key; the last one where there are several.
    package func entry(_ key: String) -> Entry? {
      if entries.count > Self.smallCount { return numbers[key].map { entries[$0] } }
      return entries.last { $0.key == key }
    }

    mutating func append(_ key: String, _ range: ByteRange, _ value: PropertyList) {
      entries.append(Entry(key: key, keyRange: range, value: value))
      if entries.count == Self.smallCount + 1 {
        for (number, entry) in entries.enumerated() { numbers[entry.key] = number }
      } else if entries.count > Self.smallCount {
        numbers[key] = entries.count - 1
      }
    }
  }

  /// Reads an XML property list or one of the old style; nil where it is neither, as are binary ones.
  package init?(_ bytes: [UInt8]) {
    var first = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    while first < bytes.count, [9, 10, 13, 32].contains(bytes[first]) { first += 1 }
    guard first < bytes.count, !bytes.starts(with: "bplist".utf8) else { return nil }
    let isXML = bytes[first] == UInt8(ascii: "<")
    var xml = XMLPropertyListReader(bytes, at: first)
    var old = OldPropertyListReader(bytes, at: first)
    guard let value = isXML ? xml.read() : old.read() else { return nil }
    self = value
  }

  /// Whether bytes are a binary property list or JSON, which are not read.
  static func isOfOtherFormat(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    var scanner = OldPropertyListReader(bytes, at: 0)
    return scanner.skipJSONKey()
  }

  package var string: String? {
    switch self {
    case .string(let text), .other(let text): text
    case .boolean, .array, .dictionary: nil
    }
  }

  package var array: [PropertyList] { if case .array(let values) = self { values } else { [] } }

  package var entries: Entries? { if case .dictionary(let entries) = self { entries } else { nil } }

  /// The value of a key, if this is a dictionary that has it.
  package subscript(key: String) -> PropertyList? { entries?.entry(key)?.value }

  /// The strings of an array; one string is an array of one.
  var strings: [String] {
    if let string { return [string] }
    return array.compactMap(\.string)
  }
}
