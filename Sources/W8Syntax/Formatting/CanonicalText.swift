/// The canonical form of the file that holds `text`; empty for a file of blank lines.
///
/// What is changed is read again, and compared with what was there. Throws where a line would not say what it
/// says. The cost of a line that is canonical is a look at its bytes, in most cases.
package func canonicalText(
  _ text: [UInt8], options: FormatOptions
) throws(MeaningChange) -> [UInt8] {
  var writer = CanonicalWriter(text, lineEnd: options.lineEnd(of: text))
  var batch = LineBatch(text)
  var parser = SectionParser()
  while batch.readNext() {
    try writer.write(batch, CanonicalLines(batch, &parser))
  }
  return writer.finish()
}

/// A line whose canonical form would not say what the line says: a fault of the formatter.
package struct MeaningChange: Error, Hashable, Sendable {
  /// The index of the line in the file.
  package let line: Int
}

/// Writes the canonical form of a file, batch after batch.
private struct CanonicalWriter {
  private let text: [UInt8]
  private let lineEnd: [UInt8]
  private var output: [UInt8] = []
  private var gap = LineGap()

  init(_ text: [UInt8], lineEnd: [UInt8]) {
    self.text = text
    self.lineEnd = lineEnd
    // Room that is never written to costs nothing, room that must be moved costs a copy.
    output.reserveCapacity(text.count + text.count / 2)
  }

  mutating func write(
    _ batch: borrowing LineBatch, _ lines: CanonicalLines
  ) throws(MeaningChange) {
    for piece in batch.pieces {
      switch piece {
      case .blank: gap.passBlank()
      case .canonical(let range): appendCanonical(range)
      case .other(let index): append(lines, index)
      }
    }
    if let index = lines.firstChange { throw MeaningChange(line: batch.lineNumbers[index]) }
  }

  /// The bytes written, with the end of the last line.
  mutating func finish() -> [UInt8] {
    if !output.isEmpty { output.append(contentsOf: lineEnd) }
    return output
  }

  /// Appends lines that are canonical but perhaps for their ends.
  private mutating func appendCanonical(_ range: Range<Int>) {
    append(lineEnds: gap.lineEndsBefore(.other))
    if lineEnd == [.lineFeed] { return output.append(contentsOf: text[range]) }
    for byte in text[range] {
      if byte == .lineFeed { output.append(.carriageReturn) }
      output.append(byte)
    }
  }

  private mutating func append(_ lines: CanonicalLines, _ index: Int) {
    guard let content = lines.content(index) else { return gap.passBlank() }
    append(lineEnds: gap.lineEndsBefore(content))
    lines.append(index, to: &output)
  }

  private mutating func append(lineEnds count: Int) {
    for _ in 0..<count { output.append(contentsOf: lineEnd) }
  }
}
