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
    let lines = places(ofSections: 0..<sections.count)
    if let line = firstLine(conflictMark) { throw .conflict(line: line + 1) }
    let dates = sections.flatMap(\.lowered.datesOfLines)
    let order = SortedMonths(lines, dates, settings.order).order
    // Behind what moves, the lines are those of the file, from the last on.
    let stayed = zip(order.reversed(), lines.indices.reversed()).prefix { $0.0.index == $0.1 }.count
    let isSorted = stayed == lines.count && order.count == lines.count
    if isSorted, !order.contains(where: \.isShortened) { return nil }
    if !isSorted {
      if let line = firstLine(\.orphans.first), line < lines.count - stayed {
        throw .orphan(line: line + 1)
      }
      try requireOrder(ofDirectivesIn: order.compactMap(\.index), lines)
    }
    return text(of: order, lines)
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

  private func text(of order: [SortedLine], _ lines: [LinePlace]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.byteCount + 2)
    for (place, sorted) in order.enumerated() {
      switch sorted {
      case .header(let month):
        let lineEnd = Array(lines[0].lineEnd.utf8)
        if !result.isEmpty, !isBlank(order[place - 1], lines) { result += lineEnd }
        result += Array("# \(month)".utf8) + lineEnd
        if place + 1 < order.count, !isBlank(order[place + 1], lines) { result += lineEnd }
      case .line(let index): append(lines[index], to: &result)
      case .day(let index):
        let place = lines[index]
        guard let date = place.entry?.date, let day = place.tree.dayRange(ofLine: place.line) else {
          append(place, to: &result)
          continue
        }
        result += padded(date.day, to: 2).utf8
        append(place, from: day.end, to: &result)
      }
    }
    return result
  }

  private func isBlank(_ sorted: SortedLine, _ lines: [LinePlace]) -> Bool {
    guard case .line(let index) = sorted else { return false }
    return lines[index].kind == .blank
  }

  /// Appends the line at `place`, or what stands from the offset `start` of its section on.
  private func append(_ place: LinePlace, from start: Int? = nil, to result: inout [UInt8]) {
    let (tree, index) = (place.tree, place.line)
    let range = tree.fullRange(ofLine: index)
    let line = tree.text[(start ?? range.start + tree.lines[index].markLength)..<range.end]
    // At the start of the file U+FEFF would be taken for a byte order mark.
    if result.isEmpty, line.starts(with: [0xEF, 0xBB, 0xBF]) { result += place.lineEnd.utf8 }
    result += line
    if !line.isEmpty, result.last != .lineFeed { result += place.lineEnd.utf8 }
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

extension SortedLine {
  /// The index in the file as it is; nil for a header that it does not have.
  fileprivate var index: Int? {
    switch self {
    case .line(let index), .day(let index): index
    case .header: nil
    }
  }

  fileprivate var isShortened: Bool {
    guard case .day = self else { return false }
    return true
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
