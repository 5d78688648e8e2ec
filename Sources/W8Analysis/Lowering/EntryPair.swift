package import W8Syntax
package import W8Text

/// A `key:value` on a line of a section.
package struct EntryPair: Hashable, Sendable {
  /// The index of the line in the section.
  package let line: Int
  /// The key in lower case.
  package let key: String
  private let start: Int
  private let colon: Int
  private let end: Int

  /// Whether the key is one of the user's own, which nobody reads.
  package var isOwn: Bool { key.hasPrefix("x-") }
  /// All of it, as offsets in the section.
  package var range: TextRange { TextRange(start, end) }
  /// The bytes of the key.
  package var keyRange: TextRange { TextRange(start, colon) }
  /// The bytes of the value with its quotes.
  package var valueRange: TextRange { TextRange(colon + 1, end) }
}

extension SyntaxTree {
  /// The pairs of the line at `line`, in order.
  package func pairs(ofLine line: Int) -> [EntryPair] {
    let (text, rows, lines) = (text, rows, lines)
    return lines.span.rowRange(ofLine: line, rowCount: rows.count).compactMap {
      EntryPair(rows[$0], onLine: line, lines[line], text.span)
    }
  }

  /// The bytes of the value of `pair` without quotes.
  package func contentRange(of pair: EntryPair) -> TextRange {
    let text = text
    return contentOfQuotes(text.span, pair.valueRange.start, pair.valueRange.end)
  }
}

extension EntryPair {
  /// The pair that `row` of `line` says; nil where it says something else.
  init?(_ row: SyntaxRow, onLine index: Int, _ line: SyntaxLine, _ text: Span<UInt8>) {
    guard row.isOf(.pair) else { return nil }
    self.line = index
    start = Int(line.start) + row.start
    colon = start + Int(row.value)
    end = pairEnd(text, colon, Int(line.contentEnd))
    key = String(text, start, colon).lowercased()
  }
}
