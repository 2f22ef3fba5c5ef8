#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import GlassEngine

// Stands here until the project's own discovery takes over.
extension ProjectFiles {
  mutating func add(_ path: String, isNamed: Bool) {
    guard let directory = opendir(path) else {
      if path.hasSuffix(".swift") || isNamed, access(path, F_OK) == 0 {
        files.append(SourceFile(path: path))
      } else if isNamed {
        problems.append(RunProblem("no such file or directory", file: path))
      }
      return
    }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let child = path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if name.hasSuffix(".swift") || !name.contains(".") { add(child, isNamed: false) }
    }
  }
}
