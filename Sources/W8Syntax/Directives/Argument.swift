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

  /// Whether the text holds nothing but blanks, odd spaces among them.
  var isBlank: Bool {
    let bytes = Array(text.utf8)
    var index = 0
    skipSeparators(bytes.span, &index, bytes.count)
    return index == bytes.count
  }
}

/// Something wrong with an argument, or with a keyword that lacks one.
struct ArgumentFault {
  let kind: SyntaxFault.Kind
  let range: TextRange
}

extension Argument {
  /// Takes the argument `start..<end` of `text`; `keyCount` is the length of the key of a pair.
  init(_ text: Span<UInt8>, _ kind: TokenKind, _ start: Int, _ end: Int, keyCount: Int) {
    self.kind = kind
    range = TextRange(start, end)
    let colon = start + keyCount
    key = kind == .pair ? String(text, start, colon).lowercased() : ""
    let first = kind == .pair ? colon + 1 : start
    let content =
      kind == .pair || kind == .string ? contentOfQuotes(text, first, end) : TextRange(first, end)
    self.text = String(text, content.start, content.end)
  }
}
