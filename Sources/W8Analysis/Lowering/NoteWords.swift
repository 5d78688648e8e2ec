import W8Syntax
import W8Text

extension SyntaxTree {
  /// The bytes of the note on the line at `line`, from its `>` on; nil when it has none.
  func noteRange(ofLine line: Int) -> TextRange? {
    guard let last = tokens(ofLine: line).last, last.kind == .note else { return nil }
    return range(of: last, line: line)
  }

  /// The names in the note `range` that follow `sigil` after a blank or at its start, with the sigil.
  ///
  /// A name starts with a letter and goes on with letters, digits, `-` and `_`.
  func names(after sigil: UInt8, inNote range: TextRange) -> [TextRange] {
    let text = text
    let bytes = text.span
    var names: [TextRange] = []
    var start = range.start
    while let next = firstOffset(of: sigil, in: bytes, start + 1, range.end) {
      start = next
      guard isBlank(bytes[start - 1]) || start == range.start + 1 else { continue }
      let word = String(decoding: text[start + 1..<range.end], as: UTF8.self)
      guard word.unicodeScalars.first?.properties.isAlphabetic == true else { continue }
      let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      names.append(TextRange(start, min(range.end, start + 1 + name.utf8.count)))
    }
    return names
  }
}

private func firstOffset(
  of byte: UInt8, in bytes: Span<UInt8>, _ start: Int, _ end: Int
) -> Int? {
  var index = start
  while index < end, bytes[index] != byte { index &+= 1 }
  return index < end ? index : nil
}
