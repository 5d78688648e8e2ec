/// Compares the sets of two exercise lines, however they are spelt.
struct SetComparison: ~Copyable {
  private var first = LineReader(RowBuilder(Names()))
  private var second = LineReader(RowBuilder(Names()))

  /// Whether both lines have the same groups of sets, the items of each in any order.
  mutating func areEqual(_ text: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    first.readAlone(text)
    second.readAlone(other)
    return hasSameSets(text, first.listener, other, second.listener)
  }
}

extension LineReader<RowBuilder> {
  /// Reads the line `text`; nothing is known of others.
  fileprivate mutating func readAlone(_ text: Span<UInt8>) {
    listener.beginSection()
    listener.beginLine(at: 0)
    _ = line(text, 0, text.count, isPlain: true)
  }
}

private func hasSameSets(
  _ text: Span<UInt8>, _ first: borrowing RowBuilder, _ other: Span<UInt8>,
  _ second: borrowing RowBuilder
) -> Bool {
  var (start, otherStart) = (0, 0)
  while start <= first.rows.count, otherStart <= second.rows.count {
    let end = first.groupEnd(from: start)
    let otherEnd = second.groupEnd(from: otherStart)
    // As many items of each class, and those of one class in the same order.
    for rank in 0...TokenKind.label.rankInGroup {
      var (index, otherIndex) = (start, otherStart)
      while true {
        while index < end, first.rows[index].rankInGroup != rank { index += 1 }
        while otherIndex < otherEnd, second.rows[otherIndex].rankInGroup != rank { otherIndex += 1 }
        guard index < end, otherIndex < otherEnd else { break }
        guard isSame(first.rows[index], text, second.rows[otherIndex], other) else { return false }
        (index, otherIndex) = (index + 1, otherIndex + 1)
      }
      if index < end || otherIndex < otherEnd { return false }
    }
    (start, otherStart) = (end + 1, otherEnd + 1)
  }
  return start > first.rows.count && otherStart > second.rows.count
}

private func isSame(
  _ row: SyntaxRow, _ text: Span<UInt8>, _ other: SyntaxRow, _ otherText: Span<UInt8>
) -> Bool {
  guard row.meaning == other.meaning else { return false }
  if !row.isOf(.label) { return true }
  return String(text, row.start, closeOfParenthesis(text, row.start, text.count) ?? row.start)
    == String(
      otherText, other.start,
      closeOfParenthesis(otherText, other.start, otherText.count) ?? other.start)
}

extension RowBuilder {
  /// Where the group of sets that starts at the row `start` ends: at a comma, or behind the last row.
  fileprivate borrowing func groupEnd(from start: Int) -> Int {
    var end = start
    while end < rows.count, !rows[end].isOf(.comma) { end += 1 }
    return end
  }
}

extension SyntaxRow {
  /// The place of its class in a group; −1 for what is no part of one.
  fileprivate var rankInGroup: Int {
    switch kind {
    case .reps, .duration, .distance, .load, .effort, .label: kind.rankInGroup
    default: -1
    }
  }
}
