import SwiftUI

/// Shows its slot through a property of its own: no text in `body` names the slot.
struct LoadedContent<Loaded: View>: View {
  let isLoading: Bool
  private let loaded: () -> Loaded

  init(isLoading: Bool, @ViewBuilder loaded: @escaping () -> Loaded) {
    self.isLoading = isLoading
    self.loaded = loaded
  }

  var body: some View {
    VStack {
      if isLoading {
        ProgressView()
      } else {
        result
      }
    }
  }

  private var result: some View {
    VStack { framed }
  }

  private var framed: some View {
    loaded().frame(maxWidth: .infinity)
  }
}

struct Letters: View {
  var write: () -> Void

  var body: some View {
    LoadedContent(isLoading: false) {
      HStack {  // expect: missing-glass-container
        Text("Inbox").padding().glassEffect()
        Text("Sent").padding().glassEffect()
      }
    }
  }
}

/// Other code uses a further member of a preview.
struct Samples_Previews: PreviewProvider {
  static var previews: some View { chips }

  static var chips: some View {
    Text("Chip").padding().glassEffect()
  }
}

struct Gallery: View {
  var body: some View {
    ScrollView {
      VStack { Samples_Previews.chips }  // expect: glass-in-scrolling-content
    }
  }
}
