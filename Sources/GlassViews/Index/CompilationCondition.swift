import GlassSyntax

/// Where a compilation condition holds, and where it does not.
private struct Compilation {
  var held: GlassPlatforms
  var failed: GlassPlatforms

  /// It depends on something else.
  static let unknown = Compilation(held: .all, failed: .all)
  static let always = Compilation(held: .all, failed: [])
  static let never = Compilation(held: [], failed: .all)

  var inverted: Compilation { Compilation(held: failed, failed: held) }

  func and(_ other: Compilation) -> Compilation {
    Compilation(
      held: held.intersection(other.held), failed: failed.union(other.failed))
  }

  func or(_ other: Compilation) -> Compilation {
    Compilation(held: held.union(other.held), failed: failed.intersection(other.failed))
  }

  static func on(_ platforms: GlassPlatforms) -> Compilation {
    Compilation(held: platforms, failed: GlassPlatforms.all.subtracting(platforms))
  }
}

extension SyntaxTree {
  /// What the clauses of an `#if` say, in order: clauses that no build for a platform with glass compiles are
  /// legacy; the others run on the platforms that are left to them.
  package func clauses(ofIfConfig node: NodeID) -> [(clause: NodeID, availability: Availability)] {
    var result: [(NodeID, Availability)] = []
    var left = GlassPlatforms.all
    for clause in children(node) where kind(clause) == .ifConfigClause {
      guard let condition = child(clause, .ifConfigCondition).flatMap(firstChild) else {
        result.append((clause, Availability(.any, on: left)))
        continue
      }
      let compilation = compilation(condition)
      result.append((clause, Availability(.any, on: left.intersection(compilation.held))))
      left.formIntersection(compilation.failed)
    }
    return result
  }

  private func compilation(_ node: NodeID) -> Compilation {
    let node = unwrapped(node)
    switch kind(node) {
    case .literal:
      if token(self[node].token, is: "true") { return .always }
      return token(self[node].token, is: "false") ? .never : .unknown
    case .prefixOperator:
      return firstChild(node).map { compilation($0).inverted } ?? .unknown
    case .sequence: return compilation(sequence: Array(children(node)))
    case .call: return compilation(call: node)
    default: return .unknown
    }
  }

  private func compilation(sequence parts: [NodeID]) -> Compilation {
    let operators = parts.filter { kind($0) == .infixOperator }
    let operands = parts.filter { kind($0) != .infixOperator }.map { compilation($0) }
    guard let first = operands.first else { return .unknown }
    if operators.allSatisfy({ token(self[$0].token, is: "&&") }) {
      return operands.dropFirst().reduce(first) { $0.and($1) }
    }
    if operators.allSatisfy({ token(self[$0].token, is: "||") }) {
      return operands.dropFirst().reduce(first) { $0.or($1) }
    }
    return .unknown
  }

  /// `os(…)`, `canImport(UIKit)` and `targetEnvironment(…)` tell platforms; `compiler(>=6.2)` and later knows glass.
  private func compilation(call node: NodeID) -> Compilation {
    guard let callee = firstChild(node), let callee = name(callee),
      let argument = child(node, .argument).flatMap(firstChild)
    else { return .unknown }
    switch callee {
    case "os": return .on(Self.platforms[name(argument) ?? ""] ?? [])
    case "canImport":
      return Self.frameworks[name(argument) ?? ""].map { .on($0) } ?? .unknown
    case "targetEnvironment":
      return name(argument) == "macCatalyst" ? Compilation(held: .iOS, failed: .all) : .unknown
    case "compiler", "swift": return compilation(version: argument)
    default: return .unknown
    }
  }

  private func compilation(version argument: NodeID) -> Compilation {
    let text = text(range(argument)).filter { !$0.isWhitespace }
    let number = text.drop { !$0.isNumber }
    let version = number.split(separator: ".").compactMap { Int($0) }
    guard let major = version.first else { return .unknown }
    let minor = version.count > 1 ? version[1] : 0
    if text.hasPrefix(">=") { return (major, minor) <= (6, 2) ? .always : .unknown }
    if text.hasPrefix("<") { return (major, minor) <= (6, 2) ? .never : .unknown }
    return .unknown
  }

  private static let platforms: [Name: GlassPlatforms] = [
    "iOS": .iOS, "macOS": .macOS, "OSX": .macOS, "watchOS": .watchOS,
  ]

  /// Frameworks that are told apart by platform.
  private static let frameworks: [Name: GlassPlatforms] = [
    "UIKit": [.iOS, .watchOS], "AppKit": .macOS, "Cocoa": .macOS, "WatchKit": [.iOS, .watchOS],
  ]
}
