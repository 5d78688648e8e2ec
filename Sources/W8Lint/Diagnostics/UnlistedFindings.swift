import W8Book

/// What was found in a file beyond what is listed of it: how much by which rule, and how grave.
struct UnlistedFindings: Sendable {
  /// How many findings of its sections, and how many others, are listed of a file: each takes more memory than the line that
  /// it speaks of.
  static let mostListed = 100_000

  private var counts: [Kind: Int] = [:]

  private struct Kind: Hashable {
    let rule: Rule
    let severity: Severity
  }

  /// Counts a finding of `rule`.
  mutating func add(_ rule: Rule, _ severity: Severity) {
    counts[Kind(rule: rule, severity: severity), default: 0] += 1
  }

  /// How many there are of each severity, as grave as `book` says; those that it switches off are none.
  func counts(in book: BookDeclarations) -> [Severity: Int] {
    var result: [Severity: Int] = [:]
    for (kind, count) in counts {
      result[book.chosenSeverity(of: kind.rule) ?? kind.severity, default: 0] += count
    }
    result[.off] = nil
    return result
  }
}

/// What was found in one file.
struct FoundInFile: Sendable {
  /// By place, without what the book switches off.
  let diagnostics: [Diagnostic]
  /// How many more there are.
  let unlisted: [Severity: Int]
}
