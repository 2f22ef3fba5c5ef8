// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "glasslint",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "glasslint", targets: ["glasslint"]),
    .plugin(name: "GlassPlugin", targets: ["GlassPlugin"]),
  ],
  targets: [
    .target(name: "GlassSyntax"),
    .target(name: "GlassProject", dependencies: ["GlassSyntax"]),
    .target(name: "GlassViews", dependencies: ["GlassSyntax", "GlassProject"]),
    .target(name: "GlassEngine", dependencies: ["GlassViews", "GlassProject", "GlassSyntax"]),
    .target(
      name: "GlassRules",
      dependencies: ["GlassEngine", "GlassViews", "GlassProject", "GlassSyntax"],
      path: "Rules",
      exclude: ["Symbols/update-enclosed-symbols.py"],
      plugins: ["RulePages"]),
    .target(
      name: "GlassCommand",
      dependencies: ["GlassRules", "GlassEngine", "GlassViews", "GlassProject", "GlassSyntax"]),
    .executableTarget(name: "glasslint", dependencies: ["GlassCommand"]),

    .executableTarget(name: "RulePageTool"),
    .plugin(
      name: "RulePages", capability: .buildTool(), dependencies: ["RulePageTool"],
      path: "Sources/RulePages"),
    .plugin(
      name: "GlassPlugin",
      capability: .command(
        intent: .custom(
          verb: "glasslint", description: "Check the package against Apple's Liquid Glass rules")),
      dependencies: ["glasslint"],
      path: "Sources/GlassPlugin"),

    .target(name: "TestSupport", dependencies: ["GlassCommand"], path: "Tests/Support"),
    .testTarget(name: "GlassSyntaxTests", dependencies: ["GlassSyntax", "TestSupport"]),
    .testTarget(name: "GlassProjectTests", dependencies: ["GlassProject", "TestSupport"]),
    .testTarget(name: "GlassViewsTests", dependencies: ["GlassViews", "TestSupport"]),
    .testTarget(name: "GlassEngineTests", dependencies: ["GlassEngine", "TestSupport"]),
    .testTarget(name: "GlassRulesTests", dependencies: ["GlassRules", "TestSupport"]),
    .testTarget(name: "GlassCommandTests", dependencies: ["GlassCommand", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Continuous integration sets this. It is not the default, so that a newer compiler's new warnings keep
// nobody from building.
if Context.environment["GLASSLINT_WARNINGS"] == "error" {
  for target in package.targets where target.type != .plugin {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
  }
}
