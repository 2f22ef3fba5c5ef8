import GlassEngine
import GlassSyntax
import GlassViews

/// Names of the Liquid Glass API that never were, or were in a beta only.
struct UnknownGlassApi: Rule {
  let id = "unknown-glass-api"
  let severity = Severity.error
  let words = UnknownGlassApiTable.words
  let checksViews = false
  let checksNames = true
  let fixSafety: Fix.Safety? = .safe

  func check(_ site: NameSite, _ findings: Findings) {
    var arguments = SiteArguments(site)
    if let rows = UnknownGlassApiTable.rowsByTrigger[site.name] {
      for row in rows {
        for token in tokens(of: row, at: site, &arguments) where isNobodys(token, row, site) {
          findings.report(
            site.file, token.range, fix: fix(row, token, site), message: message(row, token, site))
        }
      }
    }
    for token in strangers(at: site, &arguments) {
      findings.report(
        site.file, token.range,
        message: "`Glass` has no `.\(site.tree.text(token.range))`: "
          + "it has `.regular`, `.clear` and `.identity`")
    }
  }

  /// A wrong token, with the argument that it stands in.
  struct Token {
    var range: ByteRange
    /// The number of the argument among those in parentheses.
    var argument: Int?
    var value: WrittenValue?
    /// The name of the member that is wrong, where it is not the row's.
    var name: Name?
  }

  /// The arguments of a call, read once for all rows.
  private struct SiteArguments {
    private let site: NameSite
    /// Those of the call itself.
    lazy var written = site.writtenArguments
    /// Those that are glass: in a button style it stands as `.glass(…)`.
    lazy var glass = glassArguments()
    /// What each of them can be.
    lazy var writtenValues = written.map(\.value.alternatives)
    lazy var glassValues = glass.map(\.value.alternatives)

    init(_ site: NameSite) { self.site = site }

    private mutating func glassArguments() -> [WrittenArgument] {
      if site.name != "buttonStyle" { return Array(written.prefix(1)) }
      return writtenValues.joined().compactMap { style in
        guard style.isImplicit, let root = style.parts.first, root.name == "glass" else {
          return nil
        }
        return root.arguments?.first
      }
    }
  }

  // MARK: Finding

  /// Where a row's name is written at a site.
  private func tokens(
    of row: UnknownGlassApiRow, at site: NameSite, _ arguments: inout SiteArguments
  ) -> [Token] {
    switch row.place {
    case .type:
      let isType = site.kind == .type && !site.isNestedType || site.kind == .identifier
      return isType ? [Token(range: site.range)] : []
    case .method(let label): return method(row, label, site)
    case .keyPath: return site.isKeyPathRoot ? [Token(range: site.range)] : []
    case .comparison(let key):
      return site.comparedEnvironmentKey == key ? [Token(range: site.range)] : []
    case .label(_, let values): return label(row, values, arguments.written)
    case .missingLabel: return missingLabel(row, site, arguments.written)
    case .labels(let labels): return self.labels(labels, site, arguments.written)
    case .value(let calls, let labels):
      if !calls.contains(site.name) {
        return site.kind == .member && site.baseTypeName == row.type.map { Name($0) }
          ? [Token(range: site.range)] : []
      }
      // Glass is looked for where it stands.
      return row.type == "Glass"
        ? values(row, labels, arguments.glass, arguments.glassValues)
        : values(row, labels, arguments.written, arguments.writtenValues)
    }
  }

  private func method(_ row: UnknownGlassApiRow, _ label: Name?, _ site: NameSite) -> [Token] {
    guard site.call != nil, site.kind == .member || !row.isCommon && site.kind == .implicitMember,
      label == nil || site.arguments.contains(where: { $0.label == label })
    else { return [] }
    return [Token(range: site.range)]
  }

  private func label(
    _ row: UnknownGlassApiRow, _ values: [Name], _ arguments: [WrittenArgument]
  ) -> [Token] {
    guard let position = arguments.firstIndex(where: { $0.label == row.key }),
      let range = arguments[position].labelRange
    else { return [] }
    if !values.isEmpty {
      guard let root = arguments.first?.value.parts.first?.name, values.contains(root) else {
        return []
      }
    }
    return [Token(range: range, argument: position, value: arguments[position].value)]
  }

  private func missingLabel(
    _ row: UnknownGlassApiRow, _ site: NameSite, _ arguments: [WrittenArgument]
  ) -> [Token] {
    guard site.isClosed, let first = arguments.first, first.label == nil, !first.value.isEmpty,
      !arguments.contains(where: { $0.label == row.key })
    else { return [] }
    return [Token(range: site.range, argument: 0, value: first.value)]
  }

  private func labels(
    _ right: [Name?], _ site: NameSite, _ arguments: [WrittenArgument]
  ) -> [Token] {
    guard site.isClosed, arguments.count == right.count, arguments.map(\.label) != right else {
      return []
    }
    let wrong = zip(arguments, right).first { $0.label != nil && $0.label != $1 }
    return [Token(range: wrong?.0.labelRange ?? site.range)]
  }

  private func values(
    _ row: UnknownGlassApiRow, _ wanted: [Name?], _ arguments: [WrittenArgument],
    _ values: [[WrittenValue]]
  ) -> [Token] {
    var tokens: [Token] = []
    for (position, argument) in arguments.enumerated()
    where wanted.contains(argument.label) {
      guard argument.label != nil || position == 0 else { continue }
      for value in values[position] {
        guard let part = wrongPart(of: value, row) else { continue }
        tokens.append(
          Token(range: part.range, argument: position, value: value, name: part.name))
      }
    }
    return tokens
  }

  /// Members of glass that neither the API nor the table knows.
  private func strangers(
    at site: NameSite, _ arguments: inout SiteArguments
  ) -> [Token] {
    guard UnknownGlassApiTable.glassCallNames.contains(site.name), site.isClosed
    else { return [] }
    let values = zip(arguments.glass, arguments.glassValues).filter { $0.0.label == nil }
    return values.flatMap(\.1).compactMap { value in
      guard let part = stranger(in: value, site) else { return nil }
      let token = Token(range: part.range, value: value)
      return isOpen(site) && site.importsOnly(UnknownGlassApiTable.appleModules) ? token : nil
    }
  }

  /// The first part of a value of type `Glass` that nobody declares.
  private func stranger(in value: WrittenValue, _ site: NameSite) -> WrittenValue.Part? {
    var parts = value.parts[...]
    if !value.isImplicit {
      guard parts.popFirst()?.name == "Glass", !site.index.declaresType("Glass") else { return nil }
    }
    for (position, part) in parts.enumerated() {
      let isMember = UnknownGlassApiTable.glassMembers.contains(part.name)
      if isMember || part.name == "init" || part.name == "self" { continue }
      // What follows a member of the project's own is of a type that is not known here.
      if site.index.members(named: part.name, ofForeign: "Glass") != nil { return nil }
      let isListed = position == 0 && UnknownGlassApiTable.isListed(glass: part.name)
      return isListed ? nil : part
    }
    return nil
  }

  /// The part of a value that a row calls wrong.
  private func wrongPart(
    of value: WrittenValue, _ row: UnknownGlassApiRow
  ) -> WrittenValue.Part? {
    guard let root = value.parts.first, root.name == row.key else { return nil }
    switch row.form {
    case .any: return value.isImplicit ? root : nil
    case .called: return value.isImplicit && root.arguments?.isEmpty == false ? root : nil
    case .ofType:
      guard !value.isImplicit, value.parts.count > 1,
        UnknownGlassApiTable.glassMembers.contains(value.parts[1].name)
      else { return nil }
      return root
    case .followed(let names):
      guard value.isImplicit, root.arguments == nil, value.parts.count > 1 else { return nil }
      let next = value.parts[1]
      return names.contains(next.name) ? next : nil
    }
  }

  // MARK: Whose it is

  /// Whether the name can only mean what a row says, as neither the project nor a package declares it.
  private func isNobodys(_ token: Token, _ row: UnknownGlassApiRow, _ site: NameSite) -> Bool {
    let index = site.index
    let name = row.key
    if row.isCommon, !site.importsOnly(UnknownGlassApiTable.appleModules) { return false }
    switch row.place {
    case .type, .method, .keyPath:
      return !site.isNeverCompiled && !index.declaresType(name) && !index.declaresMember(name)
    case .comparison:
      return !site.isNeverCompiled
    case .label, .missingLabel, .labels:
      return isOpen(site)
    case .value:
      let isDeclared = row.owners.contains { owner in
        index.members(named: name, ofForeign: owner) != nil
          || token.name.map { index.members(named: $0, ofForeign: owner) != nil } ?? false
      }
      let type = row.type.map { Name($0) } ?? name
      return !isDeclared && isOpen(site) && !index.declaresType(type)
    }
  }

  /// Whether a call is Apple's: not the project's, nor of a namespace, nor half-typed.
  private func isOpen(_ site: NameSite) -> Bool {
    !site.isNeverCompiled && !site.isInNamespace && !site.isProjectCall
      && !(site.kind == .identifier && site.index.declaresType(site.name))
      && !site.writtenArguments.contains { $0.value.isPlaceholder }
  }

  // MARK: Saying

  private func message(_ row: UnknownGlassApiRow, _ token: Token, _ site: NameSite) -> String {
    let callee = (site.kind == .identifier ? "" : ".") + site.tree.text(site.range)
    let word = site.tree.text(token.range)
    return switch row.place {
    case .type: "there is no type `\(row.name)`: \(row.advice)"
    case .method: "there is no `\(callee)`: \(row.advice)"
    case .keyPath: "there is no `\\\(callee)`: \(row.advice)"
    case .label: "`\(callee)` has no `\(row.name):`: \(row.advice)"
    case .missingLabel: "`\(callee)` needs the label `\(row.name):`"
    case .labels: "`\(callee)` has other labels: \(row.advice)"
    case .comparison: "`\(row.type ?? "")` has no `.\(word)`: \(row.advice)"
    case .value: value(row, word, callee)
    }
  }

  private func value(_ row: UnknownGlassApiRow, _ word: String, _ callee: String) -> String {
    if let type = row.type { return "`\(type)` has no `.\(word)`: \(row.advice)" }
    return switch row.form {
    case .followed: "`.\(row.name)` has no `.\(word)`: \(row.advice)"
    case .called: "`\(callee)` takes no `.\(word)(…)`: \(row.advice)"
    case .ofType: "`\(callee)` takes no `\(word)`: \(row.advice)"
    case .any: "`\(callee)` takes no `.\(word)`: \(row.advice)"
    }
  }

}
