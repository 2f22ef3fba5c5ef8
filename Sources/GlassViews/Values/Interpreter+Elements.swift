import GlassProject
import GlassSyntax

/// What lists, dictionaries and enums are written with.
extension Interpreter {
  /// Of a longer list no element is known.
  private static let maximumElements = 24

  // MARK: Lists

  /// The elements of a list that is written out, in place or by a name that keeps it; nil for another.
  func listElements(of list: Expression) -> ListElements? {
    guard let arrays = arrays(list) else { return nil }
    var (all, owners): ([Expression], [Int]) = ([], [])
    for array in arrays {
      let tree = array.expression.tree
      for node in tree.children(array.expression.node) {
        guard tree.kind(node) != .ifConfig else { return nil }
        all.append(array.expression.sibling(node))
        owners.append(array.owner)
      }
    }
    guard !all.isEmpty, all.count <= Self.maximumElements, !differInFlags(all) else { return nil }
    return ListElements(all: all, owners: owners, type: elementType(of: subset(list)))
  }

  /// The literals that a list can be, all of them known.
  private func arrays(_ list: Expression) -> [Value]? {
    let list = subset(list)
    let values = values(of: list)
    let areKnown = values.allSatisfy { !$0.isUnknown && $0.expression.isKind(.array) }
    return areKnown ? values : nil
  }

  /// The list that an expression takes elements of: `actions` of `Array(actions.prefix(3).enumerated())`.
  func subset(_ list: Expression) -> Expression {
    let tree = list.tree
    var node = tree.unwrapped(list.node)
    while tree.kind(node) == .call, let callee = tree.firstChild(node) {
      if tree.kind(callee) == .identifier, tree.name(callee) == "Array",
        let only = tree.arguments(of: node).first, only.label == nil
      {
        node = tree.unwrapped(only.value)
      } else if tree.kind(callee) == .member, let base = tree.firstChild(callee),
        let name = tree.name(callee), Name.choosingMethods.contains(name)
      {
        node = tree.unwrapped(base)
      } else {
        break
      }
    }
    return list.sibling(node)
  }

  /// Whether elements are told apart by `true` and `false`: what one of them is may decide what is done with it.
  private func differInFlags(_ elements: [Expression]) -> Bool {
    var flags: Set<[Bool]> = []
    for element in elements {
      let tree = element.tree
      let node = tree.unwrapped(element.node)
      guard tree.kind(node) == .call || tree.kind(node) == .tuple else { continue }
      flags.insert(
        tree.children(node).filter { tree.kind($0) == .argument }
          .compactMap { tree.firstChild($0).flatMap(tree.boolean) })
    }
    return flags.count > 1
  }

  /// The values that one of the elements of a list can have.
  func values(of elements: ListElements, steps: Int) -> [Value] {
    zip(elements.all, elements.owners).flatMap { element, owner in
      values(of: element, steps: steps).map { $0.told(by: owner, insteadOf: element.entry) }
    }
  }

  /// The elements for which a condition can hold, or fail, in place of all of them.
  func narrowed(
    _ locals: Locals?, by node: NodeID, holding isHeld: Bool, in entry: Entry
  ) -> Locals? {
    var here = locals
    var seen: Set<Name> = []
    while let local = here {
      here = local.parent
      guard seen.insert(local.name).inserted, case .value(.elements(let elements)) = local.meaning,
        elements.all.count > 1,
        let conditions = entry.tree.child(node, .conditions),
        relevance.mentions(local.name, conditions, in: entry.tree, entry.file)
      else { continue }
      let possible = elements.all.indices.filter { number in
        let one = bind(local.name, to: .value(.elements(elements.only([number]))), in: locals)
        return commonCondition(of: node, in: entry, one).value != !isHeld
      }
      if possible.isEmpty || possible.count == elements.all.count { continue }
      return bind(local.name, to: .value(.elements(elements.only(possible))), in: locals)
    }
    return locals
  }

  // MARK: Members of tuples

  /// The value of a member of a tuple, by its label or its place.
  func element(of tuple: Expression, named name: Name) -> Expression? {
    let tree = tuple.tree
    let arguments = Array(tree.children(tuple.node))
    guard arguments.count > 1 else { return nil }
    let labelled = arguments.first { tree.name($0) == name }
    let number =
      arguments.indices.first { name == Name(String($0)) }
      ?? labels(ofTuplesIn: tuple.entry)?.firstIndex(of: name)
    let found = labelled ?? number.flatMap { $0 < arguments.count ? arguments[$0] : nil }
    return found.flatMap(tree.firstChild).map(tuple.sibling)
  }

  /// The labels that a property declares for the tuples in its list.
  private func labels(ofTuplesIn entry: Entry) -> [Name]? {
    let tree = entry.tree
    guard let list = tree.child(entry.node, .typeAnnotation).flatMap(tree.firstChild),
      tree.kind(list) == .arrayType, let tuple = tree.firstChild(list),
      tree.kind(tuple) == .tupleType
    else { return nil }
    return tree.children(tuple).map { tree.name($0) ?? "" }
  }

  // MARK: Subscripts

  /// `symbols[kind]`, `tabs[index]`: any of what a literal is written with.
  func values(ofSubscript expression: Expression, steps: Int) -> [Value] {
    let tree = expression.tree
    guard let base = tree.firstChild(expression.node) else { return [unknownValue(expression)] }
    let collections = values(of: expression.sibling(base), steps: steps)
    var found: [Value] = []
    for collection in collections {
      let (own, node) = (collection.expression.tree, collection.expression.node)
      let isDictionary = own.kind(node) == .dictionary
      let children = Array(own.children(node))
      guard !collection.isUnknown, isDictionary || own.kind(node) == .array,
        children.count <= Self.maximumElements * 2,
        !children.contains(where: { own.kind($0) == .ifConfig })
      else { return [unknownValue(expression)] }
      let elements =
        isDictionary ? children.indices.filter { $0 % 2 == 1 } : Array(children.indices)
      for element in elements {
        let value = collection.expression.sibling(children[element])
        found += values(of: value, steps: steps).map {
          $0.told(by: collection.owner, insteadOf: collection.expression.entry)
        }
      }
      if isDictionary {
        // There may be nothing under a key.
        found.append(Value(expression: absent, path: path(of: expression), isUnknown: false))
      }
    }
    return found.isEmpty ? [unknownValue(expression)] : found
  }

  // MARK: Raw values

  /// The strings that the cases of an enum stand for: of those that it can be, or of all where that is not known; nil
  /// for a type of another kind.
  func rawValues(of bound: Bound?, _ type: TypeID, as expression: Expression) -> [Value]? {
    let own = index.completeType(type)
    guard index.trees[own.file].kind(own.node) == .enumDecl, own.conformances.contains("String"),
      own.members[.rawValue] == nil
    else { return nil }
    var cases = own.members.values.joined().filter { index.declarations[$0].kind == .enumCase }
    let possible = bound.map { values(of: $0, as: expression, steps: 1) } ?? []
    let names = possible.map { value -> Name? in
      let (tree, node) = (value.expression.tree, value.expression.node)
      let isCase = tree.kind(node) == .implicitMember || tree.kind(node) == .member
      return value.isUnknown || !isCase ? nil : tree.name(node)
    }
    if !names.isEmpty, names.allSatisfy({ name in name.map { own.members[$0] != nil } ?? false }) {
      cases = cases.filter { names.contains(index.declarations[$0].name) }
    }
    cases.sort { index.declarations[$0].node < index.declarations[$1].node }
    guard !cases.isEmpty, cases.count <= Self.maximumElements else { return nil }
    return cases.map { id in
      let declaration = index.declarations[id]
      let tree = index.trees[declaration.file]
      let entry = entry(
        declaration: id, node: declaration.node, file: declaration.file, instance: nil,
        from: expression.entry)
      let written = tree.child(declaration.node, .initializer).flatMap(tree.firstChild)
      return value(Expression(written ?? declaration.node, in: entry, nil))
        .told(by: expression.entry.id, insteadOf: entry)
    }
  }
}

extension ListElements {
  /// Some of the elements.
  func only(_ numbers: [Int]) -> ListElements {
    ListElements(all: numbers.map { all[$0] }, owners: numbers.map { owners[$0] }, type: type)
  }
}

extension Expression {
  fileprivate func isKind(_ kind: SyntaxKind) -> Bool { tree.kind(node) == kind }
}

extension Name {
  static let rawValue: Name = "rawValue"

  /// Methods that give some or all elements of a list, in some order.
  fileprivate static let choosingMethods: Set<Name> = [
    "enumerated", "reversed", "prefix", "suffix", "filter", "sorted", "shuffled", "dropFirst",
    "dropLast",
  ]
}
