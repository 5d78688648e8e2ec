package import W8Text

/// A fault that a rule found at one place of a file.
package struct Diagnostic: Hashable, Sendable {
  /// The rule that found it.
  package let code: RuleCode
  /// How grave it is in this book.
  package internal(set) var severity: Severity
  /// Exactly the offending bytes.
  package internal(set) var range: TextRange
  /// One sentence: what was read and what is expected.
  package let message: String
  /// Other places that are part of the story.
  package internal(set) var related: [RelatedPlace]

  /// The rule that found it.
  package var rule: Rule { Rule.rule(code) }
}

/// Another place that a diagnostic speaks of.
package struct RelatedPlace: Hashable, Sendable {
  /// The file in which it is; nil for that of the diagnostic.
  package var file: FileID?
  /// Its bytes.
  package internal(set) var range: TextRange
  /// What is there.
  package let message: String
}

extension Diagnostic {
  /// The same diagnostic, `distance` bytes later.
  func shifted(by distance: Int) -> Diagnostic {
    var shifted = self
    shifted.range = range.shifted(by: distance)
    for index in shifted.related.indices {
      shifted.related[index].range = related[index].range.shifted(by: distance)
    }
    return shifted
  }
}
