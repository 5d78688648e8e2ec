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
  private(set) var found: [Found] = []
  private var run = FindingRun<LineID>()
  /// The place of the only file that is looked at; nil when all are.
  private let only: Int?
  /// Whether anybody asks for what stands on lines of exercises.
  let coverExercises: Bool

  /// A fault and the place of its file in the book.
  struct Found {
    let file: Int
    var diagnostic: Diagnostic
  }

  private struct LineID: Equatable {
    let file: Int
    let section: Int
    let line: Int
  }

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
    add(place) { rule in
      Diagnostic(
        code: rule.code, severity: severity ?? rule.severity, range: range, message: message(),
        related: related())
    }
  }

  /// The same, with a message that is made when it is told.
  mutating func report(
    _ place: LinePlace, _ range: TextRange, toldAs message: @escaping @Sendable () -> String
  ) {
    add(place) { Diagnostic($0, range, toldAs: message) }
  }

  /// Adds what `diagnostic` makes, or counts it with the one before, unless nobody asks for it.
  private mutating func add(_ place: LinePlace, _ diagnostic: (Rule) -> Diagnostic) {
    if let only, place.file != only { return }
    guard let rule, !place.lowered.ignores(rule, line: place.line) else { return }
    let line = LineID(file: place.file, section: place.section, line: place.line)
    if run.isTold(rule, on: line) {
      found.append(Found(file: place.file, diagnostic: diagnostic(rule)))
    } else {
      found[found.count - 1].diagnostic.untold += 1
    }
  }
}

extension Analysis {
  /// The diagnostics of `file` that are not switched off, by place.
  package func diagnostics(of file: FileAnalysis) -> [Diagnostic] { found(in: file).all }

  /// The same of those that start on whole lines at `ranges`, offsets in the file; cheaper where none is of an exercise.
  package func diagnostics(of file: FileAnalysis, at ranges: [Range<Int>]) -> [Diagnostic] {
    let haveExercise = ranges.contains { range in
      var offset = range.lowerBound
      while offset < range.upperBound, let place = file.place(at: offset) {
        if place.kind == .exercise { return true }
        offset = place.fullRange.end
      }
      return false
    }
    return found(in: file, coverExercises: haveExercise).all.filter { diagnostic in
      ranges.contains { $0.contains(diagnostic.range.start) }
    }
  }

  /// What there is to tell of `file`; without `coverExercises` not all of what stands on lines of exercises.
  package func found(
    in file: FileAnalysis, coverExercises: Bool = true
  ) -> FoundDiagnostics {
    var findings = FileFindings(onlyIn: file.index, coverExercises: coverExercises)
    findBookFaults(&findings)
    findFaults(of: file, &findings)
    return FoundDiagnostics(
      findings.found.map(\.diagnostic), in: file, ChosenSeverities(of: book))
  }

  /// What there is to tell of each of `files`.
  func foundByFile() -> [FoundDiagnostics] {
    var findings = FileFindings(onlyIn: nil)
    findBookFaults(&findings)
    for file in files { findFaults(of: file, &findings) }
    var found = [[Diagnostic]](repeating: [], count: files.count)
    for fault in findings.found { found[fault.file].append(fault.diagnostic) }
    let severities = ChosenSeverities(of: book)
    return zip(files, found).map { FoundDiagnostics($1, in: $0, severities) }
  }

  /// How many diagnostics of the book are errors; cheaper than to list them.
  package var errorCount: Int { foundByFile().reduce(0) { $0 + $1.count(of: .error) } }

  /// The fixes of `diagnostic`, which `diagnostics(of: file)` listed; the first is the preferred one if any is.
  package func fixes(for diagnostic: Diagnostic, in file: FileAnalysis) -> [Fix] {
    guard let place = file.place(at: diagnostic.range.start) else { return [] }
    return FixedFile(file, in: self).fixes(for: diagnostic, at: place)
  }

  /// What takes a whole file to find.
  private func findFaults(of file: FileAnalysis, _ findings: inout FileFindings) {
    let scope = FileScope(analysis: self, file: file)
    for rule in Rule.byFile {
      findings.rule = rule.rule
      rule.check(scope, &findings)
    }
  }

  /// What takes the whole book to find.
  private func findBookFaults(_ findings: inout FileFindings) {
    for rule in Rule.byBook {
      findings.rule = rule.rule
      rule.check(self, &findings)
    }
  }
}

extension BookDeclarations {
  /// The severity of `rule` in this book.
  package func severity(of rule: Rule) -> Severity {
    chosenSeverity(of: rule) ?? rule.severity
  }

  /// The severity that was chosen for `rule`, by whoever looks at the book or by its directives; nil
  /// when nobody speaks of it.
  func chosenSeverity(of rule: Rule) -> Severity? {
    if let override = overrides[rule] { return override }
    return severities.isEmpty ? nil : severities[rule.name]
  }
}
