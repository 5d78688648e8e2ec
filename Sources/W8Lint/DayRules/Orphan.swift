import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let orphan = Rule(
    8116, "orphan", .error,
    Explanation(
      finds: """
        An exercise, session or note without a day above it. After a month header, write a day \
        first.
        """,
      harm: "It has no date, so no report shows it.",
      fix: "Write its day above it.",
      example: """
        # 2030-06

            Squat:              3x5 100
        """,
      instead: """
        # 2030-06

        01 Sat
            Squat:              3x5 100
        """),
    .section { scope, findings in
      for line in scope.lowered.orphans {
        let isDay = scope.tree.faults(ofLine: line).contains { $0.kind == .indentedDay }
        let tokens = scope.tree.tokens(ofLine: line)
        guard !isDay, let first = tokens.first(where: { $0.kind != .byteOrderMark })
        else { continue }
        let name = scope.tree.lines[line].kind
        let range = scope.tree.nameRange(from: first, tokens, line: line)
        findings.report(
          line: line, range,
          "\(quoted(scope.tree.string(range))) is \(word(for: name)) without a day; write the day above it"
        )
      }
    },
    fixes: .possible { scope in
      let today = scope.analysis.today
      let region = scope.region
      guard !region.hasUnreadHeader(above: scope.fileLine),
        let first = scope.fileLine.lowered.orphans.first
      else { return [] }
      let fileLine = scope.file.line(section: scope.fileLine.section, index: first)
      let weekday = today.weekday.abbreviation
      let day: String
      switch scope.fileLine.lowered.month(before: first) {
      case .none, .unknown: day = "\(today) \(weekday)"
      case .known(let month) where month == today.yearMonth:
        day = "\(padded(today.day, to: 2)) \(weekday)"
      case .known: return []
      }
      let lines = region.lines
      let index = lines.firstIndex { $0.fullRange.start == fileLine.fullRange.start } ?? 0
      let start = lines.isEmpty ? 0 : lines[firstAttached(above: index, in: lines)].textStart
      return [
        .possible("Insert \(day)", TextEdit(TextRange(at: start), day + scope.fileLine.lineEnd))
      ]
    })
}

private func word(for kind: LineKind) -> String {
  switch kind {
  case .session: "a session"
  case .note: "a note"
  default: "an exercise"
  }
}

extension SyntaxTree {
  /// The bytes of `first`, the first token of the line, and of what follows the `+` of a superset up to the tail
  /// where it is no name.
  fileprivate func nameRange(
    from first: Token, _ tokens: ArraySlice<Token>, line: Int
  ) -> TextRange {
    let range = range(of: first, line: line)
    guard first.kind == .superset, let verbatim = tokens.first(of: .verbatim) else { return range }
    let unread = self.range(of: verbatim, line: line)
    let isUnclosed = faults(ofLine: line).contains {
      $0.kind == .unbalanced && $0.range.start == unread.start
    }
    return isUnclosed ? range : TextRange(range.start, unread.end)
  }
}

extension LoweredSection {
  /// The month that a bare day on `line` would belong to.
  fileprivate func month(before line: Int) -> MonthState {
    if let header = months.last(where: { $0.line < line }) { return .known(header.month) }
    return opensMonth ? .unknown : inherited.month
  }
}
