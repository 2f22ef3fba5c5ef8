/// An SF Symbol that is drawn inside a circle, square or capsule.
struct EnclosedSymbol {
  /// `circle`, `square` or `capsule`.
  var shape: String
  /// The symbol without its shape, where SF Symbols has it.
  var plain: String?
  /// The major iOS release that the plain symbol needs, where it is newer than the enclosed one.
  var plainSince: Int?

  /// Reads a symbol's name; nil where the symbol is not enclosed.
  ///
  /// A name is `base.SHAPE`, then `.fill`, `.dashed` and the like, or a badge. Names that SF Symbols 7.2 does not
  /// have follow the same grammar and have no plain twin that is known.
  init?(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let position = Self.shapePosition(parts) else { return nil }
    shape = String(parts[position])
    let base = parts[..<position].joined(separator: ".")
    let enclosed = base + "." + shape
    guard !Self.pictures.contains(enclosed[...]) else { return nil }
    let suffix = parts[(position + 1)...]
    guard suffix.isEmpty || suffix == ["fill"] else { return }
    let twins =
      switch shape {
      case "circle": Self.circle
      case "square": Self.square
      default: Self.capsule
      }
    guard twins.contains(base[...]) else { return }
    plain = base
    plainSince = Self.releases[enclosed[...]]
  }

  /// The place of the shape among the parts: with a base before it and nothing after it but a form or a badge.
  private static func shapePosition(_ parts: [Substring]) -> Int? {
    guard let position = parts.lastIndex(where: { shapes.contains($0) }), position > 0,
      !parts[position - 1].isEmpty, !joints.contains(parts[position - 1]),
      !isOneOfSeveral(parts[..<position])
    else { return nil }
    let rest = parts[(position + 1)...]
    let isTerminal = rest.allSatisfy { forms.contains($0) }
    let isBadged =
      rest.first == "badge" || rest.first == "fill" && rest.dropFirst().first == "badge"
    return isTerminal || isBadged ? position : nil
  }

  /// Whether a shape after these parts is one of several in a picture: they are shapes, or end in two.
  private static func isOneOfSeveral(_ parts: ArraySlice<Substring>) -> Bool {
    var rest = parts
    var count = 0
    while let last = rest.last, drawnShapes.contains(last) || forms.contains(last) {
      if drawnShapes.contains(last) { count += 1 }
      rest.removeLast()
    }
    return rest.isEmpty || count > 1
  }

  private static let shapes: Set<Substring> = ["circle", "square", "capsule"]
  private static let drawnShapes = shapes.union([
    "triangle", "rectangle", "diamond", "pentagon", "hexagon", "octagon", "oval",
  ])
  /// One square on or beside another, and a picture that is cut to a circle, are the symbol itself.
  private static let joints: Set<Substring> = ["on", "and", "crop"]
  private static let forms: Set<Substring> = [
    "fill", "dashed", "dotted", "inverse", "ar", "he", "hi", "ja", "ko", "th", "zh", "rtl",
  ]

  // MARK: Tables, each read when a name asks for it

  private static let pictures = names(in: EnclosedSymbolTable.pictures)
  private static let circle = names(in: EnclosedSymbolTable.circle)
  private static let square = names(in: EnclosedSymbolTable.square)
  private static let capsule = names(in: EnclosedSymbolTable.capsule)

  private static let releases: [Substring: Int] = {
    let entries = EnclosedSymbolTable.later.split(whereSeparator: \.isWhitespace).compactMap {
      entry -> (Substring, Int)? in
      let parts = entry.split(separator: ":")
      guard parts.count == 2, let release = Int(parts[1]) else { return nil }
      return (parts[0], release)
    }
    return Dictionary(entries) { first, _ in first }
  }()

  private static func names(in table: String) -> Set<Substring> {
    Set(table.split(whereSeparator: \.isWhitespace))
  }
}
