/// A version of a platform or SDK.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `26`, `26.1` and `26.1.2`, as people write versions; nil where it is nothing of that.
  package init?(numbers text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard (1...3).contains(numbers.count), numbers.count == parts.count else { return nil }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Reads also `v26` and `.v26_1`, as manifests write versions.
  package init?(_ text: some StringProtocol) {
    var digits = text[...]
    if digits.hasPrefix(".") { digits = digits.dropFirst() }
    if digits.hasPrefix("v") { digits = digits.dropFirst() }
    self.init(numbers: String(digits.map { $0 == "_" ? "." : $0 }))
  }

  /// `26.0`, `26.1`, `26.1.2`.
  package var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
