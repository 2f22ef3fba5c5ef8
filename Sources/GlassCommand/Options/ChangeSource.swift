/// What says which lines were changed.
package enum ChangeSource: Hashable, Sendable {
  /// `--changed[=REV]`: nil for the default branch.
  case revision(String?)
  /// `--staged`.
  case staged
  /// `--diff-file FILE`; `-` for standard input.
  case diffFile(String)

  /// The one source that the options name, if any.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    let names = ["changed", "staged", "diff-file"].filter { arguments.has($0) }
    guard let name = names.first else { return nil }
    if names.count > 1 {
      throw UsageError("`--\(names[0])` and `--\(names[1])` exclude each other")
    }
    switch name {
    case "staged": self = .staged
    case "diff-file": self = .diffFile(arguments["diff-file"] ?? "")
    default: self = .revision(arguments["changed"].flatMap { $0.isEmpty ? nil : $0 })
    }
  }
}
