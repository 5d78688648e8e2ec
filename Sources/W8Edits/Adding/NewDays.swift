import Primitives
package import W8Book
package import W8Engine
import W8Syntax
package import W8Text

/// The text of new entries of one file, at the offsets where they belong.
package struct NewDays {
  private let file: FileAnalysis
  private let style: DayStyle
  private var spots: [Int: [Spot]] = [:]

  private struct Spot {
    let date: CivilDate
    let point: InsertionPoint
    /// The lines of the entry, with their ends.
    let lines: [UInt8]
  }

  /// No days yet, for `file`, in which days are written as `style` say.
  package init(_ file: FileAnalysis, _ style: DayStyle) {
    (self.file, self.style) = (file, style)
  }

  /// Puts the entry of `date` at `point`; of one date, in the order in which they are added.
  package mutating func add(_ lines: [UInt8], of date: CivilDate, at point: InsertionPoint) {
    spots[point.offset, default: []].append(Spot(date: date, point: point, lines: lines))
  }

  /// What puts them there.
  package var edits: [TextEdit] {
    spots.map { offset, spots in TextEdit(TextRange(at: offset), text(spots, at: offset)) }
  }

  /// The text of one offset: days below the header above first, then months with their headers.
  private func text(_ spots: [Spot], at offset: Int) -> [UInt8] {
    let order = file.settings.order
    let sorted = spots.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let below = (first.point.missingHeader != nil, second.point.missingHeader != nil)
      if below.0 != below.1 { return below.1 }
      return first.date == second.date
        ? left.offset < right.offset : order.forbids(first.date, below: second.date)
    }.map { $0.element }
    var text = InsertedText(at: offset, in: file, style)
    var month: YearMonth?
    for spot in sorted {
      if let header = spot.point.missingHeader, header != month {
        text.addHeader(of: header)
        month = header
      }
      text.addDay(spot.lines, hasDayBelow: spot.point.laterDate != nil)
    }
    return text.finish(opensMonths: month != nil)
  }
}

/// The text that is inserted at one offset, with the blank lines between what it holds and what stands around.
private struct InsertedText {
  private let lineEnd: [UInt8]
  private let style: DayStyle
  private let isAtEnd: Bool
  private var bytes: [UInt8] = []
  private var above: Above

  private enum Above {
    /// Nothing: the file starts here.
    case top
    case blank
    case header
    case day
    case other
  }

  init(at offset: Int, in file: FileAnalysis, _ style: DayStyle) {
    self.style = style
    lineEnd = Array(style.lineEnd.utf8)
    isAtEnd = offset >= file.text.byteCount
    guard offset > file.text.lengthOfByteOrderMark, let line = file.line(at: offset - 1) else {
      above = .top
      return
    }
    if !line.hasLineEnd { bytes += lineEnd }
    switch line.kind {
    case .blank: above = .blank
    case .month: above = .header
    case .directive: above = .other
    case .comment where line.tokens.first?.start == 0: above = .other
    case .comment, .entry, .session, .exercise, .note, .unknown: above = .day
    }
  }

  mutating func addHeader(of month: YearMonth) {
    switch above {
    case .top, .blank: break
    case .header, .day, .other: bytes += lineEnd
    }
    bytes += Array(style.header(of: month).utf8) + lineEnd
    above = .header
    addBlank()
  }

  mutating func addDay(_ lines: [UInt8], hasDayBelow: Bool) {
    switch above {
    case .header where !hasDayBelow: addBlank()
    case .day where style.hasBlankLines && !hasDayBelow: addBlank()
    case .top, .blank, .header, .day, .other: break
    }
    bytes += lines
    above = .day
    if hasDayBelow, style.hasBlankLines { addBlank() }
  }

  /// Ends the text; new months are apart from what follows.
  mutating func finish(opensMonths: Bool) -> [UInt8] {
    if opensMonths, !isAtEnd { addBlank() }
    return bytes
  }

  private mutating func addBlank() {
    bytes += lineEnd
    above = .blank
  }
}

/// Which file of a book holds which month.
package struct MonthFiles {
  private var file: [YearMonth: Int] = [:]
  /// Ascending.
  private let months: [YearMonth]
  private let fallback: Int

  /// Looks through the files of a book, or into `only` alone.
  package init(_ analysis: Analysis, onlyIn only: FileID? = nil) {
    let chosen = only.flatMap { analysis.file($0)?.index }
    fallback = chosen ?? 0
    for one in analysis.files where chosen == nil || one.index == chosen {
      let headers = one.sections.lazy.compactMap { $0.lowered.months.first?.month }
      let isWithout = headers.isEmpty
      for month in headers where file[month] == nil { file[month] = one.index }
      guard isWithout else { continue }
      for contribution in one.sections.lazy.flatMap({ $0.lowered.contributions })
      where file[contribution.month] == nil {
        file[contribution.month] = one.index
      }
    }
    months = file.keys.sorted()
  }

  /// Whether a file is known to hold `month`.
  package func holds(_ month: YearMonth) -> Bool { file[month] != nil }

  /// The file that holds `month`; else that of the nearest month above, else below; the root of a book without months, or the
  /// only one that is looked into.
  package func index(of month: YearMonth) -> Int {
    if let known = file[month] { return known }
    let next = months.partitioningIndex { $0 > month }
    let near = next > 0 ? months[next - 1] : months.first
    return near.flatMap { file[$0] } ?? fallback
  }
}
