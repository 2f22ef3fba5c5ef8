import GlassSyntax
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Deep and long sources on a thread with a stack of 512 KiB.
struct DepthTests {
  /// Runs `body` on a thread with a small stack, and waits for it.
  static func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 512 * 1024)
    let box = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(&thread, &attributes, runWork, box.toOpaque())
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }

  /// The calls of a source, found on a thread with a small stack.
  static func callNames(_ source: String) -> [String] {
    let result = Result()
    onSmallStack { result.lines = calls(in: source) }
    return result.lines.map {
      String($0.split(separator: "\t", omittingEmptySubsequences: false)[1])
    }
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f {", "}"), ("a[", "]"), ("\"\\(", ")\""),
    ("({ [", "] })"), ("if x {\n", "}\n"), ("struct A {\n", "}\n"), ("switch x { default: ", "}"),
    ("a ? ", " : b"), ("x as [", "]"), ("let a: (", ")"), ("let a: A<", ">"),
    ("#if A\n", "\n#endif\n"),
    ("case let (", ")"), ("do {", "} catch {}"), ("func f() {\n", "}\n"), ("#m {", "}"),
    ("var a: Int { get {", "} }"), ("f(x: { (a: [", "]) in })"), ("\\.a[", "]"), ("try ", ""),
    ("- ", ""), ("@A(", ")"), ("@A(x) ", "let b"), ("a < ", ""), ("x = ", ""),
    ("{ (a) -> (", ") in }"),
  ])
  func nesting(_ open: String, _ close: String) {
    let depth = 20_000
    let deep =
      String(repeating: open, count: depth) + "x" + String(repeating: close, count: depth)
    let names = DepthTests.callNames("first()\n\(deep)\nlet y = last()\n")
    #expect(names.first == "first")
    #expect(names.last == "last")
  }

  /// What is never closed, and what is repeated without end, costs no more than other code and loses nothing
  /// around it.
  @Test(arguments: [
    "a.b(", "f(x: [", "@a(\n", "@a (\n", "#if A\n", "@a\n#if A\n", "@a (x)\n#if A\n", "private(",
    "f(a b ",
    "{ (", "x<@a ", "x<a::", "private ", "async ", ")throws(", "x as @a ", "@a<",
  ])
  func unclosed(_ piece: String) {
    let deep = String(repeating: piece, count: 8_000)
    let names = DepthTests.callNames(
      "first()\nstruct A {\n  func b() {\n    \(deep)\n  }\n}\nfunc c() { last() }\n")
    #expect(names.first == "first")
    #expect(names.last == "last")
  }

  @Test func innermostChainOfDeepViews() {
    let depth = 3_000
    let deep =
      String(repeating: "VStack {\n", count: depth)
      + "Text(x)\n.glassEffect(.regular, in: .capsule)\n"
      + String(repeating: "}\n.padding(1)\n", count: depth)
    let names = DepthTests.callNames("var body: some View {\n\(deep)}\nlet y = last()\n")
    #expect(names.filter { $0 == "glassEffect" }.count == 1)
    #expect(names.filter { $0 == "padding" }.count == depth)
    #expect(names.last == "last")
  }

  @Test func longChains() {
    let chain = "a" + String(repeating: "\n.b(1)", count: 10_000)
    let sum = "1" + String(repeating: " + f(1)", count: 10_000)
    let elseIf = "if c { f() }" + String(repeating: " else if c { f() }", count: 5_000)
    let ternary = String(repeating: "c ? f() : ", count: 5_000) + "g()"
    let names = DepthTests.callNames("\(chain)\nlet s = \(sum)\n\(elseIf)\nx = \(ternary)\n")
    #expect(names.filter { $0 == "b" }.count == 10_000)
    #expect(names.filter { $0 == "f" }.count == 20_001)
    #expect(names.last == "g")
  }

  @Test func longLines() {
    let line = "f(" + String(repeating: "a / b, \"c\", ", count: 80_000) + "d)"
    #expect(DepthTests.callNames(line) == ["f"])
    let unclosed = String(repeating: " /a\\", count: 100_000) + " #\"b"
    #expect(DepthTests.callNames("\(unclosed)\ng()") == ["g"])
    let angles = String(repeating: "a < b<", count: 50_000)
    #expect(DepthTests.callNames("\(angles)\ng()").last == "g")
  }
}

/// What a thread shall do.
private final class Work {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// What a thread found; it is read once the thread has ended.
private final class Result: @unchecked Sendable {
  var lines: [String] = []
}

#if canImport(Darwin)
  private func runWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#else
  private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#endif
