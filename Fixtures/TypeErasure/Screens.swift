// config: ios=17.0
import SwiftUI

struct Settings: View {
  let isEnabled: Bool

  var body: some View {
    Form {
      Section("Account") {
        Text("Name")
          .surface(isEnabled: isEnabled)  // expect: glass-in-scrolling-content
      }
      Section("About") {
        Text("Version").surface(isEnabled: false)
        AnyView(Text("Licences").eraseToAnyView())
      }
    }
  }
}

struct StatusView: View {
  let isOnline: Bool

  var body: some View {
    HStack {
      indicator  // expect: glass-on-glass
      label.eraseToAnyView()
    }
    .surface(isEnabled: true)
  }

  private var indicator: some View {
    if isOnline {
      return AnyView(Text("Online"))
    }
    if #available(iOS 26, *) {
      return AnyView(Text("Offline").padding().glassEffect())
    }
    return AnyView(Text("Offline"))
  }

  private var label: AnyView {
    AnyView(Text("Status"))
  }
}
