import SwiftUI

struct LibraryScreen: View {
  let deck: Deck
  @State private var isImporting = false

  var body: some View {
    NavigationStack {
      List(deck.tapes) { tape in
        TapeRow(tape: tape) { deck.play(tape) }
      }
      .navigationTitle("Tapes")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          DeckButton(title: "Record", icon: "mic") { deck.record() }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Menu("More", systemImage: "ellipsis.circle") {
            Button("Import", systemImage: "plus.circle") { isImporting = true }
          }
        }
      }
      .sheet(isPresented: $isImporting) {
        Text("Choose a tape to import")
      }
    }
  }
}
