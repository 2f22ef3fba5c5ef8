import GlassSyntax

/// Where code runs: on which side of the arrival of Liquid Glass (the 26 releases), and on which of the platforms
/// that have it.
package struct Availability: Hashable, Sendable {
  enum Side: UInt8, Sendable {
    /// Nothing was checked, or something that does not decide.
    case any
    /// Only on 26 and later.
    case modern
    /// Only before 26, where the user wants nothing to be seen through, or in no build of today.
    case legacy
  }

  private(set) var side: Side
  private(set) var platforms: GlassPlatforms

  init(_ side: Side, on platforms: GlassPlatforms = .all) {
    self.side = side
    self.platforms = platforms
  }

  static let any = Availability(.any)
  static let modern = Availability(.modern)
  static let legacy = Availability(.legacy)
  /// What macOS alone has.
  static let onMacOS = Availability(.any, on: .macOS)
  /// What macOS does not have.
  static let offMacOS = Availability(.any, on: GlassPlatforms.all.subtracting(.macOS))

  /// Whether the code never runs where there is glass.
  package var isLegacy: Bool { side == .legacy || platforms.isEmpty }

  /// Whether the code runs on 26 and later only.
  package var isModern: Bool { side == .modern && !platforms.isEmpty }

  /// Whether some build for iOS runs the code.
  package var includesIOS: Bool { platforms.contains(.iOS) }

  /// Whether nothing but builds for macOS runs the code.
  var isForMacOnly: Bool { platforms == .macOS }

  /// What holds inside `inner` when `self` holds around it.
  package func refined(by inner: Availability) -> Availability {
    let side = inner.side == .any ? side : (side == .legacy ? .legacy : inner.side)
    return Availability(side, on: platforms.intersection(inner.platforms))
  }

  /// The same platforms, on the releases of another.
  func onReleases(of other: Availability) -> Availability {
    Availability(other.side, on: platforms)
  }

  /// Whether some build runs both.
  package func meets(_ other: Availability) -> Bool { !platforms.isDisjoint(with: other.platforms) }
}

/// The platforms whose glass the rules speak of. tvOS has glass as well, but there it is the look of what has the
/// focus, rows included: code that only tvOS compiles is left alone.
package struct GlassPlatforms: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  static let iOS = GlassPlatforms(rawValue: 1)
  static let macOS = GlassPlatforms(rawValue: 2)
  static let watchOS = GlassPlatforms(rawValue: 8)
  static let all: GlassPlatforms = [.iOS, .macOS, .watchOS]
}

/// One entry of `@available` or `#available`: a platform and a version.
package struct AvailabilityEntry: Sendable {
  package var platform: Name
  /// Major and minor version; nil for `*` and for entries without one.
  package var major: Int?
  package var minor: Int
}

extension SyntaxTree {
  /// The entries below an `availability` or an `@available` node.
  package func availabilityEntries(_ node: NodeID) -> [AvailabilityEntry] {
    var entries: [AvailabilityEntry] = []
    for child in children(node) where kind(child) == .availabilityEntry {
      guard let platform = name(child) else { continue }
      let (major, minor) = version(in: range(child))
      entries.append(AvailabilityEntry(platform: platform, major: major, minor: minor))
    }
    return entries
  }

  /// The first version number in a range of text.
  private func version(in range: ByteRange) -> (Int?, Int) {
    var offset = range.start
    while offset < range.end, !isDigit(offset) || isIdentifierByte(offset - 1, from: range.start) {
      offset += 1
    }
    guard offset < range.end else { return (nil, 0) }
    var major = 0
    while offset < range.end, isDigit(offset) {
      major = min(major * 10 + Int(bytes[offset] - 48), 1_000_000)
      offset += 1
    }
    var minor = 0
    if offset + 1 < range.end, bytes[offset] == UInt8(ascii: "."), isDigit(offset + 1) {
      offset += 1
      while offset < range.end, isDigit(offset) {
        minor = min(minor * 10 + Int(bytes[offset] - 48), 1_000_000)
        offset += 1
      }
    }
    return (major, minor)
  }

  private func isDigit(_ offset: Int) -> Bool { (48...57).contains(bytes[offset]) }

  private func isIdentifierByte(_ offset: Int, from start: Int) -> Bool {
    guard offset >= start else { return false }
    let byte = bytes[offset]
    return (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// What `#available(…)` or `#unavailable(…)` says where it holds, and where it does not.
  package func availability(ofCondition node: NodeID) -> (held: Availability, failed: Availability)
  {
    let isModern = availabilityEntries(node).contains { $0.isGlassRelease }
    if flags(node).contains(.isUnavailable) {
      return (held: .legacy, failed: isModern ? .modern : .any)
    }
    return (held: isModern ? .modern : .any, failed: .legacy)
  }

  /// What the `@available` attributes among a declaration's children say.
  package func availability(ofDeclaration node: NodeID) -> Availability {
    // Asked for every declaration of a file, and hardly one has the attribute.
    var result = Availability.any
    var child = self[node].firstChild
    while child >= 0 {
      if kind(child) == .attribute, name(child) == .available {
        result = result.refined(by: availability(ofAttribute: child))
      }
      child = self[child].nextSibling
    }
    return result
  }

  /// `@available(iOS 26, *)` and `introduced: 26` are modern; `obsoleted: 26` or earlier, and
  /// `unavailable`, are legacy.
  private func availability(ofAttribute node: NodeID) -> Availability {
    let entries = availabilityEntries(node)
    if entries.contains(where: { $0.platform == .obsoleted && ($0.major ?? 99) <= 26 }) {
      return .legacy
    }
    if entries.contains(where: { $0.platform == .unavailable }) {
      guard let first = entries.first, first.platform != "*" else { return .legacy }
      return Availability(.any, on: GlassPlatforms.all.subtracting(GlassPlatforms(first.platform)))
    }
    let isLong = entries.contains { $0.platform == .introduced }
    if isLong {
      return entries.contains { $0.platform == .introduced && $0.isVersionOfGlass } ? .modern : .any
    }
    return entries.contains { $0.isGlassRelease } ? .modern : .any
  }
}

extension GlassPlatforms {
  /// The platforms that an availability check calls by a name.
  init(_ name: Name) {
    switch name {
    case "iOS", "iPadOS", "macCatalyst", "iOSApplicationExtension": self = .iOS
    case "macOS", "OSX", "macOSApplicationExtension": self = .macOS
    case "watchOS": self = .watchOS
    default: self = []
    }
  }
}

extension AvailabilityEntry {
  /// Whether the entry names a release of 26 or later of a platform that has glass.
  var isGlassRelease: Bool { Name.glassPlatforms.contains(platform) && isVersionOfGlass }

  fileprivate var isVersionOfGlass: Bool { (major ?? 0) >= 26 }
}

extension Name {
  fileprivate static let available: Name = "available"
  fileprivate static let introduced: Name = "introduced"
  fileprivate static let obsoleted: Name = "obsoleted"
  fileprivate static let unavailable: Name = "unavailable"

  /// The platforms whose 26 releases have Liquid Glass, as availability checks spell them.
  fileprivate static let glassPlatforms: Set<Name> = [
    "iOS", "iPadOS", "macOS", "OSX", "macCatalyst", "tvOS", "watchOS", "iOSApplicationExtension",
    "macOSApplicationExtension",
  ]
}
