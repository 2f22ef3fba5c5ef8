import GlassProject

/// The bytes of a run's files as the run saw them, or else as they are on the disk.
struct SourceTexts {
  private let result: RunResult

  init(_ result: RunResult) {
    self.result = result
  }

  subscript(file: FileID) -> [UInt8]? {
    if let bytes = result.texts[file] { return bytes }
    guard case .success(let bytes) = result.files[file].read() else { return nil }
    return bytes
  }
}
