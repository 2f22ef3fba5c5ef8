import GlassEngine
import GlassProject
import Testing

/// The schema accepts what the reader accepts, and nothing else.
@Suite struct ConfigurationSchemaTests {
  private static let schema = try? JSONReader.read(
    Array(ConfigurationSchema(ConfigurationTests.catalog).text.utf8))

  private func readerAccepts(_ text: String) -> Bool {
    let loader = ConfigurationLoader(
      catalog: ConfigurationTests.catalog, workingDirectory: FilePath("/p")
    ) { path in
      .success(Array((path == FilePath("/p/.glasslint.json") ? text : "{}").utf8))
    }
    return loader.load(FilePath("/p/.glasslint.json")).problems.isEmpty
  }

  private func schemaAccepts(_ text: String) throws -> Bool {
    let schema = try #require(Self.schema)
    let value = try JSONReader.read(Array(text.utf8))
    return SchemaCheck(root: schema).accepts(value, schema)
  }

  /// Values of every kind, and those that some key wants.
  private static let values = [
    "1", "-1", "1.5", "true", "null", "{}", "[]", "\"x\"", "\"\"", "\"26\"", "\"26.0\"",
    "\"26.0.1\"",
    "\"26.0.1.2\"", "\"v26\"", "\"26.\"", "\"error\"", "\"warning\"", "\"info\"", "\"on\"",
    "\"off\"",
    "\"Error\"", "[\"a\"]", "[\"a\", \"b\"]", "[1]", "[[]]", "[{}]", "{\"severity\": \"error\"}",
    "{\"severity\": \"x\"}", "{\"severity\": 1}", "{\"limit\": 3}", "{\"limit\": \"3\"}",
    "{\"limit\": 1.5}", "{\"severity\": \"on\", \"limit\": 3}", "{\"files\": [\"a\"]}",
  ]

  private static let keys = [
    "$schema", "extends", "include", "exclude", "deploymentTargets", "sdk", "rules", "overrides",
    "requireSuppressionReason", "unknown",
  ]

  private static let texts: [String] = {
    var texts = ["{}", "[]", "1"]
    for value in values {
      texts += keys.map { "{\"\($0)\": \(value)}" }
      for rule in ["excessive-glass", "faded-glass", "other"] {
        texts.append("{\"rules\": {\"\(rule)\": \(value)}}")
        texts.append("{\"overrides\": [{\"files\": [\"a\"], \"rules\": {\"\(rule)\": \(value)}}]}")
      }
      for platform in ["ios", "macos", "tvos", "watchos", "visionos", "maccatalyst", "iOS"] {
        texts.append("{\"deploymentTargets\": {\"\(platform)\": \(value)}}")
      }
      texts.append("{\"overrides\": [{\"files\": \(value)}]}")
      texts.append("{\"overrides\": [{\"files\": [\"a\"], \"rules\": \(value)}]}")
      texts.append("{\"overrides\": [{\"files\": [\"a\"], \"more\": \(value)}]}")
      texts.append("{\"overrides\": [\(value)]}")
    }
    return texts
  }()

  @Test func sameAsTheReader() throws {
    var accepted = 0
    for text in Self.texts {
      let reader = readerAccepts(text)
      accepted += reader ? 1 : 0
      #expect(try schemaAccepts(text) == reader, "\(text)")
    }
    #expect(accepted > 60)
  }
}

/// As much of JSON Schema as the schema uses.
private struct SchemaCheck {
  let root: JSONNode

  func accepts(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    guard case .object(let members) = schema.value else { return false }
    return members.allSatisfy { accepts(value, $0.key, $0.value, schema) }
  }

  private func accepts(
    _ value: JSONNode, _ keyword: String, _ argument: JSONNode, _ schema: JSONNode
  ) -> Bool {
    switch keyword {
    case "type": return type(value, text(argument))
    case "$ref":
      let name = text(argument).split(separator: "/").last.map(String.init) ?? ""
      guard let definition = member("definitions", of: root).flatMap({ member(name, of: $0) })
      else { return false }
      return accepts(value, definition)
    case "enum": return elements(argument).contains { text($0) == text(value) && isText(value) }
    case "anyOf": return elements(argument).contains { accepts(value, $0) }
    case "allOf": return elements(argument).allSatisfy { accepts(value, $0) }
    case "items": return elements(value).allSatisfy { accepts($0, argument) }
    case "minItems": return !isList(value) || elements(value).count >= 1
    case "required":
      return elements(argument).allSatisfy { member(text($0), of: value) != nil }
        || !isObject(value)
    case "additionalProperties":
      let known = member("properties", of: schema)
      return members(value).allSatisfy { entry in known.flatMap { member(entry.key, of: $0) } != nil
      }
    case "properties":
      return members(value).allSatisfy { entry in
        member(entry.key, of: argument).map { accepts(entry.value, $0) } ?? true
      }
    case "pattern": return !isText(value) || isVersion(text(value))
    case "$schema", "title", "description", "definitions", "allowComments", "allowTrailingCommas":
      return true
    default:
      Issue.record("unknown keyword \(keyword)")
      return false
    }
  }

  private func type(_ value: JSONNode, _ name: String) -> Bool {
    switch (name, value.value) {
    case ("object", .object), ("array", .array), ("string", .text), ("boolean", .flag): true
    case ("integer", .number(let text)): Int(text) != nil
    default: false
    }
  }

  private func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return (1...3).contains(parts.count)
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
  }

  private func isText(_ node: JSONNode) -> Bool {
    if case .text = node.value { true } else { false }
  }

  private func isList(_ node: JSONNode) -> Bool {
    if case .array = node.value { true } else { false }
  }

  private func isObject(_ node: JSONNode) -> Bool {
    if case .object = node.value { true } else { false }
  }

  private func text(_ node: JSONNode) -> String {
    if case .text(let text) = node.value { text } else { "" }
  }

  private func elements(_ node: JSONNode) -> [JSONNode] {
    if case .array(let elements) = node.value { elements } else { [] }
  }

  private func members(_ node: JSONNode) -> [JSONNode.Member] {
    if case .object(let members) = node.value { members } else { [] }
  }

  private func member(_ key: String, of node: JSONNode) -> JSONNode? {
    members(node).first { $0.key == key }?.value
  }
}
