/// Text made safe to stand in XML and HTML.
enum Markup {
  /// The text for content and for attribute values in double quotes. What XML cannot hold at all, not
  /// even escaped, becomes the replacement sign.
  ///
  /// - Parameter isContent: whether it stands between tags, where line breaks and tabs may stay.
  static func escaped(_ text: String, isContent: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n":
        // In an attribute a reader would turn them into spaces.
        result += isContent ? String(scalar) : "&#\(scalar.value);"
      case "\r": result += "&#13;"
      case _ where isForbidden(scalar): result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether no XML 1.0 document can hold a scalar.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff
  }
}
