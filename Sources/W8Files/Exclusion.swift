/// Which paths below a folder a search skips, besides hidden names.
package struct Exclusion: Sendable {
  /// Skips nothing.
  package static let none = Exclusion(patterns: [], asksGit: false)

  private let patterns: [Glob]
  /// Whether it skips what git ignores.
  let asksGit: Bool

  /// Skips paths whose last names match one of `patterns`, such as `vendor` or `old/*.w8log`, and what git ignores if it
  /// `asksGit`.
  package init(patterns: [String], asksGit: Bool) {
    self.patterns = patterns.map { Glob($0) }
    self.asksGit = asksGit
  }

  /// Whether a pattern matches the end of `path`.
  func excludes(_ path: String) -> Bool {
    if patterns.isEmpty { return false }
    let names = Path.names(of: path)
    return patterns.contains { pattern in
      names.indices.contains { pattern.matches(Array(names[$0...])) }
    }
  }
}
