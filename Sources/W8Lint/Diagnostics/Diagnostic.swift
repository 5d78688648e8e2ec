package import W8Book
import W8Syntax
package import W8Text

/// A fault that a rule found in a file.
package struct Diagnostic: Hashable, Sendable {
  /// The rule that found it.
  package let rule: Rule
  /// How grave it is in this book.
  package internal(set) var severity: Severity
  /// Exactly the offending bytes.
  package internal(set) var range: TextRange
  /// One sentence: what was read and what is expected.
  package internal(set) var message: String
  /// Other locations that are part of the story.
  package internal(set) var related: [RelatedLocation]

  /// As grave as `rule` says, unless a severity is given.
  init(
    _ rule: Rule, _ range: TextRange, _ message: String, related: [RelatedLocation] = [],
    severity: Severity? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.range = range
    self.message = message
    self.related = related
  }

  /// The number of the rule.
  package var code: RuleCode { rule.code }

  /// The same diagnostic, `distance` bytes later.
  func shifted(by distance: Int) -> Diagnostic {
    var shifted = self
    shifted.range = range.shifted(by: distance)
    for index in related.indices {
      shifted.related[index].range = related[index].range.shifted(by: distance)
    }
    return shifted
  }

  /// The same diagnostic in a text in which everything behind `offset` is `distance` bytes later.
  package func moved(by distance: Int, behind offset: Int) -> Diagnostic {
    func move(_ range: TextRange) -> TextRange {
      TextRange(
        range.start > offset ? range.start + distance : range.start,
        range.end > offset ? range.end + distance : range.end)
    }
    var moved = self
    moved.range = move(range)
    for index in related.indices where related[index].file == nil {
      moved.related[index].range = move(related[index].range)
    }
    return moved
  }
}

/// Another location that a diagnostic speaks of.
package struct RelatedLocation: Hashable, Sendable {
  /// The file in which it is; nil for that of the diagnostic.
  package var file: FileID?
  /// Its bytes.
  package internal(set) var range: TextRange
  /// What is there.
  package let message: String
}

extension Analysis {
  /// `range` on `fileLine` as part of the story of a fault in the file at `index`.
  func related(
    _ fileLine: FileLine, _ range: TextRange, seenFrom index: Int, _ message: String
  ) -> RelatedLocation {
    RelatedLocation(
      file: fileLine.file == index ? nil : files[fileLine.file].id, range: range, message: message)
  }
}

extension [Diagnostic] {
  /// Puts them into the order in which those of one file are reported.
  package mutating func sortByOffset() {
    sort { first, second in
      (first.range.start, first.range.end, first.code)
        < (second.range.start, second.range.end, second.code)
    }
  }
}
