import W8Syntax
package import W8Text

extension SyntaxTree {
  /// The bytes of the note on the line at `line`, from its `>` on; nil when it has none.
  package func noteRange(ofLine line: Int) -> TextRange? {
    let text = text
    guard let last = rowRange(ofLine: line).last, rows[last].isOf(.note) else { return nil }
    let start = Int(lines[line].start) + rows[last].start
    return TextRange(start, proseEnd(text.span, start, Int(lines[line].contentEnd)))
  }

  /// The text of the note on the line at `line`, without the blanks around it; nil when it has none.
  package func noteText(ofLine line: Int) -> String? {
    guard let note = noteRange(ofLine: line) else { return nil }
    let start = (note.start + 1..<note.end).first { !isBlank(text[$0]) } ?? note.end
    return string(TextRange(start, note.end))
  }

  /// The names in the note `range` that follow `sigil` after a blank or at its start, with the sigil.
  package func names(after sigil: UInt8, inNote range: TextRange) -> [TextRange] {
    let text = text
    return W8Book.names(after: sigil, inNote: range, text.span)
  }

  /// The `#tags` on the line at `line`, those in its note included.
  package func tags(ofLine line: Int) -> [TextRange] {
    guard lines[line].kind.mayHaveNote else { return [] }
    let rows = rows
    let mayHave = rowRange(ofLine: line).contains { rows[$0].isOf(.tag) || rows[$0].isOf(.note) }
    // For its tokens the line is read once more.
    guard mayHave else { return [] }
    return tokens(ofLine: line).flatMap { token in
      let range = range(of: token, line: line)
      switch token.kind {
      case .tag: return [range]
      case .note: return names(after: UInt8(ascii: "#"), inNote: range)
      default: return []
      }
    }
  }
}

/// The names in the note `range` of `text` that follow `sigil` after a blank or at its start, with the sigil.
///
/// A name starts with a letter and goes on with letters, marks, digits, `-` and `_`; one that is too long to be compared
/// is prose.
func names(after sigil: UInt8, inNote range: TextRange, _ text: Span<UInt8>) -> [TextRange] {
  var names: [TextRange] = []
  guard text.contains(sigil, in: range) else { return names }
  for start in range.start + 1..<max(range.start + 1, range.end) where text[start] == sigil {
    guard isBlank(text[start - 1]) || start == range.start + 1 else { continue }
    let end = nameEnd(text, start + 1, range.end)
    if end > start + 1, !isLongName(text, start + 1, end) { names.append(TextRange(start, end)) }
  }
  return names
}

extension Span where Element == UInt8 {
  func contains(_ byte: UInt8, in range: TextRange) -> Bool {
    var index = range.start
    while index &+ 8 <= range.end {
      if word(at: index).lowestByte(equalTo: byte) != 0 { return true }
      index &+= 8
    }
    while index < range.end {
      if self[index] == byte { return true }
      index &+= 1
    }
    return false
  }
}
