import SwiftUI

/// Sheets that show glass are those of iOS.
struct Screen: View {
  @State private var isShown = false

  var body: some View {
    Text("Screen")
      .sheet(isPresented: $isShown) { FormScreen() }
      .sheet(isPresented: $isShown) {
        ListScreen()  // expect: opaque-sheet-root
      }
      #if os(iOS)
        .fullScreenCover(isPresented: $isShown) { ListScreen() }
      #else
        .sheet(isPresented: $isShown) { ListScreen() }
      #endif
      .sheet(isPresented: $isShown) {
        NavigationStack { EditScreen() }
      }
  }
}

struct ListScreen: View {
  var body: some View { List {}.background(Color.red) }
}

struct FormScreen: View {
  var body: some View {
    #if os(macOS)
      Form {}.background(Color.red).presentationBackground(.thinMaterial)
    #else
      Form {}
    #endif
  }
}

struct EditScreen: View {
  @State private var canDelete = false

  var body: some View {
    Form {}
      #if os(macOS)
        .toolbar {
          ToolbarItem(placement: .destructiveAction) {
            if canDelete { Button("Delete") {} }
          }
        }
      #else
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            if canDelete { Button("Delete") {} }  // expect: conditional-toolbar-item
          }
        }
      #endif
  }
}
