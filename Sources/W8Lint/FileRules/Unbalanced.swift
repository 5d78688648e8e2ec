import W8Book
import W8Edits
import W8Syntax
import W8Text

extension Rule {
  static let unbalanced = Rule(
    8006, "unbalanced", .error,
    Explanation(
      finds: "A quote or parenthesis that is not closed on its line.",
      harm: "w8log cannot know where it is meant to end, so it ignores the rest of the line.",
      fix: "Close it, or remove it.",
      example: "gym @iron \"Iron Temple color:red\n",
      instead: "gym @iron \"Iron Temple\" color:red\n"),
    .syntax(.unbalanced) { scope in
      let close = closing(scope.text)
      let opened = close == ")" ? "parenthesis" : "quote"
      return "this \(opened) is never closed; write \(close) where it ends"
    },
    fixes: .possible { scope in
      let bytes = scope.file.text.bytes(in: scope.diagnostic.range)
      let start = scope.diagnostic.range.start
      let close = closing(scope.text)
      let wordEnd = bytes.firstIndex { isBlank($0) } ?? bytes.count
      let lineEnd = (bytes.lastIndex { !isBlank($0) } ?? -1) + 1
      var fixes: [Fix] = []
      for (title, end) in [("after the word", wordEnd), ("at the end of the line", lineEnd)] {
        let edit = TextEdit(TextRange(at: start + end), close)
        guard fixes.last?.edits != [edit], scope.mends(edit) else { continue }
        fixes.append(.possible("Close it with \(close) \(title)", edit))
      }
      return fixes
    })
}

/// What closes the quote or parenthesis that `text` starts with.
private func closing(_ text: String) -> String {
  text.utf8.first == UInt8(ascii: "(") ? ")" : "\""
}
