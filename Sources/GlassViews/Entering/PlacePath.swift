import GlassProject
import GlassSyntax

/// A range of source that a finding can point to, with the range of the name in it.
package struct Site: Hashable, Sendable {
  package var file: FileID
  package var range: ByteRange
  package var name: ByteRange
  /// Whether it is written as `.name`.
  package var isMember: Bool

  package init(file: FileID, range: ByteRange, name: ByteRange, isMember: Bool) {
    self.file = file
    self.range = range
    self.name = name
    self.isMember = isMember
  }
}

/// Where something comes from, as one entered declaration sees it: first the place written in that
/// declaration (the thing itself, or the use that brings it), then the places inside each used
/// declaration, down to the thing itself.
package struct PlacePath: Hashable, Sendable {
  /// The entry in whose terms the path is told.
  package var owner: Int
  package var sites: [Site]
  /// Set while the path leads to an argument that the owner's caller passed.
  var parameter: ParameterReference?
  /// What must hold, as far as it is known, for the thing to be there.
  var tests: [Test] = []

  struct ParameterReference: Hashable, Sendable {
    var name: Name
    /// Which of the possible values of the argument.
    var value: UInt64
    /// The initialiser whose parameter it is, where a closure that it hands on is asked.
    var initializer = 0

    /// The parameter of the same name of an initialiser.
    func of(_ initializer: Int) -> ParameterReference {
      ParameterReference(name: name, value: value, initializer: initializer)
    }
  }

  /// The path with other tests.
  func with(_ tests: [Test]) -> PlacePath {
    guard !self.tests.isEmpty || !tests.isEmpty else { return self }
    var result = self
    result.tests = tests
    return result
  }

  /// The path of something that is there only where some tests hold.
  func limited(by tests: [Test]) -> PlacePath {
    guard !tests.isEmpty else { return self }
    var result = self
    result.tests.add(tests)
    return result
  }

  /// The place as it is written in the owner.
  package var first: Site? { sites.first }

  /// The place of the thing itself.
  package var last: Site? { sites.last }
}

extension [Site] {
  /// The places with a use before them. Of a long way only its beginning and its end are kept.
  func prefixed(by site: Site) -> [Site] {
    guard count > 16, let last else { return [site] + self }
    return [site] + prefix(14) + [last]
  }
}
