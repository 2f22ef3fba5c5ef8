/// The kinds of files that are read.
package enum FileKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A Swift file that is part of the program.
  case swift
  /// `Package.swift` and `Package@swift-6.0.swift`.
  case packageManifest
  /// `project.pbxproj`.
  case xcodeProject
  /// `*.xcconfig`.
  case buildSettings
  /// XcodeGen's `project.yml` and `project.yaml`.
  case xcodeGenProject
  /// `*.plist`.
  case propertyList

  /// The kind that a file's name says, or nil where it is of none.
  init?(name: ArraySlice<UInt8>) {
    guard name.count > 4, let last = name.last else { return nil }
    switch last {
    case UInt8(ascii: "t"):
      guard name.ends(with: ".swift") || name.ends(with: ".plist") else { return nil }
      if name.ends(with: ".plist") {
        self = .propertyList
      } else if name.elementsEqual("Package.swift".utf8)
        || name.starts(with: "Package@swift-".utf8)
      {
        self = .packageManifest
      } else {
        self = .swift
      }
    case UInt8(ascii: "j"):
      guard name.elementsEqual("project.pbxproj".utf8) else { return nil }
      self = .xcodeProject
    case UInt8(ascii: "g"):
      guard name.ends(with: ".xcconfig") else { return nil }
      self = .buildSettings
    case UInt8(ascii: "l"):
      guard name.elementsEqual("project.yml".utf8) || name.elementsEqual("project.yaml".utf8)
      else { return nil }
      self = .xcodeGenProject
    default: return nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether something stands before the ending `suffix`.
  fileprivate func ends(with suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { count > $0.count && self.suffix($0.count).elementsEqual($0) }
  }
}
