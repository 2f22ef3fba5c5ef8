import GlassProject

/// The JSON Schema of `.glasslint.json`, for editors: accepts what `ConfigurationReader` accepts.
package struct ConfigurationSchema {
  private let catalog: RuleCatalog

  package init(_ catalog: RuleCatalog) {
    self.catalog = catalog
  }

  /// The schema, as draft 7 has it.
  package var text: String {
    var json = JSONWriter()
    json.object { json in
      json.field("$schema", "http://json-schema.org/draft-07/schema#")
      json.field("title", "\(Product.name) \(Product.version) configuration")
      // For editors that know them: the file is JSON with comments.
      json.field("allowComments", true)
      json.field("allowTrailingCommas", true)
      json.field("type", "object")
      json.field("additionalProperties", false)
      json.object("properties") { properties(&$0) }
      json.object("definitions") { definitions(&$0) }
    }
    return json.text + "\n"
  }

  private func properties(_ json: inout JSONWriter) {
    json.object("$schema") { $0.field("description", "Where an editor finds this schema.") }
    json.object("extends") {
      $0.field("description", "Another configuration; what is set here counts more.")
      $0.field("type", "string")
    }
    json.object("include") {
      $0.field("description", "Patterns of the files that are read; all where it is missing.")
      Self.list(&$0)
    }
    json.object("exclude") {
      $0.field("description", "Patterns of files and folders that are left out.")
      Self.list(&$0)
    }
    json.object("deploymentTargets") { json in
      json.field("description", "The oldest systems, where the project's own are not meant.")
      json.field("type", "object")
      json.field("additionalProperties", false)
      json.object("properties") { json in
        for platform in Platform.allCases {
          json.object(platform.key) { Self.reference(&$0, "version") }
        }
      }
    }
    json.object("sdk") { json in
      json.field("description", "The SDK that the project is built with.")
      json.array("allOf", [""]) { json, _ in Self.reference(&json, "version") }
    }
    json.object("rules") { json in
      json.field("description", "Severities and options by rule.")
      rules(&json, withOptions: true)
    }
    json.object("overrides") { overrides(&$0) }
    json.object("requireSuppressionReason") {
      $0.field("description", "Whether a suppression has to give a reason.")
      $0.field("type", "boolean")
    }
  }

  private func overrides(_ json: inout JSONWriter) {
    json.field(
      "description", "Severities for a part of the files; the last that names a file counts.")
    json.field("type", "array")
    json.object("items") { json in
      json.field("type", "object")
      json.field("additionalProperties", false)
      json.array("required", ["files"])
      json.object("properties") { json in
        json.object("files") {
          Self.list(&$0)
          $0.field("minItems", 1)
        }
        json.object("rules") { rules(&$0, withOptions: false) }
      }
    }
  }

  private func rules(_ json: inout JSONWriter, withOptions: Bool) {
    json.field("type", "object")
    json.field("additionalProperties", false)
    json.object("properties") { json in
      for entry in catalog.entries {
        json.object(entry.id) { rule(&$0, entry, withOptions: withOptions) }
      }
    }
  }

  private func rule(_ json: inout JSONWriter, _ entry: RuleCatalog.Entry, withOptions: Bool) {
    if withOptions, !entry.summary.isEmpty { json.field("description", entry.summary) }
    json.array("anyOf", [false, true]) { json, isObject in
      guard isObject else { return Self.reference(&json, "state") }
      json.field("type", "object")
      json.field("additionalProperties", false)
      json.object("properties") { json in
        json.object("severity") { Self.reference(&$0, "state") }
        guard withOptions else { return }
        for option in entry.rule.options {
          json.object(option.name) { Self.option(&$0, option) }
        }
      }
    }
  }

  private func definitions(_ json: inout JSONWriter) {
    json.object("state") { json in
      json.array("enum", ConfigurationReader.states)
    }
    json.object("version") { json in
      json.field("type", "string")
      json.field("pattern", "^[0-9]+(\\.[0-9]+){0,2}$")
    }
  }

  private static func option(_ json: inout JSONWriter, _ option: RuleOption) {
    json.field("description", "\(option.help).")
    switch option.kind {
    case .number: json.field("type", "integer")
    case .flag: json.field("type", "boolean")
    case .text: json.field("type", "string")
    case .texts: list(&json)
    }
  }

  private static func list(_ json: inout JSONWriter) {
    json.field("type", "array")
    json.object("items") { $0.field("type", "string") }
  }

  private static func reference(_ json: inout JSONWriter, _ name: String) {
    json.field("$ref", "#/definitions/\(name)")
  }
}
