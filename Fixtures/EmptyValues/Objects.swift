import SwiftUI

protocol HeaderModel {
  var buttons: [String] { get }
  var isWatched: Bool { get }
}

/// It has no buttons, ever.
struct PlainHeaderModel: HeaderModel {
  let title: String
  let buttons: [String] = []
  let isWatched: Bool = false
}

struct WalletHeaderModel: HeaderModel {
  let isWatched: Bool
  var buttons: [String] { ["Send", "Receive"] }
}

struct Header: View {
  private let model: any HeaderModel

  init(model: any HeaderModel) {
    self.model = model
  }

  var body: some View {
    VStack {
      Text("Balance")
      switch model.isWatched {
      case true: Text("Watched")
      case false: Buttons(titles: model.buttons)
      }
    }
  }
}

struct Buttons: View {
  private let titles: [String]

  init(titles: [String]) { self.titles = titles }

  var body: some View {
    ForEach(titles, id: \.self) { Text($0).glassEffect() }
  }
}

/// Nothing sets the relation after the object was made; the note changes.
@Observable final class RowModel {
  var name: String
  var relation: String?
  var note: String?

  init(name: String, relation: String? = nil, note: String? = nil) {
    self.name = name
    self.relation = relation
    self.note = note
  }
}

struct AccountRow: View {
  @State var model: RowModel

  init(model: RowModel) {
    self.model = model
  }

  var body: some View {
    Text(model.name)
    if !model.name.isEmpty, let relation = model.relation { Text(relation).glassEffect() }
  }
}

struct NoteRow: View {
  let model: RowModel

  var body: some View {
    if let note = model.note { Text(note).glassEffect() }
    Button("Note") { model.note = "new" }
  }
}

/// What lies over a picture, as a set.
struct Picture: View {
  enum Layer { case controls, warning }

  final class Layers {
    private let layers: Set<Layer>

    init(_ layers: Set<Layer>) { self.layers = layers }

    var hasControls: Bool { layers.contains(.controls) }
  }

  let layers: Layers
  @State private var isPlaying = false

  init(layers: Set<Layer> = []) {
    self.layers = .init(layers)
  }

  var body: some View {
    Image("picture")
      .overlay {
        if !isPlaying, layers.hasControls { Text("Play").glassEffect() }
      }
  }
}

/// A flag that is worked out of an argument.
struct Tile: View {
  enum Kind {
    case panel, floating

    var isRaised: Bool { self == .floating }
  }

  let kind: Kind
  var level = 0
  private var isGlass: Bool { kind == .floating || level > 1 }

  var body: some View {
    let isRaised = kind.isRaised
    if isGlass { Text("A").glassEffect() }
    if isRaised { Text("B").glassEffect() }
  }
}

/// The same condition holds for one use and not for another.
struct Composer: View {
  var hasField = true
  var hasMenu = true
  let server = Server()
  private var showsMenu: Bool { hasField && hasMenu }
  private var isShared: Bool { server.invitation() != nil }

  var body: some View {
    if showsMenu { Text("Menu").glassEffect() }
    if isShared { Text("Shared") } else if hasMenu { Text("Share").glassEffect() }
  }
}

struct Server {
  func invitation() -> String? { stored }
  var stored: String?
}

struct Objects: View {
  let name: String

  var body: some View {
    GlassEffectContainer {
      Header(model: PlainHeaderModel(title: "A")).glassEffect()
      Header(model: WalletHeaderModel(isWatched: false)).glassEffect()  // expect: glass-on-glass
      Header(model: WalletHeaderModel(isWatched: true)).glassEffect()
      AccountRow(model: .init(name: name)).glassEffect()
      AccountRow(model: .init(name: name, relation: "A")).glassEffect()  // expect: glass-on-glass
      NoteRow(model: .init(name: name)).glassEffect()  // expect: glass-on-glass
      Picture().glassEffect()
      Picture(layers: [.warning]).glassEffect()
      Picture(layers: [.controls, .warning]).glassEffect()  // expect: glass-on-glass
      Tile(kind: .panel).glassEffect()
      Tile(kind: .panel, level: 2).glassEffect()  // expect: glass-on-glass
      Composer(hasField: false, hasMenu: false).glassEffect()
      Composer().glassEffect()  // expect: glass-on-glass
      Tile(kind: .floating).glassEffect()  // expect: glass-on-glass
    }
  }
}
