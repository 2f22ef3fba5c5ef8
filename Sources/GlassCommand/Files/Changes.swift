import GlassEngine
import GlassProject

/// The changed lines of a run's files, and the texts to which their numbers belong.
struct Changes {
  private(set) var lines = ChangedLines()
  /// The staged text of each file that was changed after it was staged.
  private var contents: [FilePath: [UInt8]] = [:]

  /// Asks git, or reads the patch.
  init(
    _ source: ChangeSource, in project: Project, _ console: inout Console
  ) throws(Trouble) {
    switch source {
    case .revision(let revision):
      for repository in try Self.repositories(of: project) {
        do { lines.add(try repository.changes(since: revision)) } catch {
          throw Trouble(message: error.message)
        }
      }
    case .staged:
      for repository in try Self.repositories(of: project) {
        do {
          lines.add(try repository.stagedChanges())
          contents.merge(try repository.stagedContents()) { $1 }
        } catch {
          throw Trouble(message: error.message)
        }
      }
    case .diffFile(let file):
      let folder = project.workingDirectory
      let roots = project.roots.compactMap(\.repository) + [folder]
      lines = ChangedLines(diff: try Self.read(file, &console), roots: roots)
    }
  }

  /// Why the changes are not known: lower case, no final stop.
  struct Trouble: Error {
    var message: String
  }

  /// Makes the texts of the run those to which the lines belong.
  ///
  /// - Parameters:
  ///   - unsaved: the text of the one file that comes from an editor.
  ///   - allowsStaged: whether a file's staged text may stand for it; not where files are written.
  mutating func apply(
    to parts: inout [LintRun.Part], unsaved: [UInt8]?, allowsStaged: Bool
  ) throws(Trouble) {
    for part in parts.indices {
      for id in parts[part].request.files.indices {
        let file = parts[part].request.files[id]
        if let unsaved, file.contents != nil {
          // Git counts the lines of the file on the disk.
          let saved = (try? SourceFile(path: file.path).read().get()) ?? []
          lines.replace(file.path, saved, with: unsaved)
        } else if let staged = contents[file.path] {
          guard allowsStaged else {
            throw Trouble(
              message: "\(file.displayPath) has changes that are not staged; stage or stash them")
          }
          parts[part].request.files[id].contents = staged
        }
      }
    }
  }

  /// The working copies that the PATHs stand in.
  private static func repositories(of project: Project) throws(Trouble) -> [GitRepository] {
    var repositories: [GitRepository] = []
    for root in project.roots {
      do {
        let repository = try GitRepository(containing: root.repository ?? root.folder)
        if !repositories.contains(where: { $0.root == repository.root }) {
          repositories.append(repository)
        }
      } catch {
        throw Trouble(message: error.message)
      }
    }
    return repositories
  }

  private static func read(_ file: String, _ console: inout Console) throws(Trouble) -> [UInt8] {
    if file == "-" {
      do { return try console.readInput() } catch {
        throw Trouble(message: "standard input: \(error.reason)")
      }
    }
    switch SourceFile(path: FilePath(file)).read() {
    case .success(let bytes): return bytes
    case .failure(let fault): throw Trouble(message: "\(file): \(fault.message)")
    }
  }
}
