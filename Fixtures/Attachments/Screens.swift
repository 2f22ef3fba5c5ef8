import SwiftUI

struct Inbox: View {
  let mails: [String]
  @State private var isComposing = false
  @State private var isFiltering = false

  var body: some View {
    List(mails, id: \.self) { mail in
      MailRow(mail: mail)  // expect: glass-in-scrolling-content "`MailRow`"
    }
    .overlay(alignment: .topTrailing) {
      Text("\(mails.count)").padding(8).glassEffect()
    }
    .safeAreaBar(edge: .bottom) {
      Button("Compose") { isComposing = true }
        .buttonStyle(.glass)
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Filter", systemImage: "line.3.horizontal.decrease") { isFiltering = true }
      }
    }
    .sheet(isPresented: $isComposing) {
      Composer()
    }
    .popover(isPresented: $isFiltering) {
      FilterView()
        .glassEffect(.regular, in: .rect(cornerRadius: 20))  // expect: glass-on-system-glass "the glass of the presentation"
    }
  }
}

struct MailRow: View {
  let mail: String
  @State private var isShown = false

  var body: some View {
    Text(mail)
      .overlay(alignment: .trailing) {
        Text("New").padding(4).glassEffect()
      }
      .contextMenu {
        Button("Archive") {}
      }
      .swipeActions {
        Button("Delete", role: .destructive) {}
      }
      .popover(isPresented: $isShown) {
        VStack {
          Text(mail)
          Button("Reply") {}.buttonStyle(.glass)
        }
      }
  }
}

struct Composer: View {
  var body: some View {
    NavigationStack {
      Text("Draft")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Send") {}.buttonStyle(.glassProminent)
          }
        }
    }
  }
}

struct FilterView: View {
  var body: some View {
    VStack {
      Text("Unread")
    }
  }
}

struct Header: View {
  @State private var isShown = false
  var act: () -> Void

  var body: some View {
    HStack {
      Text("Header")
    }
    .padding()
    .sheet(isPresented: $isShown) {
      VStack {
        Text("Sheet")
        Button("Act", action: act).buttonStyle(.glass)
      }
    }
    .navigationDestination(isPresented: $isShown) {
      Text("Next").padding().glassEffect()
    }
    .glassEffect()
  }
}
