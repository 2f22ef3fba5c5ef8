import Testing

/// The lines of `CallList`: offset, name, labels, closures, the call it hangs on, the call that holds it.
struct CallListTests {
  @Test func chains() {
    #expect(
      calls(in: "a(b()).c(x: 1)?.d { e() }") == [
        "0\ta\t_\t\t-\t-", "2\tb\t\t\t-\t0", "7\tc\tx\t\t0\t-", "16\td\t\t_\t7\t-",
        "20\te\t\t\t-\t16",
      ])
  }

  @Test func chainsThatDoNotHangDirectly() {
    #expect(
      calls(in: "a().b.c()") == ["0\ta\t\t\t-\t-", "6\tc\t\t\t-\t-"])
    #expect(calls(in: "a()[0].c()") == ["0\ta\t\t\t-\t-", "7\tc\t\t\t-\t-"])
    #expect(calls(in: "(a()).c()") == ["1\ta\t\t\t-\t-", "6\tc\t\t\t-\t-"])
    #expect(calls(in: "a<T>()!.c<U>()") == ["0\ta\t\t\t-\t-", "8\tc\t\t\t0\t-"])
  }

  @Test func closuresAndLabels() {
    #expect(
      calls(in: "`a`(_: 1, b: 2) { } c: { d() }") == [
        "0\t`a`\t_,b\t_,c\t-\t-", "25\td\t\t\t-\t0",
      ])
  }

  @Test func postfixIf() {
    let source = """
      a()
        #if X
        .b()
        #else
          #if Y
          .c(.d())
          #endif
        #endif
        .e()
      """
    let found = calls(in: source).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(found.map { $0[1] } == ["a", "b", "c", "d", "e"])
    #expect(found.map { $0[4] } == ["-", "0", "0", "-", "0"])
    #expect(found[3][5] == found[2][0])
  }

  @Test(arguments: [
    "@A(f()) struct S {}", "#if f()\n#endif", "switch x { case f(): break }", "\\A.b",
    "#m(x)", "x[0]()",
  ])
  func leftOut(_ source: String) {
    #expect(calls(in: source) == [])
  }

  @Test func macrosShowWhatTheyHold() {
    #expect(calls(in: "#m(f()) { g() }") == ["3\tf\t\t\t-\t-", "10\tg\t\t\t-\t-"])
  }
}
