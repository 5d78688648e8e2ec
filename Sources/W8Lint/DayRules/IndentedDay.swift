import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let indentedDay = Rule(
    8115, "indented-day", .error,
    Explanation(
      finds: "An indented line that looks like a day with its weight.",
      harm: """
        A day starts in the first column. An indented line belongs to the day above it, so this \
        weigh-in does not count.
        """,
      fix: "Remove the spaces before it; `check --fix` does that.",
      example: january("    03 Sat   82.1"),
      instead: january("03 Sat   82.1")),
    .syntax(.indentedDay) { scope in
      "\(quoted(scope.text)) looks like a day; remove the spaces before it"
    },
    fixes: .safe { scope in
      let indentation = TextRange(scope.fileLine.textStart, scope.diagnostic.range.start)
      let edit = TextEdit(indentation, "")
      return [isCertain(edit, scope) ? .safe("Unindent", edit) : .possible("Unindent", edit)]
    })
}

/// Whether `edit` makes an entry with a date, and takes no line from the day above.
private func isCertain(_ edit: TextEdit, _ scope: FixScope) -> Bool {
  guard scope.mends(edit), !ownsLines(scope.fileLine) else { return false }
  let line = TextRange(scope.diagnostic.range.start, scope.fileLine.contentRange.end)
  let tree = parse(scope.file.text.bytes(in: line), .later)
  let tokens = tree.tokens(ofLine: 0)
  guard let day = tokens.day else { return false }
  let region = scope.region
  // Once the header is mended, the day may turn out to be of another month.
  if region.hasUnreadableHeader || region.hasUnreadHeader(above: scope.fileLine) { return false }
  let month = region.header?.month
  let value = Int(day.value)
  let date =
    day.kind == .day
    ? month?.date(day: value)
    : CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)
  guard let date, month == nil || month == date.yearMonth else { return false }
  return tokens.first(of: .weekday).map { Int($0.value) - 1 == Int(date.weekday.rawValue) } ?? true
}
