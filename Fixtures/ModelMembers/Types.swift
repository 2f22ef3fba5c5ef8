import SwiftUI

/// A model that has views; what its type is only its initialiser or the environment tells.
@Observable
final class TripModel {
  static let shared = TripModel()

  var name = "Rome"

  @ViewBuilder var summaryCard: some View {
    VStack {
      Text(name)
      Text("3 days")
    }
    .padding()
    .glassEffect(.regular, in: .rect(cornerRadius: 18))
  }
}

struct TripScreen: View {
  @State private var model = TripModel()

  var body: some View {
    ScrollView {
      model.summaryCard  // expect: glass-in-scrolling-content
    }
  }
}

struct SharedTripScreen: View {
  private let model = TripModel.shared

  var body: some View {
    ScrollView {
      model.summaryCard  // expect: glass-in-scrolling-content
    }
  }
}

struct GivenTripScreen: View {
  @Environment(TripModel.self) private var model

  var body: some View {
    ScrollView {
      model.summaryCard  // expect: glass-in-scrolling-content
    }
  }
}
