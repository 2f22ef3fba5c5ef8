/// One pattern with the meaning that it has in a `.gitignore`.
///
/// A pattern without a slash matches a name at any depth, another one the path from its folder; `**`
/// stands for any folders; a final slash matches folders only; `!` takes back what earlier patterns
/// matched.
///
/// Two oddities of git are not copied: a bracket that holds a slash, and `a**/b` read as `a/**/b`.
package struct PathPattern: Hashable, Sendable {
  private enum Component: Hashable, Sendable {
    case glob(Glob)
    case anyFolders
  }

  /// The pattern as it was written.
  package let text: String
  /// The line that it stands on, from 1; its number in a list otherwise.
  package let line: Int
  /// Whether it begins with `!`.
  package let isNegated: Bool
  let matchesFoldersOnly: Bool
  private let isAnchored: Bool
  private let components: [Component]

  /// Reads one line without its line break; nil where it holds no pattern or one that cannot match.
  package init?(_ line: ArraySlice<UInt8>, line number: Int) {
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    let pattern = Self.withoutTrailingSpaces(line)
    self.init(pattern, line: number, text: String(decoding: pattern, as: UTF8.self))
  }

  /// Reads a pattern that is shown as `text`.
  init?(_ pattern: ArraySlice<UInt8>, line number: Int, text: String) {
    guard let first = pattern.first else { return nil }
    var pattern = pattern
    self.text = text
    self.line = number
    isNegated = first == UInt8(ascii: "!")
    if isNegated { pattern = pattern.dropFirst() }
    matchesFoldersOnly = pattern.last == .slash
    if matchesFoldersOnly { pattern = pattern.dropLast() }
    guard !pattern.isEmpty else { return nil }
    isAnchored = pattern.contains(.slash)
    if pattern.first == .slash { pattern = pattern.dropFirst() }
    var components: [Component] = []
    for part in pattern.split(separator: .slash, omittingEmptySubsequences: false) {
      if isAnchored, part.count > 1, part.allSatisfy({ $0 == UInt8(ascii: "*") }) {
        if components.last != .anyFolders { components.append(.anyFolders) }
      } else if let glob = Glob(part) {
        components.append(.glob(glob))
      } else {
        return nil
      }
    }
    self.components = components
  }

  /// Spaces at the end do not count unless a backslash stands before them.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var at = line.startIndex
    while at < line.endIndex {
      if line[at] == .backslash {
        at += 2
        end = min(at, line.endIndex)
      } else {
        at += 1
        if line[at - 1] != UInt8(ascii: " ") { end = at }
      }
    }
    return line[..<end]
  }

  /// Whether `path[start...]`, a path below the pattern's folder, is one that the pattern names.
  ///
  /// `nameStart` is where its last component begins.
  func matches(_ path: [UInt8], from start: Int, nameStart: Int, isFolder: Bool) -> Bool {
    if matchesFoldersOnly, !isFolder { return false }
    guard isAnchored else {
      guard case .glob(let glob)? = components.first else { return false }
      return glob.matches(path, nameStart..<path.count)
    }
    return matchesComponents(path, from: start)
  }

  /// Goes back to the last `**` only, as a glob does to its last star. A final `**` needs a component.
  private func matchesComponents(_ path: [UInt8], from start: Int) -> Bool {
    var at = start
    var index = 0
    var starIndex = -1
    var starAt = 0
    while at < path.count {
      let end = Self.componentEnd(path, at)
      if index < components.count, components[index] == .anyFolders {
        if index == components.count - 1 { return true }
        starIndex = index
        starAt = end + 1
        index += 1
      } else if index < components.count, case .glob(let glob) = components[index],
        glob.matches(path, at..<end)
      {
        index += 1
        at = end + 1
      } else if starIndex >= 0, starAt < path.count {
        at = starAt
        starAt = Self.componentEnd(path, starAt) + 1
        index = starIndex + 1
      } else {
        return false
      }
    }
    return index == components.count
  }

  private static func componentEnd(_ path: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < path.count, path[end] != .slash { end += 1 }
    return end
  }
}
