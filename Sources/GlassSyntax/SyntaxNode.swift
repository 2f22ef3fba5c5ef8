/// The number of a node in its tree; node 0 is the `sourceFile`.
package typealias NodeID = Int32

/// One node of a `SyntaxTree`, linked to its first child and its next sibling by number.
package struct SyntaxNode: Sendable, BitwiseCopyable {
  package var kind: SyntaxKind
  package var flags: Flags
  /// The token that names the node, as `SyntaxKind` says; 0 where it has none.
  package var token: UInt32
  /// A second token, as `SyntaxKind` says; 0 where it has none.
  package var detail: UInt32
  /// The first token of the node's text.
  package var firstToken: UInt32
  /// One past the last token of the node's text.
  package var endToken: UInt32
  /// The number of the first child, or -1.
  package var firstChild: NodeID
  /// The number of the next sibling, or -1.
  package var nextSibling: NodeID

  /// Whether a token stands in the node's text.
  package func holds(_ token: UInt32) -> Bool { firstToken <= token && token < endToken }

  /// What a node's modifiers and form say.
  package struct Flags: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let isLet = Flags(rawValue: 1 << 0)
    package static let isStatic = Flags(rawValue: 1 << 1)
    package static let isPrivate = Flags(rawValue: 1 << 2)
    package static let isPublic = Flags(rawValue: 1 << 3)
    package static let isOverride = Flags(rawValue: 1 << 4)
    package static let isVariadic = Flags(rawValue: 1 << 5)
    package static let isUnavailable = Flags(rawValue: 1 << 6)
    package static let isDefault = Flags(rawValue: 1 << 7)
    package static let isAssociated = Flags(rawValue: 1 << 8)
    package static let isConformance = Flags(rawValue: 1 << 9)
    package static let isMutating = Flags(rawValue: 1 << 10)
    /// `inout`, on a parameter.
    package static let isInout = Flags(rawValue: 1 << 11)
    package static let isWeak = Flags(rawValue: 1 << 12)
    package static let isLazy = Flags(rawValue: 1 << 13)
    package static let isIndirect = Flags(rawValue: 1 << 14)
  }
}
