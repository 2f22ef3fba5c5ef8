/// Sources that hold much of what is hard to read, for tests that cut and change them.
let trickySources: [String] = [
  ##"""
  import SwiftUI
  #if os(iOS) && compiler(>=99)
  @available(iOS 26.0, *)
  #endif
  public struct Panel<Content: View, each T>: View where Content: Sendable {
    @State private var isOn = false { didSet { print("\(isOn ? "a" : #"b\#(1)"#)") } }
    let match = try? /a[)\/](b{1,2})/.firstMatch(in: line)
    var body: some View {
      if #available(iOS 26, *), let x = y?.z, case .some(let w) = v {
        VStack(alignment: .leading) { [weak self] in
          Text("""
            \(name, default: "x") "quoted" \"""
            """)
            .padding(a < b ? 8 : 4 / 2)
            #if DEBUG
            .glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 12))
            #else
            .overlay { Circle() } label: { Text("y") }
            #endif
            .id(\.self)
        }
      } else { EmptyView() }
    }
  }
  """##,
  ##"""
  enum E: Int { case a = 1, b(x: Int = 2); indirect case c }
  extension Array<Int> where Element == Int { subscript(i: Int) -> Int { get { self[i] } set {} } }
  func f<T>(_ a: inout T, b: (Int, x: T...) async throws(E) -> [3 of T]? = { _, _ in nil }) -> some P {
    switch (a, b) { case (.x(let y), _) where y > 1: fallthrough
    #if X
    case is Int: break
    #endif
    @unknown default: return try await unsafe g(&a)! as? Dictionary<String, Array<Int>> ?? [:] }
    outer: for case let (k, v?) in z { continue outer }
    do { throw e } catch let e as F where e.g { defer { h() } }
    x = c ? a : b; y = `class`.self; let 数 = "\({ "}" }())"
    #Preview("a", traits: .b) { $0.c() } /* a /* b */ c */ // d
  }
  """##,
]
