import GlassProject
import GlassSyntax

/// Statements: the views that a body shows, in order, with its branches as alternatives.
extension Interpreter {
  /// The views of an entry's body: of a function's braces, a getter, or an initial value.
  func evaluateBody(of entry: Entry) -> [ViewNode] {
    let tree = entry.tree
    let node = entry.node
    switch tree.kind(node) {
    case .functionDecl, .initDecl:
      guard let block = tree.child(node, .codeBlock) else { return [] }
      return evaluate(block: block, in: entry, entry.locals)
    case .binding:
      if let accessors = tree.child(node, .accessorBlock), let block = getter(accessors, in: tree) {
        return evaluate(block: block, in: entry, entry.locals)
      }
      guard let value = tree.child(node, .initializer).flatMap(tree.firstChild) else { return [] }
      return views(of: Expression(value, in: entry, entry.locals))
    default: return []
    }
  }

  /// The braces that compute a property.
  func getter(_ accessors: NodeID, in tree: SyntaxTree) -> NodeID? {
    if let block = tree.child(accessors, .codeBlock) { return block }
    let getter = tree.children(accessors).first {
      tree.kind($0) == .accessor && tree.name($0) == "get"
    }
    return getter.flatMap { tree.child($0, .codeBlock) }
  }

  func evaluate(block: NodeID, in entry: Entry, _ locals: Locals?) -> [ViewNode] {
    evaluate(statements: Array(entry.tree.children(block))[...], in: entry, locals)
  }

  /// Reads statements in order; an early return makes the rest an arm of its own.
  func evaluate(
    statements: ArraySlice<NodeID>, in entry: Entry, _ locals: Locals?
  ) -> [ViewNode] {
    let tree = entry.tree
    var locals = locals
    var views: [ViewNode] = []
    for (number, statement) in zip(statements.indices, statements) {
      let rest = statements[(number + 1)...]
      switch tree.kind(statement) {
      case .variableDecl:
        locals = bind(variables: statement, in: entry, locals)
      case .functionDecl:
        if let name = tree.name(statement) {
          locals = bind(name, to: .function(statement), in: locals)
        }
      case .returnStmt:
        if let value = tree.firstChild(statement) {
          views += self.views(of: Expression(value, in: entry, locals))
        }
        return views
      case .ifExpr where leavesEarly(statement, in: tree):
        return views + evaluate(earlyIf: statement, rest: rest, in: entry, locals)
      case .guardStmt:
        return views + evaluate(guard: statement, rest: rest, in: entry, locals)
      case .ifConfig:
        views += evaluate(ifConfig: statement, in: entry, locals)
      case .ifExpr, .switchExpr:
        views += [view(of: Expression(statement, in: entry, locals))]
      case .doStmt, .labeledStmt:
        for block in tree.children(statement) where tree.kind(block) == .codeBlock {
          views += evaluate(block: block, in: entry, locals)
        }
      case .assignment, .forStmt, .whileStmt, .repeatStmt, .deferStmt, .throwStmt, .controlStmt,
        .structDecl, .enumDecl, .classDecl, .typealiasDecl, .importDecl:
        break
      default:
        views.append(view(of: Expression(statement, in: entry, locals)))
      }
    }
    return views
  }

  private func evaluate(ifConfig: NodeID, in entry: Entry, _ locals: Locals?) -> [ViewNode] {
    let tree = entry.tree
    var arms: [Arm] = []
    for (number, (clause, availability)) in tree.clauses(ofIfConfig: ifConfig).enumerated() {
      let statements = tree.children(clause).filter { tree.kind($0) != .ifConfigCondition }
      arms.append(
        Arm(
          views: evaluate(statements: statements[...], in: entry, locals),
          availability: availability, branch: branch(ifConfig, number, in: entry, locals)))
    }
    return [alternatives(arms, at: ifConfig, in: entry)]
  }

  /// `let name = value`: the name stands for its value from here on.
  func bind(variables node: NodeID, in entry: Entry, _ locals: Locals?) -> Locals? {
    let tree = entry.tree
    var locals = locals
    for binding in tree.children(node) where tree.kind(binding) == .binding {
      guard let pattern = tree.firstChild(binding) else { continue }
      guard tree.kind(pattern) == .identifierPattern, let name = tree.name(pattern) else {
        for name in boundNames(pattern, in: tree) {
          locals = bind(name, to: .value(.unknown), in: locals)
        }
        continue
      }
      var bound = Bound.unknown
      if let value = tree.child(binding, .initializer).flatMap(tree.firstChild),
        tree.flags(node).contains(.isLet)
      {
        bound = .expression(Expression(value, in: entry, locals))
      } else if let accessors = tree.child(binding, .accessorBlock),
        let block = getter(accessors, in: tree)
      {
        bound = .expression(Expression(block, in: entry, locals))
      }
      locals = bind(name, to: .value(bound), in: locals)
    }
    return locals
  }

  /// The names that a pattern binds.
  func boundNames(_ pattern: NodeID, in tree: SyntaxTree) -> [Name] {
    if tree.kind(pattern) == .identifierPattern { return tree.name(pattern).map { [$0] } ?? [] }
    return tree.children(pattern).flatMap { boundNames($0, in: tree) }
  }

  // MARK: Early exits

  /// Whether an arm of an `if` statement ends the function.
  func leavesEarly(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    tree.children(node).contains { child in
      tree.kind(child) == .codeBlock
        ? endsInReturn(child, in: tree)
        : tree.kind(child) == .ifExpr && leavesEarly(child, in: tree)
    }
  }

  func endsInReturn(_ block: NodeID, in tree: SyntaxTree) -> Bool {
    var last: NodeID?
    for statement in tree.children(block) { last = statement }
    guard let last else { return false }
    return tree.kind(last) == .returnStmt
      || tree.kind(last) == .ifExpr && leavesEarly(last, in: tree)
  }

  /// `if c { return a }` and what follows it: the rest of the body is the other arm.
  private func evaluate(
    earlyIf node: NodeID, rest: ArraySlice<NodeID>, in entry: Entry, _ locals: Locals?
  ) -> [ViewNode] {
    let tree = entry.tree
    var arms: [Arm] = []
    var current: NodeID? = node
    var outside = Availability.any
    var failed: [Test] = []
    var others = locals
    var number = 0
    while let here = current {
      current = nil
      guard tree.kind(here) == .ifExpr else {
        arms.append(
          arm(here, rest, outside, branch(node, number, in: entry, locals), entry, others, failed))
        return [alternatives(arms, at: node, in: entry)]
      }
      let condition = condition(of: here, in: entry, others)
      let parts = tree.children(here).filter { tree.kind($0) != .conditions }
      if condition.value != false, let block = parts.first {
        arms.append(
          arm(
            block, rest, outside.refined(by: condition.held),
            branch(node, number, in: entry, locals), entry, condition.locals,
            failed.adding(tests(ofConditionsOf: here, in: entry, locals))))
      }
      failed.add(tests(ofFailed: here, in: entry, locals))
      if condition.value == true { return [alternatives(arms, at: node, in: entry)] }
      outside = outside.refined(by: condition.failed)
      others = condition.others
      number += 1
      if parts.count > 1 { current = parts[1] }
    }
    arms.append(
      Arm(
        views: evaluate(statements: rest, in: entry, others), availability: outside,
        branch: branch(node, number, in: entry, locals), tests: failed))
    return [alternatives(arms, at: node, in: entry)]
  }

  private func arm(
    _ block: NodeID, _ rest: ArraySlice<NodeID>, _ availability: Availability, _ branch: Branch,
    _ entry: Entry, _ locals: Locals?, _ tests: [Test]
  ) -> Arm {
    var views = evaluate(block: block, in: entry, locals)
    if !endsInReturn(block, in: entry.tree) {
      views += evaluate(statements: rest, in: entry, locals)
    }
    return Arm(views: views, availability: availability, branch: branch, tests: tests)
  }

  /// `guard c else { return a }`: the rest of the body is where the condition holds.
  private func evaluate(
    guard node: NodeID, rest: ArraySlice<NodeID>, in entry: Entry, _ locals: Locals?
  ) -> [ViewNode] {
    let condition = condition(of: node, in: entry, locals)
    var arms: [Arm] = []
    if condition.value != true, let block = entry.tree.child(node, .codeBlock) {
      arms.append(
        Arm(
          views: evaluate(block: block, in: entry, locals), availability: condition.failed,
          branch: branch(node, 1, in: entry, locals),
          tests: tests(ofFailed: node, in: entry, locals)))
    }
    if condition.value != false {
      arms.append(
        Arm(
          views: evaluate(statements: rest, in: entry, condition.locals),
          availability: condition.held, branch: branch(node, 0, in: entry, locals),
          tests: tests(ofConditionsOf: node, in: entry, locals)))
    }
    return [alternatives(arms, at: node, in: entry)]
  }

  // MARK: Alternatives

  func branch(_ node: NodeID, _ arm: Int, in entry: Entry, _ locals: Locals?) -> Branch {
    let choice = UInt64(entry.id) << 40 ^ UInt64(locals?.id ?? 0) << 28 ^ UInt64(node)
    return Branch(choice: choice, arm: arm)
  }

  /// A node for arms of which one is shown; a single arm that says nothing is a group.
  func alternatives(_ arms: [Arm], at node: NodeID, in entry: Entry) -> ViewNode {
    let site = site(of: node, in: entry)
    if arms.count == 1, arms[0].availability == .any {
      if arms[0].views.count == 1 { return arms[0].views[0] }
      return ViewNode(
        .group, name: nil, site: site, entry: entry,
        children: [Child(role: .content, content: .views(arms[0].views))])
    }
    let view = ViewNode(.alternatives(arms), name: nil, site: site, entry: entry, children: [])
    if entry.tree.kind(node) != .ifConfig, let condition = entry.tree.firstChild(node) {
      view.condition = Expression(condition, in: entry, nil)
    }
    return view
  }

  /// The site of a statement or expression: its keyword or first token.
  func site(of node: NodeID, in entry: Entry) -> Site {
    let first = entry.tree.range(token: entry.tree[node].firstToken)
    return Site(file: entry.file, range: first, name: first, isMember: false)
  }

  /// `if` as an expression or in a builder.
  func view(ofIf expression: Expression) -> ViewNode {
    let (tree, entry, locals) = (expression.tree, expression.entry, expression.locals)
    var arms: [Arm] = []
    var current: NodeID? = expression.node
    var outside = Availability.any
    var failed: [Test] = []
    var others = locals
    while let here = current {
      current = nil
      let branch = branch(expression.node, arms.count, in: entry, locals)
      guard tree.kind(here) == .ifExpr else {
        arms.append(
          Arm(
            views: evaluate(block: here, in: entry, others), availability: outside, branch: branch,
            tests: failed))
        break
      }
      let condition = condition(of: here, in: entry, others)
      let parts = tree.children(here).filter { tree.kind($0) != .conditions }
      if condition.value != false, let block = parts.first {
        arms.append(
          Arm(
            views: evaluate(block: block, in: entry, condition.locals),
            availability: outside.refined(by: condition.held), branch: branch,
            tests: failed.adding(tests(ofConditionsOf: here, in: entry, locals)),
            cases: compared(in: here, tree)))
      }
      failed.add(tests(ofFailed: here, in: entry, locals))
      if condition.value == true { break }
      outside = outside.refined(by: condition.failed)
      others = condition.others
      if parts.count > 1 {
        current = parts[1]
      } else {
        let branch = self.branch(expression.node, arms.count, in: entry, locals)
        arms.append(Arm(views: [], availability: outside, branch: branch, tests: failed))
      }
    }
    return choice(alternatives(arms, at: expression.node, in: entry), expression)
  }

  /// The value that the only condition of an `if` compares with: `inline` of `x == .inline`.
  private func compared(in node: NodeID, _ tree: SyntaxTree) -> Set<Name> {
    guard let conditions = tree.child(node, .conditions), let only = tree.firstChild(conditions),
      tree[only].nextSibling < 0
    else { return [] }
    let parts = Array(tree.children(tree.unwrapped(only)))
    guard parts.count == 3, tree.token(tree[parts[1]].token, is: "=="),
      tree.kind(parts[2]) == .implicitMember, let name = tree.name(parts[2])
    else { return [] }
    return [name]
  }

  /// `switch` as an expression or in a builder: the cases that the subject can take.
  func view(ofSwitch expression: Expression) -> ViewNode {
    let (tree, entry, locals) = (expression.tree, expression.entry, expression.locals)
    let cases = self.cases(ofSwitch: expression)
    let subject = tree.firstChild(expression.node).map(expression.sibling)
    let tests = subject.map { self.tests(ofCases: cases, $0) } ?? []
    let arms = cases.enumerated().map { number, node in
      var inner = locals
      var names: Set<Name> = []
      for pattern in tree.children(node) where tree.kind(pattern) != .codeBlock {
        if tree.kind(pattern) == .expressionPattern, let value = tree.firstChild(pattern),
          tree.kind(value) == .implicitMember, let name = tree.name(value)
        {
          names.insert(name)
        }
        for name in boundNames(pattern, in: tree) {
          inner = bind(name, to: .value(.unknown), in: inner)
        }
      }
      let views = tree.child(node, .codeBlock).map { evaluate(block: $0, in: entry, inner) } ?? []
      return Arm(
        views: views, availability: .any,
        branch: branch(expression.node, number, in: entry, locals),
        tests: number < tests.count ? tests[number] : [], cases: names)
    }
    return choice(alternatives(arms, at: expression.node, in: entry), expression)
  }

  /// A choice with the expression that it is written as.
  private func choice(_ view: ViewNode, _ expression: Expression) -> ViewNode {
    if case .alternatives = view.kind { view.text = expression }
    return view
  }

  /// `c ? a : b`
  func view(ofTernary expression: Expression) -> ViewNode {
    let parts = Array(expression.tree.children(expression.node))
    guard parts.count == 3 else { return unknown(expression) }
    let condition = expression.sibling(parts[0])
    let check = glassCheck(condition)
    let chosen = check == nil ? truth(of: condition) : nil
    var arms: [Arm] = []
    for number in 0...1 where chosen == nil || chosen == (number == 0) {
      arms.append(
        Arm(
          views: views(of: expression.sibling(parts[number + 1])),
          availability: (number == 0 ? check?.held : check?.failed) ?? .any,
          branch: branch(expression.node, number, in: expression.entry, expression.locals),
          tests: check == nil ? tests(of: condition, isNegated: number == 1) : []))
    }
    return choice(alternatives(arms, at: expression.node, in: expression.entry), expression)
  }

  func unknown(_ expression: Expression) -> ViewNode {
    ViewNode(
      .unknown, name: nil, site: site(of: expression.node, in: expression.entry),
      entry: expression.entry, expression: expression, children: [])
  }
}
