import GlassSyntax
import GlassProject

/// One finding of a rule.
package struct Diagnostic: Sendable {
  package var ruleID: String
  package var severity: Severity
  /// What is wrong here: lower case, no final stop, code in back-ticks.
  package var message: String
  /// The primary range: the offending half, as it is written where both halves meet.
  package var place: Place
  /// The other half, and where the use applies it.
  package var related: [RelatedPlace]
  package var fix: Fix?

  package init(
    ruleID: String, severity: Severity, message: String, place: Place,
    related: [RelatedPlace] = [], fix: Fix? = nil
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.message = message
    self.place = place
    self.related = related
    self.fix = fix
  }
}

/// A range in one file of the run.
package struct Place: Hashable, Sendable {
  /// The number of the file in the run.
  package var file: FileID
  package var range: ByteRange

  package init(file: FileID, range: ByteRange) {
    self.file = file
    self.range = range
  }
}

/// A place that explains a finding.
package struct RelatedPlace: Hashable, Sendable {
  package var message: String
  package var place: Place

  package init(message: String, place: Place) {
    self.message = message
    self.place = place
  }
}

/// A change that removes a finding.
package struct Fix: Hashable, Sendable {
  /// Whether the meaning stays the same.
  package enum Safety: String, Sendable {
    case safe
    case unsafe
  }

  /// What the change does, in the imperative: "remove `.glassEffect()`".
  package var message: String
  package var safety: Safety
  /// The edits, in order of place, without overlap.
  package var edits: [Edit]

  package init(message: String, safety: Safety, edits: [Edit]) {
    self.message = message
    self.safety = safety
    self.edits = edits
  }
}

/// A range of a file and the text that takes its place.
package struct Edit: Hashable, Sendable {
  package var place: Place
  package var replacement: String

  package init(place: Place, replacement: String) {
    self.place = place
    self.replacement = replacement
  }
}
