/// The facts of a project, read when somebody first asks for them: most runs never do.
package final class LazyProjectFacts: @unchecked Sendable {
  private let project: Project
  private let lock = Lock()
  private var known: ProjectFacts?

  package init(_ project: Project) { self.project = project }

  /// The facts; who asks while another reads them waits.
  package var value: ProjectFacts {
    lock.hold {
      if let known { return known }
      let facts = ProjectFacts(project)
      known = facts
      return facts
    }
  }

  /// The project files that could not be read; none where nobody has asked, as nothing is missing then.
  package var problems: [Problem] { lock.hold { known?.problems ?? [] } }

  /// Whether somebody has asked.
  package var isKnown: Bool { lock.hold { known != nil } }
}
