import W8Syntax
import W8Text

extension SyntaxTree {
  /// The bytes of the note on the line at `line`, from its `>` on; nil when it has none.
  func noteRange(ofLine line: Int) -> TextRange? {
    guard let last = rowRange(ofLine: line).last, rows[last].isOf(.note) else { return nil }
    let start = Int(lines[line].start) + rows[last].start
    return TextRange(start, proseEnd(text.span, start, Int(lines[line].contentEnd)))
  }

  /// The names in the note `range` that follow `sigil` after a blank or at its start, with the sigil.
  func names(after sigil: UInt8, inNote range: TextRange) -> [TextRange] {
    W8Analysis.names(after: sigil, inNote: range, text.span)
  }
}

/// The names in the note `range` of `text` that follow `sigil` after a blank or at its start, with the sigil.
///
/// A name starts with a letter and goes on with letters, marks, digits, `-` and `_`.
func names(after sigil: UInt8, inNote range: TextRange, _ text: Span<UInt8>) -> [TextRange] {
  var names: [TextRange] = []
  for start in range.start + 1..<max(range.start + 1, range.end) where text[start] == sigil {
    guard isBlank(text[start - 1]) || start == range.start + 1 else { continue }
    let end = nameEnd(text, start + 1, range.end)
    if end > start + 1 { names.append(TextRange(start, end)) }
  }
  return names
}
