import SwiftUI

/// Closures that an initialiser keeps, and that the body hands on as values.
struct Shelf<Item: Identifiable, Cell: View>: View {
  let items: [Item]
  let cell: (Item) -> Cell

  init(items: [Item], @ViewBuilder cell: @escaping (Item) -> Cell) {
    self.items = items
    self.cell = cell
  }

  var body: some View {
    ScrollView {
      VStack { ForEach(items, content: self.cell) }
    }
  }
}

struct Book: Identifiable {
  let id: Int
  let title: String
}

struct Library: View {
  let books: [Book]

  var body: some View {
    Shelf(items: books) { book in
      VStack {
        Text(book.title)
        Text("New")
      }
      .padding()
      .glassEffect(.regular, in: .rect(cornerRadius: 12))  // expect: glass-in-scrolling-content
    }
  }
}

struct Feed<Row: View>: View {
  let rows: () -> Row

  var body: some View { ScrollView(content: rows) }
}

struct TitledFeed<Row: View>: View {
  let title: String
  let rows: () -> Row

  init(_ title: String, @ViewBuilder rows: @escaping () -> Row) {
    self.title = title
    self.rows = rows
  }

  var body: some View { Feed(rows: rows).navigationTitle(title) }
}

struct Messages: View {
  let newest: String

  var body: some View {
    TitledFeed("Messages") {
      VStack {
        Text("Newest")
        Text(newest)
      }
      .padding()
      .glassEffect(.regular, in: .rect(cornerRadius: 16))  // expect: glass-in-scrolling-content
    }
  }
}

/// A closure that may be missing.
struct StatusBar: View {
  let text: String
  var trailing: (() -> AnyView)?

  var body: some View {
    HStack {
      Text(text)
      trailing?()
    }
    .padding()
    .glassEffect()
  }
}

struct SyncScreen: View {
  var stop: () -> Void

  var body: some View {
    StatusBar(
      text: "Syncing",
      trailing: {
        AnyView(Button("Stop", action: stop).buttonStyle(.glass))  // expect: glass-on-glass
      })
    StatusBar(text: "Done", trailing: nil)
  }
}

/// A view for what may be missing.
struct Receipt: View {
  let total: String
  let note: String?

  var body: some View {
    List {
      Text(total)
      note.map { text in
        HStack {
          Text(text)
          Spacer()
        }
        .padding()
        .glassEffect(.regular, in: .rect(cornerRadius: 12))  // expect: glass-in-scrolling-content
      }
    }
    .toolbar {
      ToolbarItem {
        note.map { Text($0) }  // expect: conditional-toolbar-item
      }
    }
    HStack {
      note.map { Text($0).padding().glassEffect() }
      if note == nil { Text("No note").padding().glassEffect() }
    }
  }
}
