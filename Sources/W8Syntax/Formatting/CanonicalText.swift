import W8Text

/// The canonical form of the file that holds `text`; empty for a file of blank lines.
///
/// What is changed is read again, and compared with what was there. Throws where a line would not say what it
/// says.
package func canonicalText(
  _ text: [UInt8], options: FormatOptions
) throws(MeaningChange) -> [UInt8] {
  let span = text.span
  var formatter = LineFormatter(0..<Int.max, lineEnd: options.lineEnd(of: text))
  var reader = LineReader(NoListener())
  var lines: [SyntaxLine] = []
  var offset = 0
  while offset < span.count {
    let end = judge(span, from: offset, &reader, into: &lines)
    formatter.read(span.extracting(offset..<end), lines.span)
    offset = end
  }
  formatter.replaceEnd()
  if let line = formatter.firstChange { throw MeaningChange(line: line) }
  return formatter.edits.isEmpty ? text : text.replacing(formatter.edits)
}

/// A line whose canonical form would not say what the line says: a fault of the formatter.
package struct MeaningChange: Error, Hashable, Sendable {
  /// The index of the line in the file.
  package let line: Int
}

/// How many bytes of lines are judged before their edits are made, but for the end of the last line: few enough
/// that what is known of them stays in the cache.
private let batchSize = 8 * 1024

/// Judges some lines of `text`, the first of which starts at `start`; returns where they end.
private func judge(
  _ text: Span<UInt8>, from start: Int, _ reader: inout LineReader<NoListener>,
  into lines: inout [SyntaxLine]
) -> Int {
  lines.removeAll(keepingCapacity: true)
  let limit = min(start + batchSize, text.count)
  let hasMark = start == 0 && startsWithMark(text)
  var offset = start
  while offset < limit {
    let line = scanLine(text, from: offset)
    let content = hasMark && offset == 0 ? 3 : offset
    let kind = reader.line(text, content, line.contentEnd, isPlain: line.isPlain)
    lines.append(
      SyntaxLine(
        start: UInt32(truncatingIfNeeded: offset &- start),
        contentEnd: UInt32(truncatingIfNeeded: line.contentEnd &- start), firstRow: 0, kind: kind,
        flags: reader.flags(hasMark: content > offset)))
    offset = line.next
  }
  return offset
}

extension [UInt8] {
  /// These bytes with all of `edits` made, which are in order and apart.
  fileprivate func replacing(_ edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + count / 4)
    var copied = 0
    for edit in edits {
      result += self[copied..<edit.range.start]
      result += edit.replacement
      copied = edit.range.end
    }
    result += self[copied...]
    return result
  }
}
