import GlassProject
import GlassSyntax

/// Which files mention and declare a name, as far as their bytes tell: found without parsing them.
///
/// Names that no file seems to declare are left out: they lead nowhere.
package struct MentionIndex: Sendable {
  /// Hash, file and mention of each name of each file, by bucket.
  private let mentions: [UInt64]
  private let bucketStarts: [UInt32]
  /// How far a hash is moved to leave the number of its bucket, which is its upper bits.
  private let bucketShift: UInt32

  /// Puts together what the workers' scans found.
  package init(_ scans: [[UInt64]]) {
    // Tables of a size for the largest projects cost a single file a sixth of its run.
    let bits = Self.bits(for: scans.reduce(0) { $0 + $1.count })
    let shift = 32 - UInt32(bits)
    let declared = NameFilter(scans, bits: bits + 5)
    var starts = [UInt32](repeating: 0, count: 1 << bits + 1)
    for scan in scans {
      for mention in scan where declared.mayContain(mention) {
        starts[Self.bucket(UInt32(truncatingIfNeeded: mention >> 32), shift) + 1] += 1
      }
    }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var next = starts
    var sorted = [UInt64](repeating: 0, count: Int(starts[starts.count - 1]))
    for scan in scans {
      for mention in scan where declared.mayContain(mention) {
        let bucket = Self.bucket(UInt32(truncatingIfNeeded: mention >> 32), shift)
        sorted[Int(next[bucket])] = mention
        next[bucket] += 1
      }
    }
    mentions = sorted
    bucketStarts = starts
    bucketShift = shift
  }

  /// The bits that number the buckets for so many mentions: about one bucket for eight of them.
  private static func bits(for count: Int) -> Int {
    min(max(count.bitWidth - count.leadingZeroBitCount - 3, 6), 16)
  }

  @inline(__always)
  private static func bucket(_ hash: UInt32, _ shift: UInt32) -> Int { Int(hash &>> shift) }

  /// The files that mention a name, with what they say about it, in order.
  package func files(mentioning name: UInt32) -> [(file: FileID, mention: Mention)] {
    var result: [(file: FileID, mention: Mention)] = []
    forEachMention(of: name) { result.append(($0, $1)) }
    result.sort { $0.file < $1.file }
    return result
  }

  @inline(__always)
  private func forEachMention(of name: UInt32, _ body: (FileID, Mention) -> Void) {
    let bucket = Self.bucket(name, bucketShift)
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
  private var bits: [UInt64]
  private let mask: Int

  /// - Parameter bits: The power of two that is the size of the filter; at least 6.
  init(_ scans: [[UInt64]], bits: Int) {
    self.bits = [UInt64](repeating: 0, count: 1 << (bits - 6))
    mask = 1 << bits - 1
    for scan in scans {
      for mention in scan where mention & UInt64(Mention.declarations.rawValue) != 0 {
        let bit = bit(mention)
        self.bits[bit >> 6] |= 1 << UInt64(bit & 63)
      }
    }
  }

  @inline(__always)
  func mayContain(_ mention: UInt64) -> Bool {
    let bit = bit(mention)
    return bits[bit >> 6] & 1 << UInt64(bit & 63) != 0
  }

  @inline(__always)
  private func bit(_ mention: UInt64) -> Int { Int(truncatingIfNeeded: mention >> 32) & mask }
}
