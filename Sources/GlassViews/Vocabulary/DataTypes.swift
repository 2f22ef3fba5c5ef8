import GlassSyntax

/// Types of Apple's whose values are no views, nor say how a view looks.
extension Vocabulary {
  static let dataTypes: Set<Name> = [
    "String", "Substring", "Character", "Date", "URL", "UUID", "Data", "Locale", "Calendar",
    "TimeZone", "LocalizedStringKey", "LocalizedStringResource", "NSAttributedString", "UIImage",
    "NSImage", "CGImage", "IndexSet", "IndexPath", "DateInterval", "DateComponents",
    "PersonNameComponents", "ModelContext", "URLRequest", "Notification",
  ]
}
