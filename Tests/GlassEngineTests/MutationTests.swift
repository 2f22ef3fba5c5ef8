import Foundation
import GlassEngine
import GlassSyntax
import TestSupport
import Testing

/// Each token of each fixture left out, doubled, or swapped with the next: nothing crashes, and whatever is
/// found lies within its file.
@Suite struct MutationTests {
  /// Whether every change is made. Without it every 29th is, counted through all files, which leaves a debug
  /// build some fifteen seconds of work.
  private static let isThorough = ProcessInfo.processInfo.environment["GLASSLINT_THOROUGH"] != nil
  private static let stride = 29

  @Test(arguments: FixtureFolder.all) func mutations(fixture: FixtureFolder) throws {
    var run = try ExampleRun(fixture.files, only: ["all"])
    var number = fixture.name.utf8.count
    for index in run.files.indices where run.files[index].path.hasSuffix(".swift") {
      let original = run.files[index].text
      let bytes = Array(original.utf8)
      let tokens = SyntaxTree.parse(bytes).tokens.filter { $0.end > $0.start }
      for place in tokens.indices {
        for kind in Mutation.allCases {
          number += 1
          guard Self.isThorough || number.isMultiple(of: Self.stride) else { continue }
          guard let changed = kind.apply(to: bytes, tokens, at: place) else { continue }
          run.files[index].text = String(decoding: changed, as: UTF8.self)
          Self.check(run, "\(run.files[index].path): \(kind) token \(place)")
        }
      }
      run.files[index].text = original
    }
  }

  private static func check(_ run: ExampleRun, _ comment: Testing.Comment) {
    let sizes = run.files.map(\.text.utf8.count)
    let result = run.result
    #expect(result.problems.isEmpty, comment)
    for diagnostic in result.diagnostics + result.suppressed {
      let places =
        [diagnostic.place] + diagnostic.related.map(\.place)
        + (diagnostic.fix?.edits.map(\.place) ?? [])
      for place in places {
        let range = place.range
        #expect(
          0 <= range.start && range.start <= range.end && range.end <= sizes[place.file], comment)
      }
    }
  }
}

/// A change of one token.
private enum Mutation: CaseIterable {
  case withoutToken
  case doubled
  case swapped

  /// The bytes after the change; nil where there is no token to swap with.
  func apply(to bytes: [UInt8], _ tokens: [Token], at place: Int) -> [UInt8]? {
    let token = tokens[place]
    let text = bytes[Int(token.start)..<Int(token.end)]
    let before = bytes[..<Int(token.start)]
    let after = bytes[Int(token.end)...]
    switch self {
    case .withoutToken: return Array(before + after)
    case .doubled: return Array(before + text + [0x20] + text + after)
    case .swapped:
      guard place + 1 < tokens.count else { return nil }
      let next = tokens[place + 1]
      guard next.start >= token.end else { return nil }
      let between = bytes[Int(token.end)..<Int(next.start)]
      let other = bytes[Int(next.start)..<Int(next.end)]
      return Array(before + other + between + text + bytes[Int(next.end)...])
    }
  }
}
