import GlassSyntax

/// A range that a source frame marks.
struct Annotation {
  var range: ByteRange
  /// What stands beside the marks; may be empty.
  var label: String
  /// The offending half, marked with carets; others are marked with dashes.
  var isPrimary: Bool

  var mark: String { isPrimary ? "^" : "-" }
}
