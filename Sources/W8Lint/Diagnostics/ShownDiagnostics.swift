package import W8Book
import W8Text

extension [Diagnostic] {
  /// Those of these, which are of `file` and come by offset, that are shown: of a line at most `mostOfLine`, the gravest and of
  /// equally grave ones the leftmost; the last of them says how many more there are.
  package func shown(in file: FileAnalysis) -> [Diagnostic] {
    guard mayBeCrowded(in: file) else { return self }
    var shown: [Diagnostic] = []
    var rest = self[...]
    while let start = rest.first?.range.start {
      let end = Swift.max(file.line(at: start)?.fullRange.end ?? 0, start + 1)
      let ofLine = rest.prefix { $0.range.start < end }
      rest = rest[ofLine.endIndex...]
      shown += ofLine.gravest
      let more = ofLine.count - mostOfLine
      if more > 0 { shown[shown.count - 1].message += "; \(more) more on this line" }
    }
    return shown
  }
}

extension [Diagnostic] {
  /// Whether more than `mostOfLine` may start on one line: then of every tenth two in a row do.
  private func mayBeCrowded(in file: FileAnalysis) -> Bool {
    let step = mostOfLine / 2
    return stride(from: 0, to: count - step, by: step).contains { index in
      let end = file.line(at: self[index].range.start)?.fullRange.end ?? 0
      return self[index + step].range.start < end
    }
  }
}

extension ArraySlice<Diagnostic> {
  /// The gravest `mostOfLine` and of equally grave ones the first, in their order.
  fileprivate var gravest: [Diagnostic] {
    let byGravity = indices.sorted { (self[$1].severity, $0) < (self[$0].severity, $1) }
    return byGravity.prefix(mostOfLine).sorted().map { self[$0] }
  }
}

/// How many diagnostics of a line are shown, as many as a person fixes on one line by hand.
private let mostOfLine = 20

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
  /// By offset, without what the book switches off.
  let diagnostics: [Diagnostic]
  /// How many more there are.
  let unlisted: [Severity: Int]
}
