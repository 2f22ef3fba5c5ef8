import GlassProject
import GlassSyntax

/// A declaration that a name can lead to.
package struct Declaration: Sendable {
  package enum Kind: UInt8, Sendable {
    case type
    case function
    case initializer
    case property
    case enumCase
    case typeAlias
  }

  package var kind: Kind
  package var name: Name
  package var file: FileID
  /// Its node: a type, function, initialiser, type alias or enum element; for properties the `binding`.
  package var node: NodeID
  /// The `variableDecl` of a property, else the node itself: where attributes and flags stand.
  package var outerNode: NodeID
  /// The name of the type whose body or extension holds it, or nil for a global.
  package var owner: Name?
  /// The type whose body holds it, when it stands in one (not in an extension).
  package var ownerType: TypeID?
  package var flags: SyntaxNode.Flags
  /// What `@available` on the declaration or on an extension around it says.
  package var availability: Availability
  /// The `#if` that it stands in and the number of the clause: declarations in two clauses of one
  /// `#if` exclude each other.
  package var condition: Condition?

  package struct Condition: Hashable, Sendable {
    package var ifConfig: NodeID
    package var clause: Int
  }
}

/// The number of a declaration in its index.
package typealias DeclarationID = Int

/// The number of a type in its index.
package typealias TypeID = Int

/// A type that the project declares, with everything that its extensions add.
package struct TypeDeclaration: Sendable {
  package var declaration: DeclarationID
  package var name: Name
  package var file: FileID
  package var node: NodeID
  /// The type it is nested in.
  package var outer: TypeID?
  /// The names after the colon, of the type and of its extensions.
  package var conformances: Set<Name>
  package var members: [Name: [DeclarationID]]
  package var isPublic: Bool
  package var isReferenceType: Bool
  /// Whether it stands in another type, or in an extension of one.
  package var isNested: Bool
}
