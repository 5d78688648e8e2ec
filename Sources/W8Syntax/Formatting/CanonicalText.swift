import W8Text

/// The file that holds `text` with `lines` in canonical form; empty for a file of blank lines.
///
/// Lines count from 0; what is changed with them, `formattingEdits` says. Each line that is changed is read again, and
/// compared with what was there. Throws where one would not say what it says.
package func canonicalText(
  _ text: [UInt8], lines: Range<Int> = 0..<Int.max, lineEnd: LineEndChoice = .lineFeed
) throws(MeaningChange) -> [UInt8] {
  let formatter = formatter(CollectionOfOne(parse(text, .first)), lines: lines, lineEnd: lineEnd)
  if let line = formatter.firstChange { throw MeaningChange(line: line) }
  guard let formatted = text.applying(formatter.edits) else {
    preconditionFailure("the edits of the formatter ascend and are apart")
  }
  return formatted
}

/// A line whose canonical form would not say what the line says: a fault of the formatter.
package struct MeaningChange: Error, Hashable, Sendable {
  /// The index of the line in the file.
  package let line: Int
}
