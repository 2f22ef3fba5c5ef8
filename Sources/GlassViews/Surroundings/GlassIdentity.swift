import GlassSyntax

/// An identity that a view gives its glass: `.glassEffectID(_:in:)` or `.glassEffectUnion(id:namespace:)`.
package struct GlassIdentity {
  package enum Kind: Sendable {
    case id
    case union
  }

  package let kind: Kind
  /// The modifier.
  package var path: PlacePath
  /// The glass that it is for, where the view itself carries it.
  package let glass: GlassSite?
  /// Whether there is glass whenever the view is shown.
  let isCertain: Bool
  /// Nil where it cannot be told what it is.
  var value: Reference?
  var namespace: Reference?
  /// The branches that show the view, up to what is asked.
  var branches: [Branch]
  var tests: [Test]
  /// Whether a ForEach shows the view again and again.
  var isRepeated = false

  /// More than so many are not remembered below one view.
  static let maximum = 32

  /// Whether both name the same thing.
  package func isSame(as other: GlassIdentity) -> Bool {
    guard let value, let namespace else { return false }
    return kind == other.kind && value == other.value && namespace == other.namespace
  }

  /// Whether the value is the same wherever the view is shown.
  package var isConstant: Bool {
    guard case .constant? = value, namespace != nil else { return false }
    if case .own(_, _, let use)? = namespace { return use == 0 }
    return true
  }

  /// Whether every element of the ForEach around shows the view with glass.
  package var isUnconditional: Bool { branches.isEmpty && tests.isEmpty && isCertain }

  /// Whether one of both is shown wherever the other one is.
  package func accompanies(_ other: GlassIdentity) -> Bool {
    guard isCertain, other.isCertain else { return false }
    if branches.contains(where: { mine in
      other.branches.contains { $0.choice == mine.choice && $0.arm != mine.arm }
    }) {
      return false
    }
    if tests.excludes(other.tests) { return false }
    let (mine, others) = (Set(branches), Set(other.branches))
    return mine.isSubset(of: others) || others.isSubset(of: mine)
  }

  /// What an argument stands for, in the terms of the declaration in which it is written.
  package enum Reference: Hashable, Sendable {
    /// A literal or a member of a type, by its text.
    case constant(UInt64)
    /// A parameter of the function.
    case parameter(Name)
    /// A property that whoever makes `self` can give.
    case property(Name, of: TypeID)
    /// A property that each `self` has for itself; `use` tells the values of several apart.
    case own(Name, of: TypeID, use: UInt64)
  }
}

extension ViewSite {
  /// The identities that come together in the container or ForEach that the view is.
  package var identities: [GlassIdentity] { summary.identities }

  /// Whether the view is a glass container.
  package var isGlassContainer: Bool { name == "GlassEffectContainer" }

  /// The modifiers that tell the glass of the view how to come, go and join.
  package var morphs: [Modifier] {
    modifiers.filter { Vocabulary.glassMorphs.contains($0.name) }
  }

  /// Those of them that say nothing outside a container.
  package var morphsInContainers: [Modifier] {
    // The transitions other than matched geometry need nothing beside them.
    morphs.filter { $0.name != "glassEffectTransition" || interpreter.isMatchedGeometry($0) }
  }
}

extension Vocabulary {
  /// Modifiers that tell glass how to come, go and join.
  static let glassMorphs: Set<Name> = [
    "glassEffectID", "glassEffectUnion", "glassEffectTransition",
  ]
}

extension Walker {
  /// The identities that the modifiers of a chain give to its glass.
  func identities(of chain: ChainWalk, _ glasses: [GlassSite], isGlassPossible: Bool)
    -> [GlassIdentity]
  {
    guard isGlassPossible else { return [] }
    return chain.modifiers.compactMap { modifier in
      let kind: GlassIdentity.Kind
      switch modifier.name {
      case "glassEffectID": kind = .id
      case "glassEffectUnion": kind = .union
      default: return nil
      }
      let (value, namespace) = interpreter.identity(modifier)
      let glass = glasses.first
      let isCertain =
        glass.map { glass in
          glasses.allSatisfy { $0.modifier?.branches.isEmpty ?? true }
            && glass.materials.allSatisfy { $0.variant != .identity && $0.variant != .unknown }
        } ?? false
      return GlassIdentity(
        kind: kind, path: modifier.path, glass: glass, isCertain: isCertain, value: value,
        namespace: namespace, branches: modifier.branches, tests: modifier.path.tests)
    }
  }

  /// Identities in the terms of the use that brings them.
  func lift(_ identities: [GlassIdentity], through use: Use, at node: ViewNode) -> [GlassIdentity] {
    identities.map { identity in
      guard identity.path.owner == use.entry.id else { return identity }
      var identity = identity
      identity.value = identity.value.flatMap { interpreter.lift($0, through: use, at: node) }
      identity.namespace = identity.namespace.flatMap {
        interpreter.lift($0, through: use, at: node)
      }
      // A branch of another use of the same declaration is another branch.
      identity.branches = identity.branches.map {
        Branch(choice: $0.choice &* 31 ^ UInt64(node.site.name.start), arm: $0.arm)
      }
      return identity
    }
  }
}
