import GlassEngine
import GlassProject

/// The text of a first `.glasslint.json`: it changes nothing but what was found, and shows what can be
/// changed.
struct StartingConfiguration {
  private let project: Project
  private let folder: FilePath
  private let catalog: RuleCatalog

  init(_ project: Project, folder: FilePath, catalog: RuleCatalog) {
    self.project = project
    self.folder = folder
    self.catalog = catalog
  }

  var text: String {
    var output = OutputBuffer()
    output.line("// The configuration of glasslint: JSON, comments and trailing commas allowed.")
    output.line(
      "// Paths are relative to this file. `glasslint config` shows what is in force and why.")
    output.line("{")
    writeFiles(into: &output)
    output.line()
    writeSystems(into: &output)
    output.line()
    writeRules(into: &output)
    output.line()
    output.line("  // Severities for a part of the files; the last that names a file counts.")
    output.line("  \"overrides\": [")
    output.line("    // {\"files\": [\"Demo/**\"], \"rules\": {\"\(exampleID)\": \"off\"}},")
    output.line("  ],")
    output.line()
    output.line("  // Whether a `glasslint:ignore` has to give a reason.")
    output.line("  \"requireSuppressionReason\": false,")
    output.line("}")
    return output.text
  }

  // MARK: Files

  private func writeFiles(into output: inout OutputBuffer) {
    output.line(
      "  // What is read. Ignored files, build folders and hidden folders are left out anyway.")
    output.line("  // \"include\": [\"App/**\"],")
    output.line("  \"exclude\": [")
    let found = generated
    for pattern in found { output.line("    \"\(pattern)\",") }
    if found.isEmpty { output.line("    // \"**/Generated/**\",") }
    output.line("  ],")
  }

  /// Patterns for code that a tool wrote.
  private var generated: [String] {
    let paths = project.files.filter { $0.kind == .swift && $0.path.isWithin(folder) }
      .map { $0.path.relative(to: folder) }
    let folders = ["Generated", "GeneratedSources"].filter { name in
      paths.contains { $0.components.dropLast().contains { $0.elementsEqual(name.utf8) } }
    }
    let endings = [".generated.swift", ".pb.swift"].filter { ending in
      paths.contains { $0.text.lowercased().hasSuffix(ending) }
    }
    return folders.map { "**/\($0)/**" } + endings.map { "*\($0)" }
  }

  // MARK: Systems

  private func writeSystems(into output: inout OutputBuffer) {
    var lowest: [Platform: (version: Version, file: FilePath)] = [:]
    for target in ProjectFacts(project).mainTargets {
      for (platform, version) in target.deploymentTargets
      where version < lowest[platform]?.version ?? Version(.max) {
        lowest[platform] = (version, target.file)
      }
    }
    let values = lowest.sorted { $0.key < $1.key }
      .map { "\"\($0.key.key)\": \"\($0.value.version)\"" }
    if values.isEmpty {
      output.line("  // The oldest systems that the app runs on: no project file tells them.")
      output.line("  // \"deploymentTargets\": {\"ios\": \"17.0\"},")
    } else {
      let files = Set(lowest.values.map(\.file)).sorted()
        .map { $0.relative(to: folder).printable }
      output.line("  // The oldest systems that the app runs on. They are read anew each time from")
      output.line("  // \(files.joined(separator: ", ")); set them only where that is wrong.")
      output.line("  // \"deploymentTargets\": {\(values.joined(separator: ", "))},")
    }
    output.line("  // The SDK that the app is built with.")
    output.line("  // \"sdk\": \"26.0\",")
  }

  // MARK: Rules

  private var exampleID: String { catalog.ids.first ?? "glass-on-glass" }

  /// The rules with their default severities; those that are off by default can be turned on.
  private func writeRules(into output: inout OutputBuffer) {
    output.line(
      "  // \"error\", \"warning\", \"info\", \"on\" or \"off\"; `glasslint explain ID` tells about a rule."
    )
    output.line("  \"rules\": {")
    for folder in catalog.folders {
      output.line("    // \(folder)")
      for entry in catalog.entries where entry.folder == folder {
        let rule = entry.rule
        let state = rule.isOnByDefault ? rule.severity.rawValue : "off"
        output.line("    // \"\(rule.id)\": \"\(state)\",")
      }
    }
    output.line("  },")
  }
}
