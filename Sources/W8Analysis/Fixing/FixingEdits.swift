package import Primitives
import W8Syntax
package import W8Text

/// Which fixes are made together, without a question for each.
package enum FixSafety: Sendable {
  /// Those that are the only reading and lose nothing.
  case safe
  /// Those, and where a diagnostic has none the one to offer first.
  case preferred

  /// Whether a fix of `rule` may be among them.
  func allows(_ rule: Rule) -> Bool {
    switch rule.fixes {
    case .safe: true
    case .preferred: self == .preferred
    case .possible, nil: false
    }
  }

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
    var work = FixWork()
    return fixingEdits(of: file, safety, &work)
  }

  /// The same, as long as there is `work` left to do.
  private func fixingEdits(
    of file: FileAnalysis, _ safety: FixSafety, _ work: inout FixWork
  ) -> [TextEdit] {
    var walk = LinePlaceWalk(file)
    let fixed = FixedFile(file, in: self)
    let diagnostics = diagnosticsOfFiles[file.index]
    var found: [FixScope] = []
    for index in diagnostics.indices where safety.allows(Rule.rule(diagnostics[index].code)) {
      guard let place = walk.place(at: diagnostics[index].range.start) else { continue }
      found.append(FixScope(fixed, diagnostics[index], at: place))
    }
    work.look(in: file.text.byteCount)
    let ofHeaders = edits(for: ofHeaders(found), safety, &work)
    return ofHeaders.isEmpty ? edits(for: found, safety, &work) : ofHeaders
  }

  /// Those on lines that are headers, or may be; each line is looked at once.
  private func ofHeaders(_ found: [FixScope]) -> [FixScope] {
    var last: (line: LineFixes.LineID, isHeader: Bool)?
    return found.filter { finding in
      let line = finding.lineID
      if let last, last.line == line { return last.isHeader }
      let isHeader = finding.line.kind == .month || finding.line.mayBeHeader
      last = (line, isHeader)
      return isHeader
    }
  }

  private func edits(
    for found: [FixScope], _ safety: FixSafety, _ work: inout FixWork
  ) -> [TextEdit] {
    var chosen = ChosenEdits()
    var next = 0
    while next < found.count, !work.isExhausted {
      let line = found[next].lineID
      let end = found[next...].firstIndex { $0.lineID != line } ?? found.count
      let byteCount = found[next].line.contentRange.count
      work.judge(end - next)
      if end == next + 1 {
        let only = found[next]
        if let fix = safety.choice(among: only.fixes) { chosen.add(fix.edits, of: only.rule) }
      } else {
        for (fix, rule) in fixesOfLine(found[next..<end], of: byteCount, safety, &work) {
          chosen.add(fix, of: rule)
        }
      }
      next = end
    }
    return chosen.edits
  }

  /// The edits of fixes of the findings of one line that may be made at once, each with its rule.
  ///
  /// Of more than a few findings all fixes are made and the line, which has so many bytes, is read once; where that is not
  /// what they promise, and of few, each is judged by itself.
  private func fixesOfLine(
    _ scopes: ArraySlice<FixScope>, of byteCount: Int, _ safety: FixSafety, _ work: inout FixWork
  ) -> [LineFixes.MadeFix] {
    let most = FixLimits.findings(ofLine: byteCount)
    if scopes.count > min(most, FixLimits.findingsJudgedAlone) {
      let together = LineFixes(scopes, safety, judged: .later)
      if let fixes = together.unjudgedTogether { return fixes }
      work.read(byteCount, times: min(scopes.count, most))
    }
    return LineFixes(scopes.prefix(most), safety, judged: .byReading).together
  }

  /// Edits after which no fix that `safety` allows is left in `file`, ascending and apart, on the text as it is now.
  ///
  /// Fixes are made round after round, at most `FixLimits.rounds` times and as long as there is work left to do; each
  /// round but the first reads what the one before changed.
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
    try interruption.look()
    var work = FixWork()
    var edits = fixingEdits(of: file, safety, &work)
    guard !edits.isEmpty else { return ([], self) }
    var revision = TextRevision(of: file.text.bytes)
    revision.apply(edits)
    var host = AnalysisHost(self)
    var (book, now) = (self, file)
    for _ in 1..<FixLimits.rounds where !edits.isEmpty && !work.isExhausted {
      try interruption.look()
      host.apply(.edit(file.id, edits.joined(in: now.text.bytes).reversed(), version: file.version))
      guard let next = host.analysis(of: root.id), let again = next.file(file.id) else { break }
      (book, now) = (next, again)
      edits = book.fixingEdits(of: now, safety, &work)
      if !edits.isEmpty { revision.apply(edits) }
    }
    return (revision.edits, edits.isEmpty ? book : nil)
  }
}

/// The edits of the fixes that are made in one round.
private struct ChosenEdits {
  private var apart = SeparateEdits()
  /// Those that join the parts of a month: they go together, or not at all.
  private var joining: [[TextEdit]] = []

  /// Takes the edits of a fix of a finding of `rule`, unless they meet others.
  mutating func add(_ edits: [TextEdit], of rule: Rule) {
    if rule.code == Rule.splitMonth.code { joining.append(edits) } else { apart.add(edits) }
  }

  /// All of them, ascending and apart.
  var edits: [TextEdit] {
    var all = apart
    all.add(moves: joining)
    return all.edits
  }
}
