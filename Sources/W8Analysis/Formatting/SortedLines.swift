import W8Engine
import W8Syntax
import W8Text

extension FileAnalysis {
  /// The text with the days of each month, and the months, in the order of the book; nil when they are.
  ///
  /// What is indented below a day and the comments directly above go with it; what has no date goes with
  /// the day or month above. The last line gets a line end where it moves, and a byte order mark is lost.
  package func sortedText() throws(SortRefusal) -> [UInt8]? {
    let lines = sections.indices.flatMap { section in
      sections[section].lowered.tree.lines.indices.map { place(section: section, line: $0) }
    }
    if let line = firstLine(conflictMark) { throw .conflict(line: line + 1) }
    let order = SortedMonths(lines, settings.order).order
    guard let lastMoved = order.indices.last(where: { order[$0] != $0 }) else { return nil }
    if let line = firstLine(\.orphans.first), line < lastMoved { throw .orphan(line: line + 1) }
    try requireOrder(ofDirectivesIn: order, lines)
    return text(of: order.map { lines[$0] })
  }

  /// The index in the file of the first line that `find` gives of a section, by its index there.
  private func firstLine(_ find: (LoweredSection) -> Int?) -> Int? {
    var linesAbove = 0
    for section in sections {
      if let line = find(section.lowered) { return linesAbove + line }
      linesAbove += section.lowered.tree.lines.count
    }
    return nil
  }

  private func text(of lines: [LinePlace]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.byteCount + 2)
    for place in lines {
      let range = TextRange(place.textStart, place.fullRange.end).shifted(by: -place.sectionStart)
      // At the start of the file U+FEFF would be taken for a byte order mark.
      if result.isEmpty, place.tree.text[range.start..<range.end].starts(with: [0xEF, 0xBB, 0xBF]) {
        result += place.lineEnd.utf8
      }
      result += place.tree.text[range.start..<range.end]
      if !range.isEmpty, result.last != .lineFeed { result += place.lineEnd.utf8 }
    }
    return result
  }
}

private func conflictMark(in section: LoweredSection) -> Int? {
  section.tree.faults.first { $0.kind == .mergeConflict }?.line
}

/// Of directives that say different things the first one counts: they must not pass each other.
private func requireOrder(
  ofDirectivesIn order: [Int], _ lines: [LinePlace]
) throws(SortRefusal) {
  let directives = order.filter { lines[$0].kind == .directive }
  for (above, below) in zip(directives, directives.dropFirst()) where above > below {
    throw .directive(line: above + 1)
  }
}

/// The lines of a file as months and days that can change places.
private struct SortedMonths {
  /// For each line of the sorted file the index of the line in the file as it is.
  private(set) var order: [Int] = []

  private let lines: [LinePlace]
  private let written: WrittenOrder

  init(_ lines: [LinePlace], _ written: WrittenOrder) {
    self.lines = lines
    self.written = written
    let headers = lines.indices.filter { lines[$0].opensMonth }
    let starts = [0] + headers.map { firstAttached(above: $0, in: lines) } + [lines.count]
    var months: [(month: YearMonth?, range: Range<Int>)] = []
    for index in 0...headers.count {
      let month = index > 0 ? lines[headers[index - 1]].headerMonth : nil
      let range = starts[index]..<starts[index + 1]
      if month == nil, let last = months.last {
        // A header that cannot be read stays below the month that it stands below.
        months[months.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        months.append((month, range))
      }
    }
    for month in sorted(months, by: \.month?.firstDay) { appendDays(of: month.range) }
  }

  /// Days are sorted between two headers only, so that none comes to stand under another one.
  private mutating func appendDays(of range: Range<Int>) {
    var start = range.lowerBound
    for header in range where lines[header].opensMonth {
      let end = max(start, firstAttached(above: header, in: lines))
      appendSorted(start..<end)
      start = end
    }
    appendSorted(start..<range.upperBound)
  }

  private mutating func appendSorted(_ range: Range<Int>) {
    let days = range.filter { lines[$0].entry?.date != nil }
    let starts = days.map { max(range.lowerBound, firstAttached(above: $0, in: lines)) }
    guard let first = starts.first else { return order.append(contentsOf: range) }
    order.append(contentsOf: range.lowerBound..<first)
    let blocks = days.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
      return (date: lines[days[index]].entry?.date, range: starts[index]..<end)
    }
    for block in sorted(blocks, by: \.date) { order.append(contentsOf: block.range) }
  }

  /// The elements by date; what has none stays on top, and equal dates keep their order.
  private func sorted<Element>(
    _ elements: [Element], by date: (Element) -> CivilDate?
  ) -> [Element] {
    let dates = elements.map(date)
    let order = elements.indices.sorted { left, right in
      guard let first = dates[left], let second = dates[right] else {
        return dates[left] == nil && dates[right] != nil
          || (dates[left] == nil) == (dates[right] == nil) && left < right
      }
      return first == second ? left < right : written.forbids(first, below: second)
    }
    return order.map { elements[$0] }
  }
}

extension LinePlace {
  /// The month that the line begins; nil when it is no header that can be read.
  fileprivate var headerMonth: YearMonth? {
    lowered.months.first { $0.line == line }?.month
  }

}
