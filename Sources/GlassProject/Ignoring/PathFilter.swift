/// What a configuration says about which files belong to the run.
package struct PathFilter: Hashable, Sendable {
  /// Files in: those that a pattern names, or all where there are none.
  package let include: PatternList
  /// Files and folders out.
  package let exclude: PatternList

  /// The lists of the configuration `file`; its patterns are relative to `base`.
  package init(include: [String], exclude: [String], base: FilePath, file: FilePath) {
    self.include = PatternList(include, base: base, origin: .configuration(file))
    self.exclude = PatternList(exclude, base: base, origin: .configuration(file))
  }
}
