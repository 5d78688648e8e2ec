import W8Text

/// The file that holds `text` with `lines` in canonical form; empty for a file of blank lines.
///
/// Lines count from 0; what is changed with them, `formattingEdits` says. Each line that is changed is read again, and
/// compared with what was there. Throws where one would not say what it says.
package func canonicalText(
  _ text: [UInt8], lines: Range<Int> = 0..<Int.max, lineEnd: LineEndChoice = .lineFeed
) throws(MeaningChange) -> [UInt8] {
  let span = text.span
  var formatter = LineFormatter(
    lines, lineEnd: lineEnd.bytes { countLineEnds(text.span) }, of: text)
  var reader = LineReader(NoListener())
  var batch = [SyntaxLine]()
  var offset = 0
  while offset < span.count, !formatter.isDone {
    let end = judge(span, from: offset, &reader, into: &batch)
    formatter.read(span.extracting(offset..<end), batch.span)
    offset = end
  }
  formatter.replaceEnd()
  if let line = formatter.firstChange { throw MeaningChange(line: line) }
  return formatter.finish()
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

/// How many lines of `text` end in LF alone, and how many in CR.
private func countLineEnds(_ text: Span<UInt8>) -> (lineFeeds: Int, carriageReturns: Int) {
  var (feeds, returns) = (0, text.count > 0 && text[text.count - 1] == .carriageReturn ? 1 : 0)
  for index in text.indices where text[index] == .lineFeed {
    if index > 0, text[index &- 1] == .carriageReturn { returns &+= 1 } else { feeds &+= 1 }
  }
  return (feeds, returns)
}
