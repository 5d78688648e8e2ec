import W8Book
import W8Engine
import W8Syntax
import W8Text

extension FileAnalysis {
  /// The text with the days of each month, and the months, in the order of the book; nil when they are.
  ///
  /// What is indented below a day and the comments directly above go with it; what has no date goes with
  /// the day or month above. A day that is dated in another month than its header comes below its own, which gets a
  /// header where there is none, and below its own header a full date becomes a day. The last line gets a line end
  /// where it moves, and a byte order mark is lost.
  package func sortedText() throws(SortRefusal) -> [UInt8]? {
    let lines = lines(ofSections: 0..<sections.count)
    if let mark = firstLine({ $0.firstConflictMark }) { throw .conflict(line: mark.number) }
    let dates = sections.flatMap { $0.lowered.datesOfLines }
    let order = SortedMonths(lines, dates, settings.order).order
    if order == [.lines(0..<lines.count)] { return nil }
    // Behind what moves, the lines are those of the file, from the last on.
    var end = lines.count
    for run in order.reversed() {
      guard let range = run.range, range.upperBound == end else { break }
      end = range.lowerBound
    }
    if end > 0 {
      if let line = firstLine({ $0.orphans.first })?.number, line <= end {
        throw .orphan(line: line)
      }
      try requireOrder(ofDirectivesIn: order.compactMap { $0.range }.joined(), lines)
    }
    return text(of: order, lines)
  }

  private func text(of order: [SortedLines], _ lines: [FileLine]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.byteCount + 2)
    for (index, sorted) in order.enumerated() {
      switch sorted {
      case .header(let month):
        let lineEnd = Array(lines[0].lineEnd.utf8)
        if !result.isEmpty, !isBlank(order[index - 1].range?.last, lines) { result += lineEnd }
        result += Array("# \(month)".utf8) + lineEnd
        let next = order.dropFirst(index + 1).first
        if let next, !isBlank(next.range?.first, lines) { result += lineEnd }
      case .lines(let range):
        append(lines[range.lowerBound].textStart, through: lines[range.upperBound - 1], to: &result)
      case .day(let day):
        let line = lines[day]
        var start = line.textStart
        if let date = line.entry?.date, let day = line.tree.dayRange(ofLine: line.line) {
          result += padded(date.day, to: 2).utf8
          start = day.end + line.sectionStart
        }
        append(start, through: line, to: &result)
      }
    }
    return result
  }

  private func isBlank(_ line: Int?, _ lines: [FileLine]) -> Bool {
    line.map { lines[$0].kind == .blank } ?? false
  }

  /// Appends what stands from the offset `start` of the file through the line at `last`.
  private func append(_ start: Int, through last: FileLine, to result: inout [UInt8]) {
    let end = last.fullRange.end
    // Most lie in one section.
    let lines =
      start < last.sectionStart
      ? text.bytes(in: TextRange(start, end))[...]
      : last.tree.text[start - last.sectionStart..<end - last.sectionStart]
    // At the start of the file U+FEFF would be taken for a byte order mark.
    if result.isEmpty, lines.starts(with: [0xEF, 0xBB, 0xBF]) { result += last.lineEnd.utf8 }
    result += lines
    if let end = result.last, end != .lineFeed { result += last.lineEnd.utf8 }
  }
}

extension LoweredSection {
  /// The date of each line; nil for one that is no entry or whose date does not exist.
  fileprivate var datesOfLines: [CivilDate?] {
    var dates = [CivilDate?](repeating: nil, count: tree.lines.count)
    for entry in entries { dates[entry.line] = entry.date }
    return dates
  }
}

extension SortedLines {
  /// The indices in the file as it is; nil for a header that it does not have.
  fileprivate var range: Range<Int>? {
    switch self {
    case .lines(let range): range
    case .day(let index): index..<index + 1
    case .header: nil
    }
  }
}

/// Of directives that say different things the first one counts: they must not pass each other.
private func requireOrder(
  ofDirectivesIn order: some Sequence<Int>, _ lines: [FileLine]
) throws(SortRefusal) {
  let directives = order.filter { lines[$0].kind == .directive }
  for (above, below) in zip(directives, directives.dropFirst()) where above > below {
    throw .directive(line: above + 1)
  }
}

/// The reason why the days of a log must not be sorted. Lines count from 1.
package enum SortRefusal: Error, Hashable, Sendable {
  /// An unfinished merge stands in the log: of which day a line is, is uncertain.
  case conflict(line: Int)
  /// A line above the last day that would move belongs to no day.
  case orphan(line: Int)
  /// A directive would come to stand above another one, and of two the first may count.
  case directive(line: Int)

  /// The problem and what to do, as the end of a sentence.
  package var message: String {
    switch self {
    case .conflict(let line):
      "line \(line) is a conflict marker; resolve the conflict, then sort again"
    case .orphan(let line):
      "line \(line) belongs to no day; write its day above it, then sort again"
    case .directive(let line):
      "sorting would move the setting on line \(line); move it above the first month, then "
        + "sort again"
    }
  }
}
