package import W8Book
package import W8Engine
import W8Syntax
package import W8Text

/// The lines from one month header up to the next, or those above the first header.
///
/// Each header starts a section, so a region is made of whole sections.
package final class MonthRegion {
  /// The file in which it stands.
  package let file: FileAnalysis
  /// The indices of its sections in the file.
  package let sections: Range<Int>
  /// Whether a conflict mark or a line without an owner stands in it, or above it in the file.
  private let isBelowDoubt: Bool

  init(_ sections: Range<Int>, of file: FileAnalysis, isBelowDoubt: Bool) {
    (self.sections, self.file, self.isBelowDoubt) = (sections, file, isBelowDoubt)
  }

  /// The bytes of the region, as offsets in the file.
  package var range: TextRange {
    TextRange(
      file.text.start(ofSection: sections.lowerBound),
      file.text.start(ofSection: sections.upperBound))
  }

  /// The well-formed header; nil when there is none.
  package var header: (fileLine: FileLine, month: YearMonth)? {
    guard let header = file.sections[sections.lowerBound].lowered.months.first else { return nil }
    return (file.line(section: sections.lowerBound, index: header.line), header.month)
  }

  /// Whether a header opens the region that cannot be read.
  package var hasUnreadableHeader: Bool {
    let first = file.sections[sections.lowerBound].lowered
    return first.months.isEmpty && first.opensMonth
  }

  /// The entries of the region, in order.
  package var entries: [LoweredEntry] {
    sections.flatMap { file.sections[$0].lowered.entries }
  }

  /// Whether the days below would all have dates, on the weekdays written, if the header said `month`.
  package func fits(_ month: YearMonth) -> Bool {
    firstUnreadHeader == nil && fit(of: month, below: range.start) == .onWeekdays
  }

  /// The way the days at `offset` and below would stand under a header of `month`; nil where one would have no date
  /// in it.
  package func fit(of month: YearMonth, below offset: Int) -> DayFit? {
    var fit = DayFit.onWeekdays
    for section in sections {
      let lowered = file.sections[section].lowered
      for entry in lowered.entries
      where file.line(section: section, index: entry.line).fullRange.start >= offset {
        guard let date = date(of: entry, in: lowered, if: month), date.yearMonth == month else {
          return nil
        }
        if entry.weekday ?? date.weekday != date.weekday { fit = .onOtherWeekdays }
      }
    }
    return fit
  }

  /// How days stand under a header that gives all of them a date.
  package enum DayFit {
    case onWeekdays
    case onOtherWeekdays
  }

  /// The lines of the region, in order.
  package private(set) lazy var lines = file.lines(ofSections: sections)

  /// The dated entries of the region with their lines, in order; an undated one goes with the one above.
  package private(set) lazy var dayBlocks = blocksOfDays

  /// The offset of the first line of the region that may be the header of another month; nil where none is.
  package private(set) lazy var firstUnreadHeader = lookForUnreadHeader()

  /// The index of the first of the days from which on all entries are dated in other months.
  package private(set) lazy var misfiledTail =
    dayBlocks.count - entries.reversed().prefix { $0.dating == .wrongMonth }.count

  /// The position where a day goes below all others: after the last line that is not blank, and above the comments
  /// that belong to the next header. A month of nothing but its header that ends the file keeps the blank lines below
  /// it above the day.
  private(set) lazy var contentEnd: Int = {
    guard let last = ownLines.last(where: { $0.kind != .blank }) else { return range.end }
    let isEmpty = last.kind == .month && range.end >= file.text.byteCount
    return isEmpty ? range.end : last.fullRange.end
  }()

  /// The lines without the comments that belong to the next header.
  private var ownLines: ArraySlice<FileLine> {
    let lines = lines
    guard sections.upperBound < file.sections.count else { return lines[...] }
    let header = file.line(section: sections.upperBound, index: 0)
    let end = firstAttached(above: lines.count, in: lines + [header])
    // What stands on the header of the region itself is not of the next one.
    return lines[..<max(end, 1)]
  }

  /// Whether lines of the region, or any above it, are in doubt: conflict marks or lines without owner, and in the region
  /// what may be the header of another month.
  package var isUnresolved: Bool { isBelowDoubt || firstUnreadHeader != nil }

  private func date(
    of entry: LoweredEntry, in lowered: LoweredSection, if month: YearMonth
  ) -> CivilDate? {
    guard let token = lowered.tree.tokens(ofLine: entry.line).day else { return nil }
    return token.kind == .day ? month.date(day: Int(token.value)) : entry.date
  }
}

extension MonthRegion {
  /// Sets a header of `month` above the first bare day of a region that has none; nil where a day would not be of
  /// that month.
  package func header(aboveDaysOf month: YearMonth) -> TextEdit? {
    let lines = lines
    guard let first = lines.firstIndex(where: { $0.entry?.dating == .noMonth }),
      canStand(under: month, lines[first...])
    else { return nil }
    let start = lines[firstAttached(above: first, in: lines)].textStart
    return header(of: month, at: start, lines[first].lineEnd)
  }

  /// Sets a header of `month` above a block.
  package func header(of month: YearMonth, above block: DayBlock) -> TextEdit {
    header(of: month, at: block.range.start, block.fileLine.lineEnd)
  }

  /// Sets a header of `month` at `start`, where a line begins.
  private func header(of month: YearMonth, at start: Int, _ lineEnd: String) -> TextEdit {
    let isTop = start <= file.text.lengthOfByteOrderMark
    let gap = isTop || file.line(at: start - 1)?.kind == .blank ? "" : lineEnd
    return TextEdit(TextRange(at: start), "\(gap)# \(month)\(lineEnd)\(lineEnd)")
  }
}

/// Whether every day among `lines` exists in `month`.
private func canStand(under month: YearMonth, _ lines: ArraySlice<FileLine>) -> Bool {
  lines.allSatisfy { line in
    guard let entry = line.entry else { return true }
    if let date = entry.date { return date.yearMonth == month }
    guard entry.dating == .noMonth, let day = line.token(.day) else { return true }
    return month.date(day: Int(day.value)) != nil
  }
}
