package import W8Book
import W8Engine
import W8Syntax
import W8Text

/// What the check of a whole file can look at.
struct FileScope {
  let analysis: Analysis
  let file: FileAnalysis
}

/// Collects what rules find in whole files; leaves out what the log tells to ignore.
struct FileFindings {
  var rule: Rule?
  private(set) var found: [Int: [Diagnostic]] = [:]
  private(set) var unlisted: [Int: UnlistedFindings] = [:]
  /// The place of the only file that is looked at; nil when all are.
  private let only: Int?
  /// Whether anybody asks for what stands on lines of exercises.
  let coverExercises: Bool

  init(onlyIn file: Int?, coverExercises: Bool = true) {
    only = file
    self.coverExercises = coverExercises
  }

  /// Reports a fault of the rule at hand on `range`, offsets in the file, of the line at `place`.
  ///
  /// Unless the book says how grave the rule is, this one is as grave as `severity`.
  mutating func report(
    _ place: LinePlace, _ range: TextRange, _ message: @autoclosure () -> String,
    related: @autoclosure () -> [RelatedPlace] = [], severity: Severity? = nil
  ) {
    if let only, place.file != only { return }
    guard let rule, !place.lowered.ignores(rule, line: place.line) else { return }
    guard found[place.file, default: []].count < UnlistedFindings.mostListed else {
      unlisted[place.file, default: UnlistedFindings()].add(rule, severity ?? rule.severity)
      return
    }
    let diagnostic = Diagnostic(rule, range, message(), related: related(), severity: severity)
    found[place.file, default: []].append(diagnostic)
  }
}

extension BookDeclarations {
  /// Whether anybody speaks of the severity of any rule.
  var choosesSeverities: Bool { !overrides.isEmpty || hasSeverities }

  /// The severity of `rule` in this book.
  package func severity(of rule: Rule) -> Severity {
    chosenSeverity(of: rule) ?? rule.severity
  }

  /// The severity that was chosen for `rule`, by whoever looks at the book or by its directives; nil
  /// when nobody speaks of it.
  func chosenSeverity(of rule: Rule) -> Severity? {
    if let override = overrides[rule] { return override }
    return hasSeverities ? severity(chosenFor: rule.names) : nil
  }
}
