import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let byteOrderMark = Rule(
    8002, "byte-order-mark", .hint,
    Explanation(
      finds: "A byte order mark at the start of the file.",
      harm: "UTF-8 needs none, and tools such as `grep` and `cat` take it for a part of line 1.",
      example: "\u{FEFF}unit kg\n",
      instead: "unit kg\n"),
    .file { scope, findings in
      let tree = scope.file.sections[0].lowered.tree
      guard !tree.lines.isEmpty, let first = tree.tokens(ofLine: 0).first,
        first.kind == .byteOrderMark
      else { return }
      let fileLine = scope.file.line(section: 0, index: 0)
      findings.report(fileLine, fileLine.range(of: first), "the file starts with a byte order mark")
    },
    fixes: .safe { [.safe("Remove the byte order mark", $0.replacing(with: ""))] })
}
