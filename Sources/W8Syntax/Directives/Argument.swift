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
    let content = kind == .pair || kind == .string ? unquoted(text, first, end) : (first, end)
    self.text = String(text, content.0, content.1)
  }
}

/// What stands between the quotes of `text[start..<end]`; all of it when it has none.
private func unquoted(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> (Int, Int) {
  let opening = start < end ? quoteLength(text, start, end) : 0
  guard opening > 0 else { return (start, end) }
  var index = start + opening
  while index < end, quoteLength(text, index, end) == 0 { index += 1 }
  return (start + opening, index)
}
