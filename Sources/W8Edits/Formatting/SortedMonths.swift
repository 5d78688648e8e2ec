import W8Book
import W8Engine
import W8Syntax
import W8Text

/// Lines of a sorted file that stand one after the other.
enum SortedLines: Equatable {
  /// The lines that have these indices in the file as it is.
  case lines(Range<Int>)
  /// The entry that has this index; below the header of its month it is written with its day alone.
  case day(Int)
  /// The header of a month that the file has none of.
  case header(YearMonth)
}

/// The lines of a file as months and days that can change places.
struct SortedMonths {
  /// The lines of the sorted file; what stands together in the file as it is comes together.
  private(set) var order: [SortedLines] = []

  private let lines: [FileLine]
  private let dates: [CivilDate?]
  private let written: WrittenOrder
  private var parts: [Part] = []

  /// A month header with all below it, or what stands above the first.
  private struct Part {
    /// Nil above the first header.
    let month: YearMonth?
    /// What stands before the first day that is sorted.
    var lead: SortedLines
    var blocks: [Block]
    /// From the first header below it on that cannot be read.
    var rest: Range<Int>
  }

  /// An entry with all that goes with it.
  private struct Block {
    let entry: Int
    let date: CivilDate
    let range: Range<Int>
  }

  init(_ lines: [FileLine], _ dates: [CivilDate?], _ written: WrittenOrder) {
    (self.lines, self.dates, self.written) = (lines, dates, written)
    let headers = lines.indices.filter { lines[$0].opensMonth }
    let starts = [0] + headers.map { firstAttached(above: $0, in: lines) } + [lines.count]
    for index in 0...headers.count {
      let month = index > 0 ? lines[headers[index - 1]].headerMonth : nil
      let range = starts[index]..<max(starts[index], starts[index + 1])
      if index > 0, month == nil {
        // A header that cannot be read stays below the month that it stands below.
        parts[parts.count - 1].rest = parts[parts.count - 1].rest.lowerBound..<range.upperBound
      } else {
        let (lead, blocks) = self.blocks(of: range)
        let rest = range.upperBound..<range.upperBound
        parts.append(Part(month: month, lead: .lines(lead), blocks: blocks, rest: rest))
      }
    }
    bringHome()
    for index in sorted(parts.indices, by: { parts[$0].month?.firstDay }) { append(parts[index]) }
  }

  /// Brings the days that are dated in another month than their header below that of their own: the nearest one
  /// above, else below, else a new one.
  private mutating func bringHome() {
    var known: [YearMonth: [Int]] = [:]
    for (index, part) in parts.enumerated() {
      if let month = part.month { known[month, default: []].append(index) }
    }
    for index in parts.indices {
      let month = parts[index].month
      let blocks = parts[index].blocks
      let suspects = blocks.filter { $0.date.yearMonth != month && canLeave($0) }
      if suspects.isEmpty { continue }
      parts[index].blocks = blocks.filter { $0.date.yearMonth == month || !canLeave($0) }
      for stray in suspects {
        let home = stray.date.yearMonth
        if known[home] == nil {
          known[home] = [parts.count]
          let end = lines.count..<lines.count
          parts.append(Part(month: home, lead: .header(home), blocks: [], rest: end))
        }
        let indices = known[home] ?? []
        guard let index = indices.last(where: { $0 <= index }) ?? indices.first else { continue }
        parts[index].blocks.append(stray)
      }
    }
  }

  /// Whether a block has no line that would get a date below another header.
  private func canLeave(_ block: Block) -> Bool {
    block.range.allSatisfy { $0 == block.entry || lines[$0].kind != .entry }
  }

  private mutating func append(_ part: Part) {
    append(part.lead)
    // Of one date, what stands above in the file stays above.
    let blocks = part.blocks.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for index in sorted(blocks.indices, by: { blocks[$0].date }) {
      let block = blocks[index]
      if block.date.yearMonth == part.month, lines[block.entry].hasFullDate {
        append(.lines(block.range.lowerBound..<block.entry))
        append(.day(block.entry))
        append(.lines(block.entry + 1..<block.range.upperBound))
      } else {
        append(.lines(block.range))
      }
    }
    appendUnread(part.rest)
  }

  private mutating func append(_ next: SortedLines) {
    guard case .lines(let range) = next else { return order.append(next) }
    if range.isEmpty { return }
    if case .lines(let last) = order.last, last.upperBound == range.lowerBound {
      order[order.count - 1] = .lines(last.lowerBound..<range.upperBound)
    } else {
      order.append(next)
    }
  }

  /// Days below headers that cannot be read are sorted between two headers only.
  private mutating func appendUnread(_ range: Range<Int>) {
    var start = range.lowerBound
    for header in range where lines[header].opensMonth {
      let end = max(start, firstAttached(above: header, in: lines))
      appendSorted(start..<end)
      start = end
    }
    appendSorted(start..<range.upperBound)
  }

  private mutating func appendSorted(_ range: Range<Int>) {
    let (lead, blocks) = blocks(of: range)
    append(.lines(lead))
    for index in sorted(blocks.indices, by: { blocks[$0].date }) {
      append(.lines(blocks[index].range))
    }
  }

  /// The dated entries in `range` with what goes with them, and what stands before the first.
  private func blocks(of range: Range<Int>) -> (lead: Range<Int>, blocks: [Block]) {
    let days = range.filter { dates[$0] != nil }
    let starts = days.map { max(range.lowerBound, firstAttached(above: $0, in: lines)) }
    let blocks = days.indices.compactMap { index -> Block? in
      guard let date = dates[days[index]] else { return nil }
      let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
      return Block(entry: days[index], date: date, range: starts[index]..<end)
    }
    return (range.lowerBound..<(starts.first ?? range.upperBound), blocks)
  }

  /// The indices, from 0, by date; what has none stays on top, and equal dates keep their order, as the standard library
  /// keeps it.
  private func sorted(_ indices: Range<Int>, by date: (Int) -> CivilDate?) -> [Int] {
    let direction: Int32 = written == .oldest ? 1 : -1
    let ranks = indices.map { date($0).map { $0.dayNumber * direction } ?? .min }
    return indices.sorted { ranks[$0] < ranks[$1] }
  }
}

extension FileLine {
  /// Whether the line is an entry with a full date that the formatter may write otherwise.
  fileprivate var hasFullDate: Bool {
    !tree.lines[line].isVerbatim
      && tree.rowRange(ofLine: line).first.map { tree.rows[$0].isOf(.date) } ?? false
  }
}
