import GlassProject
import GlassSyntax

/// The functions of one name that extensions add to views.
struct WrapperFunctions {
  /// The types and protocols that are extended, in the order of the files.
  private(set) var owners: [Name] = []
  private var open: [Name: [DeclarationID]] = [:]
  /// Those that only their own file sees.
  private var hidden: [FileID: [DeclarationID]] = [:]
  private let index: ProjectIndex

  /// - Parameter functions: in the order of the files.
  init(_ functions: [DeclarationID], in index: ProjectIndex) {
    self.index = index
    for function in functions {
      let declaration = index.declarations[function]
      guard let owner = declaration.owner else { continue }
      if !owners.contains(owner) { owners.append(owner) }
      if declaration.flags.contains(.isPrivate) {
        hidden[declaration.file, default: []].append(function)
      } else {
        open[owner, default: []].append(function)
      }
    }
  }

  /// Those that extend one of some types and that a file sees, in the order of the files.
  func candidates(of owners: [Name], in file: FileID) -> [DeclarationID] {
    var parts = owners.compactMap { open[$0] }
    let own = (hidden[file] ?? []).filter {
      index.declarations[$0].owner.map(owners.contains) ?? false
    }
    if !own.isEmpty { parts.append(own) }
    guard parts.count > 1 else { return parts.first ?? [] }
    return parts.joined().sorted { left, right in
      let (left, right) = (index.declarations[left], index.declarations[right])
      return (left.file, left.node) < (right.file, right.node)
    }
  }
}
