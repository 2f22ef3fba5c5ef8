import SwiftUI
import UIKit

final class ChipsController: UIViewController {
  override func loadView() {
    let host = UIHostingController(rootView: GlassEffectContainer { Chips() })
    view = host.view
  }
}

final class StripController: UIHostingController<AnyView> {
  init() {
    super.init(rootView: AnyView(GlassEffectContainer { Strip() }))
    view.backgroundColor = .clear
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}

final class PairController: UIViewController {
  private lazy var host = UIHostingController(rootView: Pair())

  func showContained() {
    present(UIHostingController(rootView: GlassEffectContainer { Pair() }), animated: true)
  }
}

final class EditorController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(
      rootView: ToolStrip(cut: cut)  // expect: glass-on-glass
        .glassEffect(.regular, in: .capsule)
    )
    addChild(host)
  }

  private func cut() {}
}

final class LyricsController: UIViewController {
  private let lines = ["One", "Two"]

  override func viewDidLoad() {
    super.viewDidLoad()
    guard #available(iOS 26, *) else {
      show(UIHostingController(rootView: List(lines, id: \.self) { Text($0) }), sender: nil)
      return
    }
    let list = List(lines, id: \.self) { line in
      HStack {
        Text(line)
        Spacer()
      }
      .padding()
      .glassEffect(.regular, in: .rect(cornerRadius: 12))  // expect: glass-in-scrolling-content
    }
    show(UIHostingController(rootView: list), sender: nil)
  }
}

final class CardCell: UICollectionViewCell {
  func configure(title: String) {
    contentConfiguration = UIHostingConfiguration {
      HStack {
        Text(title)
        Button("Open") {}.buttonStyle(.glass)  // expect: glass-on-glass
      }
      .glassEffect()
    }
  }
}

/// A view of the project with a parameter of that name hosts nothing.
struct Shell<Root: View>: View {
  let rootView: Root

  var body: some View { GlassEffectContainer { rootView } }
}

final class ShellController: UIViewController {
  func showShell() {
    present(UIHostingController(rootView: Shell(rootView: Trio())), animated: true)
  }
}

struct Trio: View {
  var body: some View {
    HStack {
      Text("A").padding().glassEffect()
      Text("B").padding().glassEffect()
      Text("C").padding().glassEffect()
    }
  }
}

/// What a storyboard makes is given its view later.
final class ArchiveController: UIHostingController<Archive> {
  required init?(coder: NSCoder) {
    super.init(coder: coder, rootView: Archive(names: []))
  }

  func update(names: [String]) {
    rootView = Archive(names: names)
  }
}

struct Archive: View {
  let names: [String]

  var body: some View {
    ScrollView {
      ForEach(names, id: \.self) { name in
        Text(name).padding().glassEffect()  // expect: glass-in-scrolling-content
      }
    }
  }
}
