import SwiftUI

struct OfferCard: View {
  var body: some View { Text("Offer").card().glassEffect() }  // expect: glass-on-glass
}

struct OfferLines: View {
  var body: some View { Text("Offer").card(lines: 2).glassEffect() }
}

struct OfferBadge: View {
  var body: some View { Badge().glassEffect() }  // expect: glass-on-glass
}

struct OfferLabel: View {
  var body: some View { Shelf.Label().glassEffect() }  // expect: glass-on-glass
}
