import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let monthTitle = Rule(
    8102, "month-title", .warning,
    Explanation(
      finds: "A title that starts with the name of another month than its header says.",
      harm: "One of the two is wrong: if it is the number, every day below has a wrong date.",
      example: """
        # 2026-01 February

        03 Sat   82.1
        """,
      instead: """
        # 2026-01 January

        03 Sat   82.1
        """),
    .section { scope, findings in
      for header in scope.lowered.months {
        let tokens = scope.tree.tokens(ofLine: header.line)
        guard let title = tokens.first(where: { $0.kind == .title }) else { continue }
        let range = firstWord(scope.text, scope.tree.range(of: title, line: header.line))
        // Nearly always it is the right name, spelled as we do.
        if scope.text[range.start..<range.end].elementsEqual(header.month.name.utf8) { continue }
        guard let named = WrittenMonth.number(ofName: scope.tree.string(range)[...]),
          named != header.month.month
        else { continue }
        findings.report(
          line: header.line, range,
          "the title says \(YearMonth.names[named - 1]), the header \(header.month)")
      }
    },
    fixes: .preferred { scope in
      guard let month = scope.fileLine.headerMonth else { return [] }
      let name = month.name
      let edit = scope.replacing(with: name)
      return [.preferred("Write \(name)", edit, if: scope.region.fits(month))]
    })
}

/// The first word of `range` without a point, comma or colon at its end.
private func firstWord(_ text: [UInt8], _ range: TextRange) -> TextRange {
  var end = range.start
  while end < range.end, !isBlank(text[end]) { end += 1 }
  if end > range.start, ".,:".utf8.contains(text[end - 1]) { end -= 1 }
  return TextRange(range.start, end)
}
