package import W8Text

/// One argument of a directive.
package struct Argument: Hashable, Sendable {
  /// What it looks like: `.word`, `.string`, `.gym`, `.tag` or `.pair`.
  package let kind: TokenKind
  /// Its bytes, counted from the start of the section.
  package let range: TextRange
  /// The key of a pair in lower case; empty for anything else.
  package let key: String
  /// The value of a pair or the whole argument, without quotes.
  package let text: String

  /// Takes `argument` out of its line `text`; without its texts where nobody keeps it.
  init(_ argument: WrittenArgument, _ text: Span<UInt8>) {
    kind = argument.kind
    range = TextRange(argument.start, argument.end)
    guard argument.isKept else {
      (key, self.text) = ("", "")
      return
    }
    let keyEnd = argument.start + argument.keyCount
    key = argument.keyCount > 0 ? String(text, argument.start, keyEnd).lowercased() : ""
    self.text = argument.string(text)
  }

  /// What is wrong with it as the gym `@…`; nil when nothing is.
  var gymFault: SyntaxFault.Kind? {
    let bytes = text.utf8.span
    return W8Syntax.gymFault(bytes, 0, bytes.count)
  }
}
