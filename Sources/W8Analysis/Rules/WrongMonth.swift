import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let wrongMonth = Rule(
    8108, "wrong-month", .error,
    Explanation(
      finds: "A full date in another month than the header above it.",
      harm: "One of the two is wrong, and readers of the file will go by the header.",
      example: """
        # 2026-01

        31 Sat   81.0
        2026-02-01 Sun   80.9
        """,
      instead: """
        # 2026-01

        31 Sat   81.0

        # 2026-02

        01 Sun   80.9
        """),
    .section { scope, findings in
      for entry in scope.lowered.entries where entry.dating == .wrongMonth {
        guard let date = entry.date, let month = entry.headerMonth else { continue }
        findings.report(
          line: entry.line, scope.dayRange(entry), "\(date) stands under the header # \(month)")
      }
    },
    fixes: { scope in
      guard let entry = scope.place.entry, let date = entry.date, let header = entry.headerMonth
      else { return [] }
      var fixes = moving(date, scope).map { [$0] } ?? []
      if let here = header.date(day: date.day) {
        let title = "Write \(padded(date.day, to: 2)), the day of \(header)"
        fixes.append(.possible(title, scope.replacing(with: padded(here.day, to: 2))))
      }
      return fixes
    })
}

/// Moves the entry of the diagnostic below the header of its month, or below a new one after this month.
private func moving(_ date: CivilDate, _ scope: FixScope) -> Fix? {
  let region = MonthRegion(around: scope.place.section, in: scope.file)
  if region.isLong { return nil }
  let block = region.dayBlocks.first { $0.place.contentRange == scope.place.contentRange }
  guard let block, !region.isUnsettled else { return nil }
  let lineEnd = scope.lineEnd
  var moved = scope.file.text.bytes(in: block.range)
  let day = scope.diagnostic.range.shifted(by: -block.range.start)
  guard let short = moved.applying([TextEdit(day, padded(date.day, to: 2))]) else { return nil }
  moved = short.last == .lineFeed ? short : short + lineEnd.utf8
  let removal = TextEdit(block.range, "")
  if let target = firstRegion(of: date.yearMonth, in: scope.file) {
    guard !target.isLong, !target.isUnsettled else { return nil }
    let order = scope.file.settings.order
    let later = target.dayBlocks.first { order.forbids(date, below: $0.entry.date ?? date) }
    let offset = later?.range.start ?? target.contentEnd
    return .possible(
      "Move it to # \(date.yearMonth)", removal,
      TextEdit(TextRange(at: offset), glue(before: offset, scope) + moved))
  }
  let header = Array("# \(date.yearMonth)\(lineEnd)\(lineEnd)".utf8)
  let offset = region.range.end
  let isLast = block.range.end == offset
  let start = isLast ? block.range.start : offset
  let gap = endsWithBlankLine(before: start, scope) ? [] : Array(lineEnd.utf8)
  let after = offset < scope.file.text.byteCount ? Array(lineEnd.utf8) : []
  let text = glue(before: start, scope) + gap + header + moved + after
  let title = "Move it below a new # \(date.yearMonth)"
  if isLast { return .possible(title, TextEdit(block.range, text)) }
  return .possible(title, removal, TextEdit(TextRange(at: offset), text))
}

/// The first region whose header says `month`.
private func firstRegion(of month: YearMonth, in file: FileAnalysis) -> MonthRegion? {
  file.sections.indices
    .first { file.sections[$0].lowered.months.first?.month == month }
    .map { MonthRegion(around: $0, in: file) }
}

/// The line end that is missing before `offset`, if one is.
private func glue(before offset: Int, _ scope: FixScope) -> [UInt8] {
  let last = scope.file.text.bytes(in: TextRange(max(0, offset - 1), offset)).last
  return last == nil || last == .lineFeed ? [] : Array(scope.lineEnd.utf8)
}

private func endsWithBlankLine(before offset: Int, _ scope: FixScope) -> Bool {
  guard let place = scope.file.place(at: offset - 1) else { return true }
  return place.kind == .blank
}
