import GlassSyntax

extension Vocabulary {
  /// The members of shape styles that are materials, that of bars included.
  package static let materialMembers = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    "bar",
  ]

  static let materials = Set(materialMembers.map { Name($0) })
}
