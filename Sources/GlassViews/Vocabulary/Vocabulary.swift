import GlassSyntax

/// What glasslint knows of SwiftUI's names. Each topic has a file beside this one.
package enum Vocabulary {}
