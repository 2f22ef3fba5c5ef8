import Observation

struct Tape: Identifiable, Hashable {
  let id: Int
  var title: String
  var minutes: Int
}

@Observable
final class Deck {
  var tapes = [
    Tape(id: 1, title: "Rain on a tent", minutes: 12),
    Tape(id: 2, title: "Harbour at five", minutes: 31),
  ]
  var current: Tape?
  var isPlaying = false
  var isLooping = false

  func play(_ tape: Tape) {
    current = tape
    isPlaying = true
  }

  func record() {}
  func skip() {}
}
