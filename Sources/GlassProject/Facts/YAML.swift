/// What a YAML file holds, in the plain subset that project files are written in: block and flow
/// collections, plain and quoted scalars, comments. Tags, anchors and block text are passed over.
indirect enum YAML: Hashable, Sendable {
  case scalar(String)
  case list([YAML])
  case map([Entry])

  struct Entry: Hashable, Sendable {
    let key: String
    let value: YAML
  }

  init(_ bytes: [UInt8]) {
    var reader = YAMLReader(bytes)
    self = reader.read()
  }

  /// The value of a key; the last one where there are several.
  subscript(key: String) -> YAML? { entries.last { $0.key == key }?.value }

  var entries: [Entry] { if case .map(let entries) = self { entries } else { [] } }

  var string: String? { if case .scalar(let text) = self { text } else { nil } }

  /// The elements of a list; anything else is a list of one.
  var list: [YAML] { if case .list(let values) = self { values } else { [self] } }
}
