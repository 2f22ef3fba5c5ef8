/// Finds the word that a misspelt one was meant to be.
package enum Spelling {
  /// The known word nearest to `word`, or nil where none is near: a third of the letters may differ.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let letters = Array(word.lowercased().utf8)
    var best: (word: String, distance: Int)?
    for candidate in known {
      let other = Array(candidate.lowercased().utf8)
      let limit = max(1, max(letters.count, other.count) / 3)
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word ?? known.first { isPrefix(letters, of: $0) }
  }

  /// The rest of a sentence that offers the nearest word: "; did you mean `x`?", or nothing.
  package static func hint(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean `\($0)`?" } ?? ""
  }

  private static func isPrefix(_ letters: [UInt8], of word: String) -> Bool {
    letters.count >= 3 && Array(word.lowercased().utf8).starts(with: letters)
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to another.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let same = left[row] == right[column]
        var cost = min(
          previous[column] + (same ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      (before, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
