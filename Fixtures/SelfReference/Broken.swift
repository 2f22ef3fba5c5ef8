// A view that shows itself through a helper of its own, half-typed: the braces do not match.
struct CloseButton: View {
  var body: some View { CloseButton().capsule() }  // expect: glass-on-glass
extension View {
  fileprivate func capsule() -> some View { glassEffect() }
  func shelf() -> some View { modifier(Shelf()) }
struct Shelf: ViewModifier {
  func body(content: Content) -> some View {
    CloseButton().glassEffect().overlay { content }  // expect: glass-on-glass
