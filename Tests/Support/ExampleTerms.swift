import GlassEngine
import GlassProject

/// What an example says about its project: `// config: ios=17.0, macos=14.0, sdk=27.0`. Without it every
/// platform is at 26.0.
package struct ExampleTerms: Sendable {
  package var deploymentTargets: [Platform: SystemVersion] = [:]
  package var sdk: SystemVersion?

  package init(_ files: [ExampleFile]) {
    for line in files.flatMap({ SourceLines($0.text).lines }) {
      guard let comment = line.firstRange(of: "config:") else { continue }
      let before = line[..<comment.lowerBound].filter { $0 != " " && $0 != "\t" }
      guard before.hasSuffix("//") || before.hasSuffix("<!--") else { continue }
      for item in line[comment.upperBound...].replacing("-->", with: "").split(separator: ",") {
        let parts = item.filter { $0 != " " }.split(separator: "=")
        guard parts.count == 2, let version = SystemVersion(String(parts[1])) else { continue }
        if parts[0] == "sdk" {
          sdk = version
        } else if let platform = Platform(String(parts[0])) {
          deploymentTargets[platform] = version
        }
      }
    }
    if deploymentTargets.isEmpty {
      for platform in [Platform.iOS, .macOS, .tvOS, .watchOS] {
        deploymentTargets[platform] = SystemVersion(26)
      }
    }
  }
}
