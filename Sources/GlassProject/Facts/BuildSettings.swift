/// Build settings of one level: those of a project, a target or an `.xcconfig`.
struct BuildSettings: Hashable, Sendable {
  /// One assignment.
  struct Setting: Hashable, Sendable {
    let name: String
    /// `sdk=iphoneos*` and the like.
    let conditions: [String]
    let value: String
  }

  private(set) var settings: [Setting] = []

  /// Adds `NAME` or `NAME[sdk=iphoneos*][config=Debug]` with its value.
  mutating func append(_ key: some StringProtocol, _ value: String) {
    let parts = key.split { $0 == "[" || $0 == "]" || $0 == "," }
    guard let name = parts.first else { return }
    let conditions = parts.dropFirst().map { String($0).filter { $0 != " " } }
    settings.append(Setting(name: String(name), conditions: conditions, value: value))
  }

  mutating func append(_ other: BuildSettings) { settings += other.settings }

  /// The value of a setting for an SDK and a configuration: conditions that hold count more than none.
  func value(_ name: String, sdk: String?, configuration: String) -> String? {
    var best: (rank: Int, value: String)?
    for setting in settings where setting.name == name {
      let holds = setting.conditions.allSatisfy { condition in
        let sides = condition.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return false }
        switch sides[0] {
        case "sdk": return sdk.map { Self.matches(sides[1], $0) } ?? false
        case "config": return Self.matches(sides[1], configuration)
        default: return false
        }
      }
      guard holds, setting.conditions.count >= best?.rank ?? 0 else { continue }
      best = (setting.conditions.count, setting.value)
    }
    return best?.value
  }

  private static func matches(_ pattern: Substring, _ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Glob(ArraySlice(Array(pattern.utf8)))?.matches(bytes, bytes.indices) ?? false
  }
}

/// The levels of settings that hold for a target in one configuration.
struct SettingsScope: Sendable {
  /// From the weakest to the strongest.
  let levels: [BuildSettings]
  let configuration: String
  private static let depthLimit = 16

  /// The value of a setting with all references expanded; nil where no level has it.
  func value(_ name: String, sdk: String? = nil) -> String? {
    value(name, sdk: sdk, below: levels.count, depth: 0)
  }

  private func value(_ name: String, sdk: String?, below end: Int, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    for level in levels[..<end].indices.reversed() {
      guard let raw = levels[level].value(name, sdk: sdk, configuration: configuration) else {
        continue
      }
      return expanded(raw, name: name, sdk: sdk, level: level, depth: depth)
    }
    return nil
  }

  /// Where the bracket that a text begins with is closed.
  private static func close(of text: Substring) -> String.Index? {
    guard let open = text.first, open == "(" || open == "{" else { return nil }
    let closing: Character = open == "(" ? ")" : "}"
    var depth = 0
    // No reference is longer; so a text of nothing but openings costs little.
    return text.prefix(200).indices.first { index in
      if text[index] == open { depth += 1 }
      if text[index] == closing { depth -= 1 }
      return depth == 0
    }
  }

  /// Replaces `$(NAME)`, `${NAME}`, `$(NAME:default=X)` and `$(inherited)`.
  private func expanded(
    _ raw: String, name: String, sdk: String?, level: Int, depth: Int
  ) -> String {
    guard depth < Self.depthLimit, raw.contains("$") else { return raw }
    var result = ""
    var rest = raw[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let close = Self.close(of: rest) else {
        result += "$"
        continue
      }
      let parts = rest[..<close].dropFirst().split(separator: ":")
      rest = rest[close...].dropFirst()
      // A name may be put together: `$(TARGET_$(FLAVOR))`.
      let wanted =
        parts.first.map {
          expanded(String($0), name: name, sdk: sdk, level: level, depth: depth + 1)
        } ?? ""
      let isOwn = wanted == "inherited" || wanted == name
      let found = value(
        isOwn ? name : wanted, sdk: sdk, below: isOwn ? level : levels.count, depth: depth + 1)
      let fallback = parts.dropFirst().first { $0.hasPrefix("default=") }?.dropFirst(8)
      result += found ?? fallback.map(String.init) ?? ""
    }
    return result + rest
  }
}
