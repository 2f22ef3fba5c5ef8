import GlassProject
import GlassSyntax

/// Constants: what is never given another value.
extension Interpreter {
  /// A name that more files mention is taken to be changed somewhere.
  private static let maximumFiles = 60

  /// Whether nothing in the run gives a property of a type another value, once an initialiser of the type gave it
  /// one.
  func staysInitial(_ name: Name, of type: TypeID) -> Bool {
    var key = EntryKey()
    key.add(type)
    key.add(name.hash)
    if let known = knownConstants[key] { return known }
    let stays = isNeverChanged(name, of: type)
    knownConstants[key] = stays
    return stays
  }

  private func isNeverChanged(_ name: Name, of type: TypeID) -> Bool {
    let members = index.members(named: name, of: type)
    if !members.isEmpty,
      members.allSatisfy({ index.declarations[$0].flags.contains(.isLet) })
    {
      return true
    }
    let files = index.mentions.files(mentioning: name.shortHash)
    guard !files.isEmpty, files.count <= Self.maximumFiles else { return false }
    return files.allSatisfy { file, _ in
      index.load(file)
      let tree = index.trees[file]
      return relevance.tokens(of: name, in: tree, file).allSatisfy {
        !tree.mayChange($0) || !isReached($0, in: tree, type)
      }
    }
  }

  /// Whether a change that is written at a token could be one of a property of the type: what is written without
  /// another value before it belongs to the type around it, and initialisers give the first value.
  private func isReached(_ token: UInt32, in tree: SyntaxTree, _ type: TypeID) -> Bool {
    guard tree.isOwn(token) else { return true }
    var node = tree.root
    var isOfType = false
    while let inner = tree.children(node).first(where: { tree[$0].holds(token) }) {
      node = inner
      switch tree.kind(node) {
      case .initDecl: if isOfType { return false }
      case .classDecl, .actorDecl, .extensionDecl, .structDecl, .enumDecl:
        isOfType = tree.name(node) == index.types[type].name
      default: break
      }
    }
    return isOfType || index.types[type].isNested
  }
}

extension SyntaxTree {
  /// Whether the property that a token names may be given another value there: it is assigned, handed out as a
  /// binding or a key path, or changed in place.
  fileprivate func mayChange(_ token: UInt32) -> Bool {
    if token > 0 {
      let before = token - 1
      if self.token(before, is: "let") || self.token(before, is: "var") { return false }
      if self.token(before, is: "&") { return true }
    }
    return isHandedOut(token) || changes(after: token)
  }

  /// `name = …`, `name += …`, `name?.append(…)`, `name[…] = …`
  private func changes(after token: UInt32) -> Bool {
    var next = token + 1
    while isToken(next), self.token(next, is: "?") || self.token(next, is: "!") { next += 1 }
    guard isToken(next) else { return false }
    let text = spelling(next)
    if text == "=" { return true }
    if text.hasSuffix("="), !Self.comparisons.contains(text) { return true }
    guard text == ".", isToken(next + 1) else { return false }
    return Self.changing.contains { self.name(token: next + 1) == $0 }
  }

  /// `$model.name`, `\\.name`, `&model.name`
  private func isHandedOut(_ token: UInt32) -> Bool {
    var here = token
    while here > 1, self.token(here - 1, is: ".") {
      here -= 1
      guard here > 0 else { return false }
      if self.token(here - 1, is: "\\") { return true }
      // Only plain chains of names are followed.
      here -= 1
      let text = spelling(here)
      if text.hasPrefix("$") || here > 0 && self.token(here - 1, is: "&") { return true }
      if here > 0, self.token(here - 1, is: "\\") { return true }
    }
    return false
  }

  /// Whether nothing, or `self`, stands before a name.
  fileprivate func isOwn(_ token: UInt32) -> Bool {
    guard token > 0, self.token(token - 1, is: ".") else { return true }
    return token > 1 && self.token(token - 2, is: "self")
      && (token < 3 || !self.token(token - 3, is: "."))
  }

  private func spelling(_ token: UInt32) -> String { text(range(token: token)) }

  private func isToken(_ token: UInt32) -> Bool { Int(token) < tokens.count }

  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  /// Methods that change a value in place.
  private static let changing: [Name] = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "popLast", "formUnion", "formIntersection", "subtract", "toggle", "update", "merge",
    "reserveCapacity",
    "swapAt", "sort", "replaceSubrange",
  ]
}
