import Foundation
import PackagePlugin

/// `swift package glasslint [OPTION…] [PATH…]`: lints the package; without a path, all of it.
@main
struct GlassPlugin: CommandPlugin {
  /// Why the plugin ends without success.
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "glasslint").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw Failure(description: "glasslint was ended by signal \(process.terminationStatus)")
    }
    switch process.terminationStatus {
    case 0: return
    case 1: throw Failure(description: "glasslint has findings")
    default: throw Failure(description: "glasslint could not do its work")
    }
  }
}
