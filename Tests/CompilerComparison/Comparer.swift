// Lists the calls of Swift files as the compiler's own parser sees them, in the form of
// `glasslint tree --calls`, and compares two such lists. Built by compare.sh; no part of the package.
//
//   comparer list FILE…                   the calls of the files that are valid Swift
//   comparer compare EXPECTED ACTUAL      exit status 1 where they differ

import SwiftParser
import SwiftSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main
enum Comparer {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "list":
      for path in arguments.dropFirst() { list(path) }
    case "compare" where arguments.count == 3:
      exit(compare(sections(arguments[1]), sections(arguments[2])) ? 0 : 1)
    default:
      print("usage: comparer list FILE… | comparer compare EXPECTED ACTUAL")
      exit(2)
    }
  }

  /// Prints the calls of one file, or nothing where it is not valid Swift.
  static func list(_ path: String) {
    guard let bytes = contents(path) else {
      print("! cannot read \(path)")
      exit(2)
    }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if tree.hasError { return }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    print("# \(path)")
    for call in finder.found.sorted(by: { $0.offset < $1.offset }) { print(call.line) }
  }

  /// The lines below each `# PATH` of a list.
  static func sections(_ path: String) -> [(path: String, lines: [Substring])] {
    var result: [(path: String, lines: [Substring])] = []
    let text = String(decoding: contents(path) ?? [], as: UTF8.self)
    for line in text.split(whereSeparator: { $0 == "\n" }) {
      if line.hasPrefix("# ") {
        result.append((String(line.dropFirst(2)), []))
      } else if !result.isEmpty {
        result[result.count - 1].lines.append(line)
      }
    }
    return result
  }

  /// Prints what differs and the totals, and says whether all is equal.
  static func compare(
    _ expected: [(path: String, lines: [Substring])], _ actual: [(path: String, lines: [Substring])]
  ) -> Bool {
    let actualLines = Dictionary(actual.map { ($0.path, $0.lines) }) { first, _ in first }
    var differing = 0
    var calls = 0
    var wrong = 0
    for (path, lines) in expected {
      calls += lines.count
      let mine = actualLines[path] ?? []
      if mine == lines { continue }
      let missing = Set(lines).subtracting(mine)
      let extra = Set(mine).subtracting(lines)
      differing += 1
      wrong += max(missing.count, extra.count)
      print("\(path): \(missing.count) missing, \(extra.count) extra")
      for line in missing.sorted().prefix(3) { print("  - \(line)") }
      for line in extra.sorted().prefix(3) { print("  + \(line)") }
    }
    print("\(expected.count) files, \(calls) calls; \(differing) files and \(wrong) calls differ")
    return differing == 0
  }

  /// The bytes of a file, or nil where it cannot be read.
  static func contents(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}

/// One call as a line of the list.
struct Call {
  var offset: Int
  var line: String
}

/// Finds the calls whose callee is a name or a member. Those in attributes, in `#if` conditions and in
/// patterns do not count.
final class CallFinder: SyntaxVisitor {
  var found: [Call] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = calledName(node), name.presence == .present else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    var closures = node.additionalTrailingClosures.map(\.label.text)
    if node.trailingClosure != nil { closures.insert("_", at: 0) }
    let columns = [
      String(offset(name)), name.text, labels.joined(separator: ","),
      closures.joined(separator: ","), text(hanger(of: node)), text(holder(of: Syntax(node))),
    ]
    found.append(Call(offset: offset(name), line: columns.joined(separator: "\t")))
    return .visitChildren
  }

  private func text(_ offset: Int?) -> String { offset.map(String.init) ?? "-" }

  private func offset(_ token: TokenSyntax) -> Int {
    token.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// What is called, without generic arguments.
  private func callee(_ call: FunctionCallExprSyntax) -> ExprSyntax {
    var callee = call.calledExpression
    while let special = callee.as(GenericSpecializationExprSyntax.self) {
      callee = special.expression
    }
    return callee
  }

  private func calledName(_ call: FunctionCallExprSyntax) -> TokenSyntax? {
    let callee = callee(call)
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// The call that a call hangs on directly.
  private func hanger(of call: FunctionCallExprSyntax) -> Int? {
    guard let member = callee(call).as(MemberAccessExprSyntax.self) else { return nil }
    if let base = member.base { return nameOffset(base) }
    // Without a base: what stands before the innermost postfix `#if` around it that has a base.
    var node = Syntax(member)
    while let parent = node.parent {
      if node.is(ClosureExprSyntax.self) || node.is(LabeledExprSyntax.self)
        || node.is(CodeBlockItemSyntax.self)
      {
        return nil
      }
      if node.is(IfConfigClauseSyntax.self) {
        guard let config = parent.parent?.parent?.as(PostfixIfConfigExprSyntax.self) else {
          return nil
        }
        if let base = config.base { return nameOffset(base) }
        guard let outer = config.parent else { return nil }
        node = outer
      } else {
        node = parent
      }
    }
    return nil
  }

  /// The name of the call that an expression is, seen through `?`, `!` and a postfix `#if`.
  private func nameOffset(_ expression: ExprSyntax) -> Int? {
    var expression: ExprSyntax? = expression
    while let here = expression {
      if let call = here.as(FunctionCallExprSyntax.self) { return calledName(call).map(offset) }
      expression =
        here.as(OptionalChainingExprSyntax.self)?.expression
        ?? here.as(ForceUnwrapExprSyntax.self)?.expression
        ?? here.as(PostfixIfConfigExprSyntax.self)?.base
    }
    return nil
  }

  /// The innermost named call that holds a node in an argument or a closure.
  private func holder(of node: Syntax) -> Int? {
    var node = node
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) != node,
        let name = calledName(call), name.presence == .present
      {
        return offset(name)
      }
      node = parent
    }
    return nil
  }
}
