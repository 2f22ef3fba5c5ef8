import GlassSyntax

/// A value of a JSON text with the place where it is written.
package struct JSONNode: Sendable {
  /// What it is.
  package enum Value: Sendable {
    case object([Member])
    case array([JSONNode])
    case text(String)
    /// A number as it is written.
    case number(String)
    case flag(Bool)
    case null
  }

  /// A key with its value; an object keeps all of them, doubles too.
  package struct Member: Sendable {
    package var key: String
    package var keyRange: ByteRange
    package var value: JSONNode
  }

  package var value: Value
  package var range: ByteRange

  /// What it is in words: "a list".
  package var kindName: String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .text: "a text"
    case .number: "a number"
    case .flag: "true or false"
    case .null: "null"
    }
  }
}
