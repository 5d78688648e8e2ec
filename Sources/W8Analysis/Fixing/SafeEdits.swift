package import W8Text

extension Analysis {
  /// Edits that mend what can be mended in `file` without asking, ascending and apart.
  ///
  /// One round: of two fixes that meet, only the first is taken, and of those of one line only the first
  /// few that bring no new fault together. The edits are to be made at once.
  package func safeEdits(of file: FileAnalysis) -> [TextEdit] {
    var chosen = SeparateEdits()
    var ofLine = LineFixes()
    for diagnostic in diagnostics(of: file) {
      guard let place = file.place(at: diagnostic.range.start) else { continue }
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
