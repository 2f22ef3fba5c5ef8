import GlassProject

/// Names findings so that the same one is known again after lines have moved: a hash of the rule, the
/// project-relative path, the line's code without its white space, and the number among equals.
package struct Fingerprints: Sendable {
  private var counts: [String: Int] = [:]

  package init() {}

  /// The fingerprint of the next finding; findings have to come in their sorted order.
  package mutating func next(
    for diagnostic: Diagnostic, in file: SourceFile, text: SourceText?
  ) -> String {
    var hash = StableHash()
    hash.combine(diagnostic.ruleID)
    hash.combine(file.projectPath)
    if let text {
      let line = text.lines.range(ofLine: text.lines.line(at: diagnostic.place.range.start))
      for byte in text.bytes[line.start..<line.end] where byte > UInt8(ascii: " ") {
        hash.combine(byte)
      }
    }
    let key = hash.hexadecimal
    let number = counts[key, default: 0]
    counts[key] = number + 1
    if number > 0 { hash.combine(String(number)) }
    return hash.hexadecimal
  }
}
