package import Primitives
import W8Syntax
package import W8Text

/// Which fixes are made together, without a question for each.
package enum FixSafety: Sendable {
  /// Those that are the only reading and lose nothing.
  case safe
  /// Those, and where a diagnostic has none the one to offer first.
  case preferred

  func choice(among fixes: [Fix]) -> Fix? {
    let safe = fixes.first(where: \.isSafe)
    return self == .safe ? safe : safe ?? fixes.first(where: \.isPreferred)
  }
}

extension Analysis {
  /// Edits that mend in `file` what `safety` allows, ascending and apart.
  ///
  /// One round: of two fixes that meet, only the first is taken, and of those of one line only the first
  /// few that bring no new fault together. Month headers have a round of their own before all others:
  /// whether a day can be mended unseen is told by the header above it. The edits are to be made at once.
  package func fixingEdits(of file: FileAnalysis, _ safety: FixSafety = .safe) -> [TextEdit] {
    let found = diagnostics(of: file).compactMap { diagnostic in
      file.place(at: diagnostic.range.start).map { (diagnostic, $0) }
    }
    let ofHeaders = edits(of: file, for: found.filter { $0.1.kind == .month }, safety)
    return ofHeaders.isEmpty ? edits(of: file, for: found, safety) : ofHeaders
  }

  private func edits(
    of file: FileAnalysis, for found: [(diagnostic: Diagnostic, place: LinePlace)],
    _ safety: FixSafety
  ) -> [TextEdit] {
    var chosen = SeparateEdits()
    var ofLine = LineFixes()
    var search = FixSearch(self, file)
    for (diagnostic, place) in found where search.allows(place) {
      let scope = FixScope(
        analysis: self, file: file, diagnostic: diagnostic, place: place,
        lastRegion: search.lastRegion)
      guard let fix = safety.choice(among: diagnostic.rule.fixes(scope)) else { continue }
      if ofLine.line != LineFixes.LineID(section: place.section, line: place.line) {
        for edits in ofLine.editsOfFixes { chosen.add(edits) }
        ofLine = LineFixes()
      }
      ofLine.add(fix, scope)
    }
    for edits in ofLine.editsOfFixes { chosen.add(edits) }
    return chosen.edits
  }

  /// Edits after which no fix that `safety` allows is left in `file`, ascending and apart, on the text as it is now.
  ///
  /// Fixes are made round after round, at most `longestFixing` times; each round but the first reads what the one
  /// before changed.
  package func allFixingEdits(
    of file: FileAnalysis, _ safety: FixSafety = .safe
  ) -> [TextEdit] {
    (try? allFixingEdits(of: file, safety, unless: .never)) ?? []
  }

  /// The same; looks before each round whether it is still wanted.
  package func allFixingEdits(
    of file: FileAnalysis, _ safety: FixSafety = .safe, unless interruption: Interruption
  ) throws(Interrupted) -> [TextEdit] {
    try interruption.look()
    var edits = fixingEdits(of: file, safety)
    guard !edits.isEmpty else { return [] }
    var revision = TextRevision(of: file.text.bytes)
    revision.apply(edits)
    var host = AnalysisHost(self)
    var text = file.text
    for _ in 1..<longestFixing {
      try interruption.look()
      host.apply(.edit(file.id, edits.joined(in: text).reversed(), version: file.version))
      guard let next = host.analysis(of: root.id), let again = next.file(file.id) else { break }
      edits = next.fixingEdits(of: again, safety)
      if edits.isEmpty { break }
      revision.apply(edits)
      text = again.text
    }
    return revision.edits
  }
}

/// How many rounds of fixes are made at most, should two rules not agree: as many as the longest line needs.
private let longestFixing = 1_000
