/// The columns that a scalar takes in a terminal.
package enum DisplayWidth {
  /// The width of a text, its emoji sequences counted as one sign.
  package static func of(_ text: String) -> Int {
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      width += of(scalar, after: previous)
      previous = scalar
    }
    return width
  }

  /// 0 for what joins the sign before it, 2 for wide signs and emoji, else 1.
  package static func of(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Int {
    if scalar.value < 0x300 { return 1 }
    // What follows a zero-width joiner is drawn into the emoji before it.
    if previous?.value == 0x200d { return 0 }
    switch scalar.value {
    case 0x200b...0x200d, 0xfe00...0xfe0f, 0x1f3fb...0x1f3ff, 0xe0020...0xe007f: return 0
    case 0x1f1e6...0x1f1ff: return 1
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// East Asian wide and full-width signs, in blocks.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff,
    0xa000...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
    0xff00...0xff60, 0xffe0...0xffe6, 0x1b000...0x1b2ff, 0x20000...0x3fffd,
  ]
}
