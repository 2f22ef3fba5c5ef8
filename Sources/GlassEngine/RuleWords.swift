import GlassViews

/// Lists of words that wake several rules.
package enum RuleWords {
  /// What makes a view a glass surface, or holds some.
  package static let glass = [
    "glassEffect", "glass", "glassProminent", "GlassButtonStyle", "GlassProminentButtonStyle",
    "GlassEffectContainer",
  ]

  /// What makes a button prominent.
  package static let prominent = [
    "glassProminent", "GlassProminentButtonStyle", "borderedProminent",
    "BorderedProminentButtonStyle",
  ]

  /// The materials.
  package static let materials = Vocabulary.materialMembers + ["Material"]

  /// What makes a view an item of a toolbar.
  package static let toolbar = ["toolbar", "ToolbarItem", "ToolbarItemGroup"]
}
