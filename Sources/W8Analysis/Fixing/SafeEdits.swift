import W8Syntax
package import W8Text

extension Analysis {
  /// Edits that mend what can be mended in `file` without asking, ascending and apart.
  ///
  /// One round: of two fixes that meet, only the first is taken, and of those of one line only the first
  /// few that bring no new fault together. Month headers have a round of their own before all others:
  /// whether a day can be mended unseen is told by the header above it. The edits are to be made at once.
  package func safeEdits(of file: FileAnalysis) -> [TextEdit] {
    let found = diagnostics(of: file).compactMap { diagnostic in
      file.place(at: diagnostic.range.start).map { (diagnostic, $0) }
    }
    let ofHeaders = safeEdits(of: file, for: found.filter { $0.1.kind == .month })
    return ofHeaders.isEmpty ? safeEdits(of: file, for: found) : ofHeaders
  }

  private func safeEdits(
    of file: FileAnalysis, for found: [(diagnostic: Diagnostic, place: LinePlace)]
  ) -> [TextEdit] {
    var chosen = SeparateEdits()
    var ofLine = LineFixes()
    for (diagnostic, place) in found {
      let scope = FixScope(analysis: self, file: file, diagnostic: diagnostic, place: place)
      guard let fix = diagnostic.rule.fixes(scope).first(where: \.isSafe) else { continue }
      if ofLine.line != LineFixes.LineID(section: place.section, line: place.line) {
        for edits in ofLine.editsOfFixes { chosen.add(edits) }
        ofLine = LineFixes()
      }
      ofLine.add(fix, scope)
    }
    for edits in ofLine.editsOfFixes { chosen.add(edits) }
    return chosen.edits
  }

  /// Edits after which no safe fix is left in `file`, ascending and apart, on the text as it is now.
  ///
  /// Fixes are made round after round, at most `longestFixing` times; each round but the first reads
  /// the whole file again.
  package func allSafeEdits(of file: FileAnalysis) -> [TextEdit] {
    let first = safeEdits(of: file)
    guard !first.isEmpty else { return [] }
    let original = file.text.bytes
    var revision = TextRevision(of: original)
    revision.apply(first)
    var host = AnalysisHost(self)
    for _ in 1..<longestFixing {
      host.apply(.open(file.id, revision.bytes, version: file.version))
      guard let next = host.analysis(of: root.id), let again = next.file(file.id) else { break }
      let edits = next.safeEdits(of: again)
      if edits.isEmpty { break }
      revision.apply(edits)
    }
    return revision.edits
  }
}

/// How many rounds of fixes are made at most, should two rules not agree.
private let longestFixing = 10
