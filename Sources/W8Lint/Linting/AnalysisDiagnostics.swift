package import W8Book
import W8Engine
import W8Syntax
import W8Text

extension FileFindings {
  /// What was found in `file`; its sections find the rest, by `rules` where these are not all that are active.
  func found(
    in file: FileAnalysis, of book: BookDeclarations, by rules: ActiveRules? = nil
  ) -> FoundInFile {
    var all: [Diagnostic] = []
    var unlisted = unlisted[file.index] ?? UnlistedFindings()
    for (section, start) in zip(file.sections, file.text.starts) {
      if all.count < UnlistedFindings.mostListed {
        let found = rules.map(section.diagnostics) ?? section.diagnostics
        for diagnostic in found { all.append(diagnostic.shifted(by: start.bytes)) }
      } else {
        for found in section.diagnostics(by: rules ?? book.activeRules) {
          unlisted.add(found.rule, found.severity)
        }
      }
    }
    all += found[file.index] ?? []
    if book.choosesSeverities {
      for index in all.indices {
        all[index].severity = book.chosenSeverity(of: all[index].rule) ?? all[index].severity
      }
    }
    let least = rules?.least ?? .hint
    all.removeAll { $0.severity < least }
    all.sortByOffset()
    return FoundInFile(diagnostics: all, unlisted: unlisted.counts(in: book))
  }
}

extension Analysis {
  /// The diagnostics of `file` that are not switched off, by offset.
  package func diagnostics(of file: FileAnalysis) -> [Diagnostic] {
    diagnostics(of: file, while: { true }) ?? []
  }

  /// The same; nil once `isWanted`, which is asked before each rule of a file or a book, says false.
  package func diagnostics(of file: FileAnalysis, while isWanted: () -> Bool) -> [Diagnostic]? {
    var findings = FileFindings(onlyIn: file.index)
    guard findBookFaults(&findings, book.activeRules, while: isWanted),
      findFaults(of: file, &findings, book.activeRules, while: isWanted)
    else { return nil }
    return findings.found(in: file, of: book).diagnostics
  }

  /// The diagnostics of each of `files`, by offset.
  package var diagnosticsOfFiles: [[Diagnostic]] { foundInFiles.map { $0.diagnostics } }

  /// How many more were found in each of `files`: some 100,000 are listed of a file.
  package var unlistedOfFiles: [[Severity: Int]] { foundInFiles.map { $0.unlisted } }

  /// The errors of each of `files`, by offset; what may be no error is not looked for.
  package var errorsOfFiles: [[Diagnostic]] { errorsInFiles.map { $0.diagnostics } }

  /// The number of diagnostics of the book that are errors.
  package var errorCount: Int {
    errorsInFiles.reduce(0) { $0 + $1.diagnostics.count + ($1.unlisted[.error] ?? 0) }
  }

  /// Worked out once and kept with the book.
  private var foundInFiles: [FoundInFile] {
    found.value {
      let findings = findings(by: book.activeRules)
      return files.map { findings.found(in: $0, of: book) }
    }
  }

  /// The same.
  private var errorsInFiles: [FoundInFile] {
    errors.value {
      let rules = ActiveRules(of: book, least: .error)
      let findings = findings(by: rules)
      return files.map { findings.found(in: $0, of: book, by: rules) }
    }
  }

  /// What takes whole files and the whole book to find.
  private func findings(by rules: ActiveRules) -> FileFindings {
    var findings = FileFindings(onlyIn: nil)
    _ = findBookFaults(&findings, rules)
    for file in files { _ = findFaults(of: file, &findings, rules) }
    return findings
  }

  /// The fixes of `diagnostic`, which `diagnostics(of: file)` listed; the first is the preferred one if any is.
  package func fixes(for diagnostic: Diagnostic, in file: FileAnalysis) -> [Fix] {
    guard let fileLine = file.line(at: diagnostic.range.start) else { return [] }
    return FixedFile(file, in: self).fixes(for: diagnostic, at: fileLine)
  }

  /// What takes a whole file to find; false once it is not wanted any more.
  private func findFaults(
    of file: FileAnalysis, _ findings: inout FileFindings, _ rules: ActiveRules,
    while isWanted: () -> Bool = { true }
  ) -> Bool {
    let scope = FileScope(analysis: self, file: file)
    for rule in rules.byFile {
      guard isWanted() else { return false }
      findings.rule = rule.rule
      rule.check(scope, &findings)
    }
    return true
  }

  /// What takes the whole book to find; false once it is not wanted any more.
  private func findBookFaults(
    _ findings: inout FileFindings, _ rules: ActiveRules, while isWanted: () -> Bool = { true }
  ) -> Bool {
    for rule in rules.byBook {
      guard isWanted() else { return false }
      findings.rule = rule.rule
      rule.check(self, &findings)
    }
    return true
  }
}
