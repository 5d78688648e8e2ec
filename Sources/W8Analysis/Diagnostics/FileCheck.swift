import W8Engine
import W8Syntax
import W8Text

/// What the check of a whole file can look at.
struct FileScope {
  let analysis: Analysis
  let file: FileAnalysis
}

/// Collects what rules find in a whole file; leaves out what the log tells to ignore.
struct FileFindings {
  var rule: Rule?
  private(set) var found: [Diagnostic] = []
  private let file: FileAnalysis

  init(_ file: FileAnalysis) {
    self.file = file
  }

  /// Reports a fault of the rule at hand on `range`, offsets in the file, of the line at `place`.
  mutating func report(
    _ place: LinePlace, _ range: TextRange, _ message: @autoclosure () -> String,
    related: [RelatedPlace] = []
  ) {
    guard let rule, !place.lowered.ignores(rule, line: place.line) else { return }
    found.append(
      Diagnostic(
        code: rule.code, severity: rule.severity, range: range, message: message(),
        related: related))
  }
}

/// What a fix can look at.
struct FixScope {
  let analysis: Analysis
  let file: FileAnalysis
  let diagnostic: Diagnostic
  /// The line on which the diagnostic starts.
  let place: LinePlace

  /// The offending text.
  var text: String { file.string(diagnostic.range) }

  /// Puts `replacement` in the place of the offending text.
  func replacing(with replacement: String) -> TextEdit {
    TextEdit(diagnostic.range, replacement)
  }

  /// The line end that the file uses at this line; LF where the line has none.
  var lineEnd: String { place.lineEnd }
}

extension Analysis {
  /// The diagnostics of `file` that are not switched off, by place.
  package func diagnostics(of file: FileAnalysis) -> [Diagnostic] {
    var all = findings(of: Rule.byFile, in: file)
    for index in file.sections.indices {
      let start = file.text.start(ofSection: index)
      all += file.sections[index].diagnostics.lazy.map { $0.shifted(by: start) }
    }
    return weighed(all).sorted(by: Diagnostic.precedes)
  }

  /// How many diagnostics of `file` are errors; cheaper than to list them.
  package func errorCount(in file: FileAnalysis) -> Int {
    let errors = Set(Rule.all.filter { severity(of: $0) == .error }.map(\.code))
    let found = findings(of: Rule.byFile.filter { errors.contains($0.rule.code) }, in: file)
    return file.sections.reduce(found.count) { count, section in
      count + section.diagnostics.count { errors.contains($0.code) }
    }
  }

  /// The fixes of `diagnostic`, which `diagnostics(of: file)` listed; the first is the preferred one if any is.
  package func fixes(for diagnostic: Diagnostic, in file: FileAnalysis) -> [Fix] {
    guard let place = file.place(at: diagnostic.range.start) else { return [] }
    return diagnostic.rule.fixes(
      FixScope(analysis: self, file: file, diagnostic: diagnostic, place: place))
  }

  private func findings(of rules: [FileRule], in file: FileAnalysis) -> [Diagnostic] {
    var findings = FileFindings(file)
    let scope = FileScope(analysis: self, file: file)
    for rule in rules {
      findings.rule = rule.rule
      rule.check(scope, &findings)
    }
    return findings.found
  }

  /// Gives each diagnostic the severity that its rule has here, and drops those off.
  private func weighed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      var diagnostic = diagnostic
      diagnostic.severity = severity(of: diagnostic.rule)
      return diagnostic.severity == .off ? nil : diagnostic
    }
  }
}

extension BookDeclarations {
  /// The severity of `rule` in this book.
  package func severity(of rule: Rule) -> Severity {
    if severities.isEmpty { return rule.severity }
    return severities[rule.name] ?? severities[rule.code.description.lowercased()] ?? rule.severity
  }
}
