import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let byteOrderMark = Rule(
    8002, "byte-order-mark", .hint,
    Explanation(
      finds: """
        A byte order mark (U+FEFF), an invisible character that some editors put at the start of \
        a file.
        """,
      harm: """
        UTF-8 does not need it, and tools such as `grep` and `cat` read it as a part of line 1.
        """,
      fix: "Remove it; `check --fix` does that.",
      example: "\u{FEFF}unit kg\n",
      instead: "unit kg\n"),
    .file { scope, findings in
      let tree = scope.file.sections[0].lowered.tree
      guard !tree.lines.isEmpty, let first = tree.tokens(ofLine: 0).first,
        first.kind == .byteOrderMark
      else { return }
      let fileLine = scope.file.line(section: 0, index: 0)
      findings.report(
        fileLine, fileLine.range(of: first),
        "the file starts with an invisible character, the byte order mark; remove it")
    },
    fixes: .safe { [.safe("Remove the byte order mark", $0.replacing(with: ""))] })
}
