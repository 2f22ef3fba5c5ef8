import Foundation
import PackagePlugin

/// Turns the pages below a rules target into one Swift file: their text, and the list of rules.
@main
struct RulePages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    // README.md is an input too, so that the package manager does not call it unhandled.
    let pages = module.sourceFiles(withSuffix: ".md").map(\.url).sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "RulePages.swift")
    return [
      .buildCommand(
        displayName: "Rule pages",
        executable: try context.tool(named: "RulePageTool").url,
        arguments: [output.path] + pages.map(\.path),
        inputFiles: pages,
        outputFiles: [output])
    ]
  }
}
