import GlassProject
import GlassSyntax

/// Which names each declaration of a file mentions.
package struct DeclarationMentions: Sendable {
  /// A declaration with everything in it that is no declaration itself.
  struct Unit: Sendable {
    var declaration: Declaration
    /// The container that holds it.
    var container: Int?
  }

  /// A name in the code of a unit.
  struct Mention: Sendable {
    var name: UInt32
    var token: UInt32
    /// The innermost unit around it, or -1.
    var unit: Int32
  }

  let units: [Unit]
  /// By name, and those of one name in the order of the tokens.
  let mentions: [Mention]

  init(_ tree: SyntaxTree, _ declarations: FileDeclarations) {
    self.init(
      tree, units: declarations.declarations.map { Unit(declaration: $0, container: $1) })
  }

  init(_ tree: SyntaxTree, units: [Unit]) {
    self.units = units
    var walk = UnitWalk(units, tree)
    var mentions: [Mention] = []
    for token in tree.tokens.indices where tree.tokens[token].kind == .identifier {
      let number = UInt32(truncatingIfNeeded: token)
      mentions.append(
        Mention(
          name: tree.name(token: number).shortHash, token: number, unit: walk.unit(at: number)))
    }
    mentions.sort { ($0.name, $0.token) < ($1.name, $1.token) }
    self.mentions = mentions
  }

  /// The mentions of a name.
  func mentions(of name: UInt32) -> ArraySlice<Mention> {
    var low = 0
    var high = mentions.count
    while low < high {
      let middle = (low + high) / 2
      if mentions[middle].name < name { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < mentions.count, mentions[end].name == name { end += 1 }
    return mentions[low..<end]
  }
}

extension DeclarationMentions {
  /// Whether a function or property puts views on screen itself, as code of UIKit and AppKit does.
  func hosts(_ unit: Unit, in tree: SyntaxTree) -> Bool {
    guard unit.declaration.kind != .type else { return false }
    let node = tree[unit.declaration.outerNode]
    return Name.hostingWords.contains { word in
      mentions(of: word.shortHash).contains { node.holds($0.token) }
    }
  }
}

/// Tells the innermost unit around one token after another.
private struct UnitWalk {
  private let ranges: [(start: UInt32, end: UInt32)]
  private var next = 0
  private var open: [Int] = []

  init(_ units: [DeclarationMentions.Unit], _ tree: SyntaxTree) {
    ranges = units.map { unit in
      let node = tree[unit.declaration.outerNode]
      return (node.firstToken, node.endToken)
    }
  }

  /// The unit around a token; tokens are asked for in order.
  mutating func unit(at token: UInt32) -> Int32 {
    while next < ranges.count, ranges[next].start <= token {
      open.append(next)
      next += 1
    }
    while let last = open.last, ranges[last].end <= token { open.removeLast() }
    return Int32(truncatingIfNeeded: open.last ?? -1)
  }
}
