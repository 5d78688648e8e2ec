import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let unknownLine = Rule(
    8008, "unknown-line", .error,
    Explanation(
      finds: """
        A line that w8log does not recognize: not a day, header, setting or comment, and not an \
        indented session, exercise or note.
        """,
      harm: "w8log ignores the line, so no report shows it.",
      fix: "Write it as an entry, as an indented note (`>`), or as a comment (`;`).",
      example: january("03 Sat   82.1", "~ felt great"),
      instead: january("03 Sat   82.1", "    > felt great")),
    .syntax(.unknownLine) { scope in
      if let lost = LostIndentation(scope.lowered, line: scope.fault.line) {
        return lost.message(scope.text)
      }
      return
        "\(quoted(scope.text)) is unreadable; start it with a day, or ; for a comment"
    },
    fixes: .either(safe: { scope in
      guard let indenting = scope.indenting, indenting.isSafe else { return [] }
      let start = TextRange(at: scope.diagnostic.range.start)
      return [indenting, .possible("Make it a comment", TextEdit(start, "; "))]
    }) { scope in
      if let reading = scope.keyboardReading { return [reading] }
      if let day = scope.dayReading { return [day] }
      let start = scope.diagnostic.range.start
      let comment = Fix.possible("Make it a comment", TextEdit(TextRange(at: start), "; "))
      if let header = scope.headerReading { return [header, comment] }
      if let indenting = scope.indenting { return [indenting, comment] }
      let weighIn = NewWeighIn(scope).map { [$0.fix] } ?? []
      guard
        let entry = scope.fileLine.lowered.entries.last(where: { $0.line < scope.fileLine.line })
      else { return weighIn + [comment] }
      let indentation = TextRange(scope.fileLine.textStart, start)
      let day = dayText(scope.file.line(section: scope.fileLine.section, index: entry.line))
      let note = Fix.possible(
        "Make it a note of \(day)", TextEdit(indentation, scope.fileLine.indentationOfNote + "> "))
      return weighIn + [note, comment]
    })
}

/// The day of an entry and its weekday as they are written: `03 Sat`.
private func dayText(_ fileLine: FileLine) -> String {
  let tokens = fileLine.tokens
  return [tokens.day, tokens.first(of: .weekday)].compactMap { $0.map(fileLine.string) }.joined(
    separator: " ")
}
