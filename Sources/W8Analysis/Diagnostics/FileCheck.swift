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
  ///
  /// Unless the book says how grave the rule is, this one is as grave as `severity`.
  mutating func report(
    _ place: LinePlace, _ range: TextRange, _ message: @autoclosure () -> String,
    related: [RelatedPlace] = [], severity: Severity? = nil
  ) {
    guard let rule, !place.lowered.ignores(rule, line: place.line) else { return }
    found.append(
      Diagnostic(
        code: rule.code, severity: severity ?? rule.severity, range: range, message: message(),
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
    var all = findings(in: file)
    for index in file.sections.indices {
      let start = file.text.start(ofSection: index)
      all += file.sections[index].diagnostics.lazy.map { $0.shifted(by: start) }
    }
    return weighed(all).sorted(by: Diagnostic.precedes)
  }

  /// How many diagnostics of `file` are errors; cheaper than to list them.
  package func errorCount(in file: FileAnalysis) -> Int {
    let chosen = Dictionary(
      uniqueKeysWithValues: Rule.all.compactMap { rule in
        book.chosenSeverity(of: rule).map { (rule.code, $0) }
      })
    func isError(_ diagnostic: Diagnostic) -> Bool {
      (chosen[diagnostic.code] ?? diagnostic.severity) == .error
    }
    return file.sections.reduce(findings(in: file).count(where: isError)) { count, section in
      count + section.diagnostics.count(where: isError)
    }
  }

  /// The fixes of `diagnostic`, which `diagnostics(of: file)` listed; the first is the preferred one if any is.
  package func fixes(for diagnostic: Diagnostic, in file: FileAnalysis) -> [Fix] {
    guard let place = file.place(at: diagnostic.range.start) else { return [] }
    return diagnostic.rule.fixes(
      FixScope(analysis: self, file: file, diagnostic: diagnostic, place: place))
  }

  /// What takes the whole file to find.
  private func findings(in file: FileAnalysis) -> [Diagnostic] {
    var findings = FileFindings(file)
    let scope = FileScope(analysis: self, file: file)
    for rule in Rule.byFile {
      findings.rule = rule.rule
      rule.check(scope, &findings)
    }
    return findings.found
  }

  /// Gives each diagnostic the severity that was chosen for its rule, and drops those off.
  private func weighed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      var diagnostic = diagnostic
      diagnostic.severity = book.chosenSeverity(of: diagnostic.rule) ?? diagnostic.severity
      return diagnostic.severity == .off ? nil : diagnostic
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
    if severities.isEmpty { return nil }
    return severities[rule.name] ?? severities[rule.code.description.lowercased()]
  }
}
