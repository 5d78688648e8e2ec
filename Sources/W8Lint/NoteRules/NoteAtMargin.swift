import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let noteAtMargin = Rule(
    8601, "note-at-margin", .error,
    Explanation(
      finds: "A note in the first column.",
      harm: "Only an indented note belongs to the day above. w8log ignores this one.",
      fix: "Indent it; `check --fix` does that.",
      example: january("03 Sat   82.1", "> legs sore"),
      instead: january("03 Sat   82.1", "    > legs sore")),
    .syntax(.noteAtMargin) { scope in
      "\(quoted(scope.text)) is a note; indent it by four spaces"
    },
    fixes: .safe { scope in
      let fileLine = scope.fileLine
      let edit = TextEdit(TextRange(at: scope.diagnostic.range.start), fileLine.indentationOfNote)
      let isOfDay = fileLine.hasDayAbove && !fileLine.hasSessionAbove
      return [.safe("Indent the note", edit, if: isOfDay)]
    })
}
