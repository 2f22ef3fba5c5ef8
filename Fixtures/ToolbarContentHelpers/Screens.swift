import SwiftUI

struct Article: View {
  @Binding var isFavourite: Bool
  var share: () -> Void

  var body: some View {
    Text("Article")
      .toolbar {
        ShareItem(share: share)
        favouriteItem
        counter(3)
        TrailingItem {
          Text("Draft").padding(4).glassEffect()  // expect: glass-on-system-glass
        }
        bare {
          Text("12 s").padding(4).glassEffect()
        }
      }
  }

  @ToolbarContentBuilder private var favouriteItem: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) {
      Button("Favourite", systemImage: isFavourite ? "star.circle.fill" : "star") {  // expect: enclosed-symbol-in-glass "`star.circle.fill`"
        isFavourite.toggle()
      }
    }
  }

  private func counter(_ count: Int) -> some ToolbarContent {
    ToolbarItemGroup(placement: .bottomBar) {
      Text("\(count)")
        .padding(4)
        .glassEffect()  // expect: glass-on-system-glass
    }
  }
}

struct Reader: View {
  var close: () -> Void

  var body: some View {
    VStack {
      Text("Page").padding().glassEffect()
      Text("1 of 12")
    }
    .doneToolbar(close)
  }
}
