import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let noFinalNewline = Rule(
    8802, "no-final-newline", .hint,
    Explanation(
      finds: "A last line without a line end.",
      harm: "If a tool appends a line, it joins the new line to this one.",
      fix: "Add a line end; `check --fix` does that.",
      example: "unit kg",
      instead: "unit kg\n"),
    .file { scope, findings in
      let last = scope.file.sections.count - 1
      let tree = scope.file.sections[last].lowered.tree
      guard tree.lineEndings.lacksFinal else { return }
      let fileLine = scope.file.line(section: last, index: tree.lines.count - 1)
      findings.report(fileLine, firstScalar(of: fileLine), "the last line has no line end")
    },
    fixes: .safe { scope in
      let end = TextRange(at: scope.file.text.byteCount)
      return [.safe("Add a line end", TextEdit(end, scope.file.lineEnd(at: scope.fileLine)))]
    })
}
