/// The JSON form of a baseline: sorted, an object to an entry, so that changes to it review well.
package enum BaselineFile {
  /// The file's text.
  package static func text(of baseline: Baseline) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", 1)
      json.array("findings", baseline.counts.sorted { $0.key < $1.key }) { json, entry in
        json.field("file", entry.key.file)
        json.field("rule", entry.key.rule)
        json.field("code", entry.key.code)
        if entry.value > 1 { json.field("count", entry.value) }
      }
    }
    return json.text + "\n"
  }

  /// Reads a baseline; the fault is at the first thing that is wrong.
  package static func read(_ bytes: [UInt8]) throws(JSONReader.Fault) -> Baseline {
    let root = try JSONReader.read(bytes)
    guard case .object(let members) = root.value else { throw fault(root, "an object") }
    guard let version = members.first(where: { $0.key == "version" }) else {
      throw JSONReader.Fault(offset: root.range.start, message: "`version` is missing")
    }
    guard case .number("1") = version.value.value else { throw fault(version.value, "version 1") }
    var baseline = Baseline()
    for member in members where member.key == "findings" {
      guard case .array(let nodes) = member.value.value else { throw fault(member.value, "a list") }
      for node in nodes {
        let (key, count) = try entry(node)
        baseline.counts[key, default: 0] += count
      }
    }
    return baseline
  }

  private static func entry(_ node: JSONNode) throws(JSONReader.Fault) -> (Baseline.Key, Int) {
    guard case .object(let members) = node.value else { throw fault(node, "an object") }
    var texts: [String: String] = [:]
    var count = 1
    for member in members {
      switch (member.key, member.value.value) {
      case ("count", .number(let number)):
        guard let value = Int(number), value > 0 else { throw fault(member.value, "a count") }
        count = value
      case ("file", .text(let text)), ("rule", .text(let text)), ("code", .text(let text)):
        texts[member.key] = text
      default:
        throw JSONReader.Fault(
          offset: member.keyRange.start, message: "unknown entry `\(member.key)`")
      }
    }
    guard let file = texts["file"], let rule = texts["rule"], let code = texts["code"] else {
      throw fault(node, "an object with `file`, `rule` and `code`")
    }
    return (Baseline.Key(file: file, rule: rule, code: code), count)
  }

  private static func fault(_ node: JSONNode, _ wanted: String) -> JSONReader.Fault {
    JSONReader.Fault(
      offset: node.range.start, message: "a baseline needs \(wanted) here, not \(node.kindName)")
  }
}
