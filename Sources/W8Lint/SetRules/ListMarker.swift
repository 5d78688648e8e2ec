import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let listMarker = Rule(
    8418, "list-marker", .warning, .branch,
    Explanation(
      finds: """
        An exercise whose name starts as a line of a list does: with `-`, `•`, `1.`, `a)` or `A1.` and a \
        blank. A name in quotes may.
        """,
      harm: "The marker is a part of the name, so it is another exercise than the one without it.",
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
          "\(quoted(String(text.span, start, end))) is read as part of the name")
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

/// Where the marker of a list that stands at `start`, with a blank behind it, ends; nil where none does.
private func endOfListMarker(_ text: Span<UInt8>, _ start: Int) -> Int? {
  var index = start
  func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
  if byte(index) == UInt8(ascii: "-") {
    index += 1
  } else if byte(index) == 0xE2, byte(index + 1) == 0x80,
    [0x93, 0x94, 0xA2].contains(byte(index + 2))
  {
    // An en dash, an em dash and a bullet.
    index += 3
  } else {
    let hasLetter = letters ~= byte(index) | 0x20
    if hasLetter { index += 1 }
    let first = index
    while index < first + 2, isDigit(byte(index)) { index += 1 }
    let hasDigit = index > first
    guard hasLetter || hasDigit,
      byte(index) == UInt8(ascii: ")") || hasDigit && byte(index) == UInt8(ascii: ".")
    else { return nil }
    index += 1
  }
  return isBlank(byte(index)) ? index : nil
}

private let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
