package import Primitives
package import W8Book
import W8Edits
import W8Engine
import W8Syntax
package import W8Text

extension Analysis {
  /// Edits that mend in `file` what `safety` allows, ascending and apart.
  ///
  /// One round: of two fixes that meet, only the first is taken. Month headers have a round of their own before all others:
  /// the header above a day decides whether the day can be fixed unseen. The edits are to be made at once.
  package func fixingEdits(of file: FileAnalysis, _ safety: FixSafety = .safe) -> [TextEdit] {
    fixingEdits(of: file, safety, outliers: daysOfOutliers(in: file))
  }

  /// The same; of the weights that lie far from the others those of the days `outliers` alone are mended.
  private func fixingEdits(
    of file: FileAnalysis, _ safety: FixSafety, outliers: Set<CivilDate>
  ) -> [TextEdit] {
    let fixed = FixedFile(file, in: self)
    let found = diagnosticsOfFiles[file.index].compactMap { diagnostic -> FixScope? in
      guard safety.allows(diagnostic.rule) else { return nil }
      guard let fileLine = file.line(at: diagnostic.range.start) else { return nil }
      if diagnostic.rule == .outlier, fileLine.entry?.date.map(outliers.contains) != true {
        return nil
      }
      return FixScope(fixed, diagnostic, at: fileLine)
    }
    // Of which day a line is, is uncertain until the merge is finished.
    let ofMarks = edits(for: found.filter { $0.diagnostic.rule == .mergeConflict }, safety)
    if !ofMarks.isEmpty { return ofMarks }
    let ofHeaders = edits(
      for: found.filter { $0.fileLine.kind == .month || $0.fileLine.mayBeHeader }, safety)
    return ofHeaders.isEmpty ? edits(for: found, safety) : ofHeaders
  }

  /// The days of the weights in `file` that lie far from the others. Once some of these no longer count, others would, which
  /// no diagnostic has reported.
  private func daysOfOutliers(in file: FileAnalysis) -> Set<CivilDate> {
    let found = diagnosticsOfFiles[file.index].filter { $0.rule == .outlier }
    return Set(found.compactMap { file.line(at: $0.range.start)?.entry?.date })
  }

  private func edits(for found: [FixScope], _ safety: FixSafety) -> [TextEdit] {
    var chosen = ChosenEdits()
    var rest = found[...]
    while let first = rest.first {
      let ofLine = rest.prefix { $0.fileLine.isSameLine(as: first.fileLine) }
      for fix in fixes(ofLine: ofLine, safety) { chosen.add(fix) }
      rest = rest[ofLine.endIndex...]
    }
    return chosen.edits
  }

  /// The edits of fixes that mend findings of one line and may be made at once: each was judged by itself, and two of them
  /// may bring a fault together. Then the first is made, and the next round sees what it made of the line.
  private func fixes(ofLine scopes: ArraySlice<FixScope>, _ safety: FixSafety) -> [[TextEdit]] {
    var (fixable, apart) = (0, ChosenEdits())
    var chosen: [(scope: FixScope, edits: [TextEdit])] = []
    for scope in scopes where fixable < mostOfLine {
      guard let edits = safety.choice(among: scope.fixes(for: safety))?.edits else { continue }
      fixable += 1
      if apart.add(edits) { chosen.append((scope, edits)) }
    }
    let within = chosen.filter { fix in fix.edits.allSatisfy(fix.scope.fileLine.holds) }
    guard within.count > 1, let (scope, first) = within.first,
      !scope.mends(within.flatMap { $0.edits }, of: within.map { $0.scope.diagnostic.range })
    else { return chosen.map { $0.edits } }
    return [first]
  }

  /// Edits after which no fix that `safety` allows is left in `file`, ascending and apart, on the text as it is now.
  ///
  /// Fixes are made round after round, at most `mostRounds` times, should two rules not agree; each round reads what the
  /// one before made.
  package func allFixingEdits(
    of file: FileAnalysis, _ safety: FixSafety = .safe
  ) -> [TextEdit] {
    (try? allFixingEdits(of: file, safety, unless: .never)) ?? []
  }

  /// The same; looks before each round whether it is still wanted.
  package func allFixingEdits(
    of file: FileAnalysis, _ safety: FixSafety = .safe, unless interruption: Interruption
  ) throws(Interrupted) -> [TextEdit] {
    try allFixes(of: file, safety, unless: interruption).edits
  }

  /// The same edits, with the book as it is once they are made; nil where that was not looked at.
  package func allFixes(
    of file: FileAnalysis, _ safety: FixSafety, unless interruption: Interruption = .never
  ) throws(Interrupted) -> (edits: [TextEdit], mended: Analysis?) {
    var revised = RevisedText(of: file.text.bytes)
    var (book, now) = (self, file)
    var host = AnalysisHost(self)
    let outliers = daysOfOutliers(in: file)
    for _ in 0..<mostRounds {
      try interruption.look()
      let edits = book.fixingEdits(of: now, safety, outliers: outliers)
      if edits.isEmpty { return (revised.edits, book) }
      revised.apply(edits)
      host.apply(.open(file.id, revised.bytes, version: file.version))
      guard let next = host.analysis(of: root.id), let again = next.file(file.id) else { break }
      (book, now) = (next, again)
    }
    return (revised.edits, nil)
  }
}

extension FileLine {
  /// Whether `edit` changes the content of the line and nothing else.
  fileprivate func holds(_ edit: TextEdit) -> Bool {
    let content = contentRange
    return content.start <= edit.range.start && edit.range.end <= content.end
      && !edit.replacement.contains(.lineFeed)
  }
}

/// How many rounds of fixes are made one after the other, and how many fixes of one line in a round: each reads the line.
private let (mostRounds, mostOfLine) = (100, 20)

/// Looks for the fixes of the diagnostics of a file.
package struct FixSearch {
  private let fixed: FixedFile
  /// The fixes of the last finding of each rule.
  private var last: [RuleCode: [Fix]] = [:]

  /// Starts with the first diagnostic of `file`.
  package init(_ analysis: Analysis, _ file: FileAnalysis) {
    fixed = FixedFile(file, in: analysis)
  }

  /// The fixes of `diagnostic`; the first is the preferred one if any is.
  package func fixes(for diagnostic: Diagnostic) -> [Fix] {
    fixed.file.line(at: diagnostic.range.start).map { fixed.fixes(for: diagnostic, at: $0) } ?? []
  }

  /// Those of `fixes`, which `diagnostic` has, that the finding of its rule before did not have.
  ///
  /// Edits that findings share are one array, which is seen at a glance.
  package mutating func newFixes(among fixes: [Fix], of diagnostic: Diagnostic) -> [Fix] {
    guard !fixes.isEmpty else { return [] }
    let before = last.updateValue(fixes, forKey: diagnostic.code) ?? []
    return fixes.filter { fix in !before.contains { $0.edits == fix.edits } }
  }
}
