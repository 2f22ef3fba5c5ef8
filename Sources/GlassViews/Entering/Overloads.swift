import GlassProject
import GlassSyntax

/// The functions that calls of a name can mean. Those that calls cannot tell apart stand together, so that it does
/// not matter how many there are.
struct Overloads {
  /// What calls tell functions apart by.
  private struct Shape: Hashable {
    var label: Name?
    var canBeLeftOut: Bool
    var isVariadic: Bool
    var takesClosure: Bool
  }

  /// Functions of the same parameters.
  private struct Group {
    let signature: Signature
    /// The first one, by its number among all.
    let first: Int
    var count = 0
    /// Those that are compiled where there is glass.
    var modern: [Int] = []
    var modernOnes = Neighborhood()
  }

  private let functions: [DeclarationID]
  private var groups: [Group] = []
  /// The number of the group of each function.
  private var groupNumbers: [Int] = []

  /// - Parameters:
  ///   - functions: in the order of the files.
  ///   - signature: the parameters of one of them.
  init(
    _ functions: [DeclarationID], in index: ProjectIndex,
    signature: (DeclarationID) -> Signature
  ) {
    self.functions = functions
    var known: [[Shape]: Int] = [:]
    for (number, function) in functions.enumerated() {
      let own = signature(function)
      let shape = own.parameters.map {
        Shape(
          label: $0.label, canBeLeftOut: $0.defaultValue != nil, isVariadic: $0.isVariadic,
          takesClosure: $0.takesClosure)
      }
      let group = known[shape] ?? groups.count
      if known[shape] == nil {
        known[shape] = group
        groups.append(Group(signature: own, first: number))
      }
      groupNumbers.append(group)
      groups[group].count += 1
      let declaration = index.declarations[function]
      if !declaration.availability.isLegacy {
        groups[group].modern.append(number)
        groups[group].modernOnes.insert(number, in: declaration.file, index.folders)
      }
    }
  }

  /// Whether a call fits any of them.
  func fit(_ arguments: [CallArgument]) -> Bool {
    groups.contains { $0.signature.match(arguments) != nil }
  }

  /// The one that a call in a file means, with the number of the parameter of each argument; nil where it fits none,
  /// or several that are equally near, unless the clauses of one `#if` declare them in turn.
  func chosen(
    for arguments: [CallArgument], from file: FileID, in index: ProjectIndex
  ) -> (function: DeclarationID, parameters: [Int])? {
    var matches: [Int: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      matches[number] = group.signature.match(arguments)
    }
    let fitting = matches.keys.map { groups[$0] }
    let modern = fitting.filter { !$0.modern.isEmpty }
    var number: Int?
    if fitting.count == 1, fitting[0].count == 1 {
      number = fitting[0].first
    } else if let first = modern.compactMap(\.modern.first).min() {
      let isOnly = modern.count == 1 && modern[0].modern.count == 1
      number =
        isOnly || excludeEachOther(modern.lazy.flatMap(\.modern), in: index)
        ? first
        : Neighborhood.nearest(among: modern.map(\.modernOnes), to: file, index.folders)
    }
    guard let number, let parameters = matches[groupNumbers[number]] else { return nil }
    return (functions[number], parameters)
  }

  /// Whether some of the functions stand in the clauses of one `#if`.
  private func excludeEachOther(
    _ numbers: some Sequence<Int>, in index: ProjectIndex
  ) -> Bool {
    var one: (file: FileID, ifConfig: NodeID)?
    for number in numbers {
      let declaration = index.declarations[functions[number]]
      guard let ifConfig = declaration.condition?.ifConfig else { return false }
      if let one, one != (declaration.file, ifConfig) { return false }
      one = (declaration.file, ifConfig)
    }
    return true
  }
}
