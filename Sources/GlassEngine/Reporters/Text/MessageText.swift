/// A message taken apart at its back-ticks, so that a format can set code as code.
struct MessageText {
  enum Part: Equatable {
    case words(String)
    case code(String)
  }

  let parts: [Part]

  init(_ text: String) {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A back-tick without its partner is a sign like any other.
    let isClosed = pieces.count % 2 == 1
    var parts: [Part] = []
    for (index, piece) in pieces.enumerated() {
      if index % 2 == 0 {
        if !piece.isEmpty { parts.append(.words(piece)) }
      } else if isClosed || index + 1 < pieces.count {
        parts.append(.code(piece))
      } else {
        parts.append(.words("`" + piece))
      }
    }
    self.parts = parts
  }
}
