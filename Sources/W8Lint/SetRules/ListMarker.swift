import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let listMarker = Rule(
    8418, "list-marker", .warning,
    Explanation(
      finds: """
        The name of an exercise that starts like an item of a list: with `-`, `•`, `1.`, `a)` or \
        `A1.` and a space.
        """,
      harm: """
        w8log reads the mark as part of the name, so `1. Dip` and `Dip` are two exercises.
        """,
      fix: "Remove the mark, or put the name in quotes if the mark belongs to it.",
      example: """
        unit       kg

        # 2026-01

        03 Sat   82.1
            1. Dip:             3x8
        """,
      instead: """
        unit       kg

        # 2026-01

        03 Sat   82.1
            Dip:                3x8
        """),
    .section { scope, findings in
      let (lines, rows, text) = (scope.lines, scope.rows, scope.text)
      for (line, range) in scope.exercises {
        guard let name = range.prefix(2).first(where: { rows[$0].isOf(.name) }) else { continue }
        let start = Int(lines[line].start) + rows[name].start
        guard let end = endOfListMarker(text.span, start) else { continue }
        findings.report(
          line: line, TextRange(start, end),
          "\(quoted(String(text.span, start, end))) is part of the name here; remove it, or put the name in quotes"
        )
      }
    },
    fixes: .preferred { scope in
      var end = scope.diagnostic.range.end - scope.fileLine.sectionStart
      let text = scope.fileLine.tree.text
      while end < text.count, isBlank(text[end]) { end += 1 }
      let range = TextRange(scope.diagnostic.range.start, end + scope.fileLine.sectionStart)
      return [.preferred("Remove it", TextEdit(range, []))]
    })
}
