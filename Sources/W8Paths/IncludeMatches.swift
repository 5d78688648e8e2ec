/// What a pattern in a log leads to.
package struct IncludeMatches: Hashable, Sendable {
  /// The files, as paths from the root without symbolic links, in the order of the paths that match.
  package var files: [String] = []
  /// What matches, or is in the way, and must not or cannot be read.
  package var refusals: [Refusal] = []
  /// Whether the pattern has wildcards; such a pattern does not stand for the file in which it is written.
  package var hasWildcards = false
  /// How many names were looked at.
  package var lookedAt = 0

  package init(
    files: [String] = [], refusals: [Refusal] = [], hasWildcards: Bool = false, lookedAt: Int = 0
  ) {
    self.files = files
    self.refusals = refusals
    self.hasWildcards = hasWildcards
    self.lookedAt = lookedAt
  }

  /// Something that is left out, and why.
  package struct Refusal: Error, Hashable, Sendable {
    /// The path as seen from the file with the pattern; nil for the pattern itself.
    package let path: String?
    /// Why, as the end of a sentence.
    package let reason: String

    package init(path: String?, reason: String) {
      self.path = path
      self.reason = reason
    }
  }
}
