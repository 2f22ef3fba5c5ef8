import GlassEngine
import TestSupport
import Testing

/// What fixes make of code in which the simplest edit would be wrong.
@Suite struct FixTests {
  /// Code with what its fixes make of it.
  struct Example: Sendable, CustomTestStringConvertible {
    var rule: String
    var before: String
    var after: String
    /// The safety of the fixes; nil where there is none.
    var safety: Fix.Safety?

    init(_ rule: String, _ before: String, becomes after: String, _ safety: Fix.Safety) {
      (self.rule, self.before, self.after, self.safety) = (rule, before, after, safety)
    }

    init(_ rule: String, hasNoFix before: String) {
      (self.rule, self.before, after) = (rule, before, before)
    }

    var testDescription: String { "\(rule): \(before.prefix { $0 != "\n" })" }
  }

  @Test(arguments: all)
  func fixed(example: Example) throws {
    let file = ExampleFile(path: "Example.swift", text: "import SwiftUI\n\n\(example.before)\n")
    let run = try ExampleRun([file], only: [example.rule])
    let found = run.result.diagnostics
    #expect(!found.isEmpty)
    #expect(Set(found.compactMap { $0.fix?.safety }) == Set([example.safety].compactMap(\.self)))
    #expect(run.fixed.map(\.text) == ["import SwiftUI\n\n\(example.after)\n"])
  }

  private static var all: [Example] { removals + moves + containers + symbols + values }

  // MARK: Modifiers that go

  private static let removals = [
    removal(
      "extension View { func bar() -> some View { toolbarBackground(.red, for: .tabBar) } }",
      becomes: "extension View { func bar() -> some View { self } }"),
    removal(
      """
      extension View {
        func bar() -> some View {
          toolbarBackground(.red, for: .tabBar)
            .padding()
        }
      }
      """,
      becomes: """
        extension View {
          func bar() -> some View {
            padding()
          }
        }
        """),
    removal(
      """
      extension View {
        func bar() -> some View {
          self  // as designed
            .toolbarBackground(.red, for: .tabBar).padding()
        }
      }
      """,
      becomes: """
        extension View {
          func bar() -> some View {
            self  // as designed
              .padding()
          }
        }
        """),
    Example(
      "custom-bar-background",
      hasNoFix: """
        extension View {
          func bar() -> some View {
            self
              #if os(iOS)
                .toolbarBackground(.red, for: .tabBar)
              #endif
              .padding()
          }
        }
        """),
    Example(
      "custom-toolbar-item-background",
      """
      struct Log: View {
        var body: some View {
          Text("Log").toolbar {
            ToolbarItem {
              Button("Add") {}
                .background(alignment: .top) { Circle().fill(.red) }
                .help("Add")
            }
          }
        }
      }
      """,
      becomes: """
        struct Log: View {
          var body: some View {
            Text("Log").toolbar {
              ToolbarItem {
                Button("Add") {}
                  .help("Add")
              }
            }
          }
        }
        """, .unsafe),
    Example(
      "custom-presentation-background",
      """
      struct Log: View {
        @State private var isShown = false

        var body: some View {
          Text("Log").sheet(isPresented: $isShown) {
            Text("More").presentationDetents([.medium]).presentationBackground { Color.red }
          }
        }
      }
      """,
      becomes: """
        struct Log: View {
          @State private var isShown = false

          var body: some View {
            Text("Log").sheet(isPresented: $isShown) {
              Text("More").presentationDetents([.medium])
            }
          }
        }
        """, .unsafe),
  ]

  private static func removal(_ before: String, becomes after: String) -> Example {
    let use = """

      struct Screen: View {
        var body: some View { Text("Screen").bar() }
      }
      """
    return Example("custom-bar-background", before + use, becomes: after + use, .unsafe)
  }

  // MARK: What moves

  private static let moves = [
    Example(
      "extension-effect-after-overlay",
      """
      extension View {
        func hero() -> some View { overlay { Text("Hero") }.backgroundExtensionEffect() }
      }
      struct Screen: View {
        var body: some View { Image("sea").hero() }
      }
      """,
      becomes: """
        extension View {
          func hero() -> some View { backgroundExtensionEffect().overlay { Text("Hero") } }
        }
        struct Screen: View {
          var body: some View { Image("sea").hero() }
        }
        """, .unsafe),
    Example(
      "shared-background-on-view",
      hasNoFix: items(
        """
        ToolbarItem {
          if #available(iOS 26.0, *) {
            Button("Add") {}.sharedBackgroundVisibility(.hidden)
          } else {
            Button("Add") {}
          }
        }
        """)),
    Example(
      "shared-background-on-view",
      items(
        """
        ToolbarItem {
          if isOn {
            Button("Add") {}.sharedBackgroundVisibility(.hidden)
          }
        }
        """),
      becomes: items(
        """
        ToolbarItem {
          if isOn {
            Button("Add") {}
          }
        }
        .sharedBackgroundVisibility(.hidden)
        """), .unsafe),
    Example(
      "conditional-toolbar-item",
      items("ToolbarItem { if isOn { Button(\"Add\") {} } }"),
      becomes: items("if isOn { ToolbarItem { Button(\"Add\") {} } }"), .safe),
    Example(
      "conditional-toolbar-item",
      hasNoFix: """
        \(items("add"))
        extension Log {
          var add: some ToolbarContent { ToolbarItem { if isOn { Button("Add") {} } } }
        }
        """),
    Example(
      "conditional-toolbar-item",
      hasNoFix: """
        \(items("add()"))
        extension Log {
          func add() -> some ToolbarContent { return ToolbarItem { if isOn { Button("Add") {} } } }
        }
        """),
    Example(
      "conditional-toolbar-item",
      """
      \(items("add"))
      extension Log {
        @ToolbarContentBuilder
        var add: some ToolbarContent { ToolbarItem { if isOn { Button("Add") {} } } }
      }
      """,
      becomes: """
        \(items("add"))
        extension Log {
          @ToolbarContentBuilder
          var add: some ToolbarContent { if isOn { ToolbarItem { Button("Add") {} } } }
        }
        """, .safe),
  ]

  /// A screen with items in its toolbar.
  private static func items(_ items: String) -> String {
    let lines = items.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    return """
      struct Log: View {
        let isOn: Bool

        var body: some View {
          Text("Log").toolbar {
      \(lines)
          }
        }
      }
      """
  }

  // MARK: Containers

  private static let containers = [
    Example(
      "missing-glass-container",
      """
      struct Tags: View {
        let tags: [String]

        var body: some View {
          HStack(spacing: 8) {
            ForEach(tags, id: \\.self) { tag in
              Text(tag).glassEffect()
            }
          }
        }
      }
      """,
      becomes: """
        struct Tags: View {
          let tags: [String]

          var body: some View {
            GlassEffectContainer(spacing: 8) {
              HStack(spacing: 8) {
                ForEach(tags, id: \\.self) { tag in
                  Text(tag).glassEffect()
                }
              }
            }
          }
        }
        """, .unsafe),
    Example(
      "missing-glass-container",
      """
      struct Pad: View {
        var body: some View {
          Grid {
            GridRow {
              Text("1").glassEffect()
              Text("2").glassEffect()
            }
          }
          .padding()
        }
      }
      """,
      becomes: """
        struct Pad: View {
          var body: some View {
            GlassEffectContainer {
              Grid {
                GridRow {
                  Text("1").glassEffect()
                  Text("2").glassEffect()
                }
              }
            }
            .padding()
          }
        }
        """, .unsafe),
    Example(
      "missing-glass-container",
      hasNoFix: """
        struct Tags: View {
          let tags: [String]

          var body: some View { HStack { all } }

          var all: some View {
            ForEach(tags, id: \\.self) { tag in
              Text(tag).glassEffect()
            }
          }
        }
        """),
    Example(
      "missing-glass-container",
      hasNoFix: """
        // config: ios=18.0
        extension View {
          @ViewBuilder func panel() -> some View {
            if #available(iOS 26, *) { glassEffect() } else { background(.bar) }
          }
        }
        struct Pair: View {
          var body: some View {
            HStack { Text("1").panel(); Text("2").panel() }
          }
        }
        """),
  ]

  // MARK: Symbols

  private static let symbols = [
    Example(
      "enclosed-symbol-in-glass",
      """
      struct CloseButton: View {
        var icon = "xmark.circle.fill"

        var body: some View {
          Button {} label: { Image(systemName: icon) }.buttonStyle(.glass)
        }
      }
      struct Home: View {
        var body: some View { CloseButton() }
      }
      """,
      becomes: """
        struct CloseButton: View {
          var icon = "xmark"

          var body: some View {
            Button {} label: { Image(systemName: icon) }.buttonStyle(.glass)
          }
        }
        struct Home: View {
          var body: some View { CloseButton() }
        }
        """, .safe),
    Example(
      "enclosed-symbol-in-glass",
      """
      struct CloseButton: View {
        let icon: String

        init(icon: String = "xmark.circle.fill") { self.icon = icon }

        var body: some View { Button {} label: { Image(systemName: icon) } }
      }
      struct Home: View {
        var body: some View {
          CloseButton().buttonStyle(.glass)
        }
      }
      """,
      becomes: """
        struct CloseButton: View {
          let icon: String

          init(icon: String = "xmark") { self.icon = icon }

          var body: some View { Button {} label: { Image(systemName: icon) } }
        }
        struct Home: View {
          var body: some View {
            CloseButton().buttonStyle(.glass)
          }
        }
        """, .unsafe),
    symbol("private var symbol: String { \"plus.circle\" }", besides: "Text(\"Add\")", .safe),
    symbol(
      "private var symbol: String { \"plus.circle\" }",
      besides: "Label(\"Add\", systemImage: symbol)", .unsafe),
  ]

  private static func symbol(
    _ property: String, besides other: String, _ safety: Fix.Safety
  ) -> Example {
    let code = """
      struct Tools: View {
        \(property)

        var body: some View {
          VStack {
            \(other)
            Button {} label: { Image(systemName: symbol) }.buttonStyle(.glass)
          }
        }
      }
      """
    return Example(
      "enclosed-symbol-in-glass", code,
      becomes: code.replacing("plus.circle", with: "plus"), safety)
  }

  // MARK: Values

  private static let values = [
    Example(
      "gradient-tint-on-prominent",
      hasNoFix: """
        enum Brand { static let gradient = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) }
        struct Buy: View {
          var body: some View {
            Button("Buy") {}.buttonStyle(.glassProminent).tint(Brand.gradient)
          }
        }
        """),
    Example(
      "gradient-tint-on-prominent",
      """
      extension View {
        func buying() -> some View { buttonStyle(.glassProminent).tint(Color.pink.gradient) }
      }
      struct Buy: View {
        var body: some View {
          Button("Buy") {}.buying()
          Button("Order") {}.buying()
        }
      }
      """,
      becomes: """
        extension View {
          func buying() -> some View { buttonStyle(.glassProminent).tint(Color.pink) }
        }
        struct Buy: View {
          var body: some View {
            Button("Buy") {}.buying()
            Button("Order") {}.buying()
          }
        }
        """, .unsafe),
    Example(
      "manual-toolbar-spacing",
      items("ToolbarItem(placement: .bottomBar) { Spacer().frame(width: 8) }"),
      becomes: items("ToolbarSpacer(.fixed, placement: .bottomBar)"), .unsafe),
  ]
}
