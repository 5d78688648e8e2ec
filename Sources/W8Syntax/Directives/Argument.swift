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

/// The arguments among `tokens`, whose line starts at `lineStart` in `text`.
func readArguments(
  _ tokens: ArraySlice<Token>, lineStart: Int, in text: [UInt8]
) -> [Argument] {
  tokens.compactMap { token in
    let start = lineStart + Int(token.start)
    let end = lineStart + token.end
    switch token.kind {
    case .word, .gym, .tag, .string:
      let content = token.kind == .string ? unquoted(text, start, end) : (start, end)
      return Argument(
        kind: token.kind, range: TextRange(start, end), key: "", text: string(text, content))
    case .pair:
      let colon = start + Int(token.value)
      return Argument(
        kind: .pair, range: TextRange(start, end), key: string(text, (start, colon)).lowercased(),
        text: string(text, unquoted(text, colon + 1, end)))
    default:
      return nil
    }
  }
}

/// What stands between the quotes of `text[start..<end]`; all of it when it has none.
private func unquoted(_ text: [UInt8], _ start: Int, _ end: Int) -> (Int, Int) {
  let span = text.span
  let opening = start < end ? quoteLength(span, start, end) : 0
  guard opening > 0 else { return (start, end) }
  var index = start + opening
  while index < end, quoteLength(span, index, end) == 0 { index += 1 }
  return (start + opening, index)
}

private func string(_ text: [UInt8], _ range: (start: Int, end: Int)) -> String {
  String(decoding: text[range.start..<range.end], as: UTF8.self)
}
