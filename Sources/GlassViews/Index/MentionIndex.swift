import GlassProject
import GlassSyntax

/// Which files mention and declare a name, as far as their bytes tell: found without parsing them.
///
/// Names that no file seems to declare are left out: they lead nowhere.
package struct MentionIndex: Sendable {
  /// Hash, file and mention of each name of each file, by bucket.
  private let mentions: [UInt64]
  private let bucketStarts: [UInt32]
  /// The buckets are the upper bits of the hash.
  private static let bucketBits: UInt64 = 16

  /// Puts together what the workers' scans found.
  package init(_ scans: [[UInt64]]) {
    let declared = NameFilter(scans)
    var starts = [UInt32](repeating: 0, count: 1 << Self.bucketBits + 1)
    for scan in scans {
      for mention in scan where declared.mayContain(mention) {
        starts[Self.bucket(UInt32(truncatingIfNeeded: mention >> 32)) + 1] += 1
      }
    }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var next = starts
    var sorted = [UInt64](repeating: 0, count: Int(starts[starts.count - 1]))
    for scan in scans {
      for mention in scan where declared.mayContain(mention) {
        let bucket = Self.bucket(UInt32(truncatingIfNeeded: mention >> 32))
        sorted[Int(next[bucket])] = mention
        next[bucket] += 1
      }
    }
    mentions = sorted
    bucketStarts = starts
  }

  @inline(__always)
  private static func bucket(_ hash: UInt32) -> Int { Int(hash >> (32 - UInt32(bucketBits))) }

  /// The files that mention a name, with what they say about it, in order.
  package func files(mentioning name: UInt32) -> [(file: FileID, mention: Mention)] {
    var result: [(file: FileID, mention: Mention)] = []
    forEachMention(of: name) { result.append(($0, $1)) }
    result.sort { $0.file < $1.file }
    return result
  }

  @inline(__always)
  private func forEachMention(of name: UInt32, _ body: (FileID, Mention) -> Void) {
    let bucket = Self.bucket(name)
    for index in Int(bucketStarts[bucket])..<Int(bucketStarts[bucket + 1]) {
      let mention = mentions[index]
      guard UInt32(truncatingIfNeeded: mention >> 32) == name else { continue }
      body(
        FileID(truncatingIfNeeded: mention >> 8 & 0xff_ffff),
        Mention(rawValue: UInt8(truncatingIfNeeded: mention)))
    }
  }

  /// The files that say one of some things about a name, in order.
  package func files(saying mention: Mention, about name: Name) -> [FileID] {
    var result: [FileID] = []
    forEachMention(of: name.shortHash) { file, found in
      if found.rawValue & mention.rawValue != 0 { result.append(file) }
    }
    result.sort()
    return result
  }

  /// Everything that any file says about a name.
  package func mention(of name: Name) -> Mention {
    var all: Mention.RawValue = 0
    forEachMention(of: name.shortHash) { all |= $1.rawValue }
    return Mention(rawValue: all)
  }
}

/// The names that some file declares, with a few others.
private struct NameFilter {
  private var bits = [UInt64](repeating: 0, count: 1 << 15)

  init(_ scans: [[UInt64]]) {
    for scan in scans {
      for mention in scan where mention & UInt64(Mention.declarations.rawValue) != 0 {
        let bit = Self.bit(mention)
        bits[bit >> 6] |= 1 << UInt64(bit & 63)
      }
    }
  }

  @inline(__always)
  func mayContain(_ mention: UInt64) -> Bool {
    let bit = Self.bit(mention)
    return bits[bit >> 6] & 1 << UInt64(bit & 63) != 0
  }

  @inline(__always)
  private static func bit(_ mention: UInt64) -> Int {
    Int(truncatingIfNeeded: mention >> 32) & (1 << 21 - 1)
  }
}
