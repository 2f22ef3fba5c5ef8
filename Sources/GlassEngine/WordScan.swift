/// Finds which of some lists of words a file holds a word of, in one pass over its bytes that leaves most of
/// them out.
///
/// The search of Wu and Manber: a window as long as the shortest word moves over the bytes; the last two in it
/// say how far it may move before a word can begin, and only where that is nowhere the words are compared.
struct WordScan: Sendable {
  private struct Word {
    let bytes: [UInt8]
    /// The lists that it stands in.
    var lists: [Int]
  }

  private var words: [Word] = []
  /// The length of the window.
  private let width: Int
  /// By two bytes, how far the window may move.
  private var moves: [UInt8]
  /// The words by what `bucket` makes of the last two bytes in the window where they begin.
  private var candidates = [[Int]](repeating: [], count: 256)
  private let listCount: Int
  /// The lists of which every file counts as holding a word: one of its words is too short to look for.
  private var always: [Int] = []

  init(_ lists: [[String]]) {
    listCount = lists.count
    var known: [[UInt8]: Int] = [:]
    for (list, texts) in lists.enumerated() {
      for text in texts {
        let bytes = Array(text.utf8)
        if bytes.count < 2 {
          always.append(list)
        } else if let word = known[bytes] {
          words[word].lists.append(list)
        } else {
          known[bytes] = words.count
          words.append(Word(bytes: bytes, lists: [list]))
        }
      }
    }
    width = min(words.map(\.bytes.count).min() ?? 2, 256)
    moves = [UInt8](repeating: UInt8(width - 1), count: words.isEmpty ? 0 : 1 << 16)
    for (number, word) in words.enumerated() {
      for end in 1..<width {
        let pair = Self.pair(word.bytes[end - 1], word.bytes[end])
        moves[pair] = min(moves[pair], UInt8(width - 1 - end))
      }
      candidates[Self.bucket(word.bytes[width - 2], word.bytes[width - 1])].append(number)
    }
  }

  /// For each list whether the bytes hold one of its words, anywhere.
  func findings(in bytes: [UInt8]) -> [Bool] {
    var found = [Bool](repeating: false, count: listCount)
    for list in always { found[list] = true }
    guard !words.isEmpty else { return found }
    let span = bytes.span
    let moves = moves.span
    var end = width - 1
    while end < span.count {
      let move = moves[Self.pair(span[end - 1], span[end])]
      if move > 0 {
        end += Int(move)
        continue
      }
      for number in candidates[Self.bucket(span[end - 1], span[end])] {
        guard words[number].lists.contains(where: { !found[$0] }),
          Self.holds(span, words[number].bytes, at: end + 1 - width)
        else { continue }
        for list in words[number].lists { found[list] = true }
        if !found.contains(false) { return found }
      }
      end += 1
    }
    return found
  }

  @inline(__always)
  private static func holds(_ bytes: Span<UInt8>, _ word: [UInt8], at start: Int) -> Bool {
    guard word.count <= bytes.count - start else { return false }
    for offset in word.indices where bytes[start + offset] != word[offset] { return false }
    return true
  }

  @inline(__always)
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }

  @inline(__always)
  private static func bucket(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first &* 31 ^ second)
  }
}
