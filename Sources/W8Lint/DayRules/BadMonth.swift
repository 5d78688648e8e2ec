import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let badMonth = Rule(
    8101, "bad-month", .error,
    Explanation(
      finds: "A line that starts with `#` but is not a month header such as `# 2026-01`.",
      harm: """
        If the line has a digit, w8log takes it for a broken header: the days below it, up to the \
        next header, have no date. A line without a digit is ignored.
        """,
      fix: """
        Write `# 2026-03`, or start the line with `;` to make it a comment. The fix is safe if only \
        one month is possible.
        """,
      example: """
        # March 2026

        13 Fri   82.7
        """,
      instead: """
        # 2026-03

        13 Fri   82.7
        """),
    .syntax(.badMonth) { scope in
      if let written = WrittenMonth(scope.text) {
        let month = written.month
        if written.hasAnother {
          return "\(quoted(scope.text)) names several months; write one, such as # \(month)"
        }
        return "\(quoted(scope.text)) is not a month header; write # \(month)"
      }
      return "\(quoted(scope.text)) is not a month; write # 2026-01, or ; for a comment"
    },
    fixes: .safe { scope in
      if let reading = scope.keyboardReading { return [reading] }
      if let month = scope.monthWithoutYear { return [month] }
      let fileLine = scope.fileLine
      let mark = TextRange(fileLine.textStart, fileLine.textStart + 1)
      guard fileLine.hasDigit else {
        let comment = TextEdit(mark, ";")
        return [.preferred("Make it a comment", comment, if: !fileLine.mayBeHeader)]
      }
      guard let written = WrittenMonth(scope.text) else { return [] }
      let start = scope.diagnostic.range.start
      let edit = TextEdit(
        TextRange(start, start + written.byteCount),
        (mark.end == start ? " " : "") + written.month.description)
      let title = "Write # \(written.month)"
      let region = scope.region
      // The header would make faults of days that its month does not have.
      let hasAllDays = region.fit(of: written.month, below: fileLine.fullRange.end) != nil
      if written.hasAnother || !hasAllDays { return [.possible(title, edit)] }
      return [.safe(title, edit, if: written.isExact && region.fits(written.month))]
    })
}

extension FileLine {
  fileprivate var hasDigit: Bool {
    let (text, line) = (tree.text, tree.contentRange(ofLine: line))
    return text[line.start..<line.end].contains(where: isDigit)
  }
}
