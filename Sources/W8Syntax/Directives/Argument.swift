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

  /// Takes the argument `start..<end` of `text`; `keyCount` is the length of the key of a pair, 0 for others.
  init(_ text: Span<UInt8>, _ kind: TokenKind, _ start: Int, _ end: Int, keyCount: Int) {
    self.kind = kind
    range = TextRange(start, end)
    key = keyCount > 0 ? String(text, start, start + keyCount).lowercased() : ""
    let first = keyCount > 0 ? start + keyCount + 1 : start
    let content = kind == .word ? range : contentOfQuotes(text, first, end)
    self.text = String(text, content.start, content.end)
  }
}

/// What may be read from an argument.
extension Argument {
  /// The text of a bare word; nil for anything else.
  var word: String? { kind == .word ? text : nil }

  /// Whether it is a text in quotes that holds more than blanks.
  var isText: Bool { kind == .string && !isBlank }

  /// Whether the text holds nothing but blanks, odd spaces among them.
  var isBlank: Bool {
    let bytes = text.utf8.span
    var index = 0
    skipSeparators(bytes, &index, bytes.count)
    return index == bytes.count
  }

  /// Whether it is a bare word that can be the key of pairs.
  var isKey: Bool {
    kind == .word && text.utf8.first?.isASCIILetter == true
      && text.utf8.allSatisfy(\.continuesKey)
  }

  /// What is wrong with it as the gym `@…`; nil when nothing is.
  var gymFault: SyntaxFault.Kind? {
    let bytes = text.utf8.span
    guard bytes.count > 0, bytes[0] == .at else { return .badGymName }
    return gymNameFault(bytes, 0, bytes.count)
  }

  /// What is wrong with it as the tag `#…`; nil when nothing is.
  var tagFault: SyntaxFault.Kind? {
    guard kind == .tag else { return .badArgument }
    let bytes = text.utf8.span
    return isName(bytes, 1, bytes.count) ? nil : .badTag
  }

  /// The unit `kg` or `lb`; nil for any other.
  var loadUnit: WrittenUnit? {
    WrittenUnit(name: text).flatMap { $0 == .stone ? nil : $0 }
  }

  /// The weight; nil when it is none, or has a `?` or a decimal comma.
  var weight: WrittenWeight? { WrittenWeight(text) }
}
