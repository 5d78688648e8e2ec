import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let badMonth = Rule(
    8101, "bad-month", .error, .month,
    Explanation(
      finds: "A line that starts with `#` and does not go on with a year and a month.",
      harm: """
        The days below have no date until the next header: nothing is guessed. A `#` line without \
        any digit cannot be a month; it changes nothing.
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
          return "\(quoted(scope.text)) is no month header, which names one month, as # \(month)"
        }
        return "\(quoted(scope.text)) is no month header; write # \(month)"
      }
      return "\(quoted(scope.text)) is no month; write # 2026-01, or ; for a comment"
    },
    fixes: { scope in
      guard let mark = scope.place.token(.monthMark) else { return [] }
      let markRange = scope.place.range(of: mark)
      guard let written = WrittenMonth(scope.text) else {
        let line = scope.file.text.bytes(in: scope.place.contentRange)
        if line.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) { return [] }
        let comment = TextEdit(markRange, ";")
        return scope.place.mayBeHeader
          ? [.possible("Make it a comment", comment)] : [.preferred("Make it a comment", comment)]
      }
      let start = scope.diagnostic.range.start
      let edit = TextEdit(
        TextRange(start, start + written.byteCount),
        (markRange.end == start ? " " : "") + written.month.description)
      let title = "Write # \(written.month)"
      let region = scope.region
      // The header would make faults of days that its month does not have.
      let hasAllDays = region.fit(of: written.month, below: scope.place.fullRange.end) != nil
      if written.hasAnother || !hasAllDays { return [.possible(title, edit)] }
      let isCertain = written.isExact && region.fits(written.month)
      return [isCertain ? .safe(title, edit) : .preferred(title, edit)]
    })
}
