import Primitives
package import W8Book
package import W8Engine
import W8Syntax
import W8Text

/// Where the entry of a date belongs in a file: below the header of its month, or where such a header belongs.
package struct InsertionPoint {
  /// The offset in the file.
  package let offset: Int
  /// The month whose header is missing there; nil where there is one.
  package let missingHeader: YearMonth?
  /// The date of the entry below; nil where none of its month stands there.
  package private(set) var laterDate: CivilDate?

  /// Finds where the entry of `date` goes; nil where it is uncertain whose lines stand there.
  package init?(of date: CivilDate, in months: FileMonths) {
    if let section = months.headers.first(of: date.yearMonth) {
      let target = months.region(around: section)
      if target.isUnresolved { return nil }
      self.init(of: date, below: target)
    } else {
      self.init(ofHeaderFor: date, in: months)
    }
  }

  /// Finds where the entry of `date` goes in the region of its month, or in one that has no header.
  init(of date: CivilDate, below region: MonthRegion) {
    missingHeader = nil
    let later = region.firstBlock(after: date)
    offset = later?.range.start ?? region.contentEnd
    laterDate = later?.entry.date
  }

  /// Finds where the header of the month of `date` goes.
  init(ofHeaderFor date: CivilDate, in months: FileMonths) {
    let file = months.file
    missingHeader = date.yearMonth
    if let next = months.headers.first(after: date) {
      offset = max(file.startWithComments(ofHeader: next), file.text.lengthOfByteOrderMark)
    } else {
      offset = file.text.byteCount
    }
  }

  /// The text that puts `lines` there, in a file whose lines end in `lineEnd`.
  ///
  /// With an `offset`, the text replaces all that stands from there up to this point.
  package func text(
    _ lines: [UInt8], in file: FileAnalysis, _ lineEnd: String, from offset: Int? = nil
  ) -> [UInt8] {
    let start = offset ?? self.offset
    let isTop = start <= file.text.lengthOfByteOrderMark
    let last = isTop ? nil : file.text.bytes(in: TextRange(start - 1, start)).last
    let glue = last == nil || last == .lineFeed ? [] : Array(lineEnd.utf8)
    guard let missingHeader else { return glue + lines }
    let followsBlank = isTop || file.line(at: start - 1)?.kind == .blank
    let gap = followsBlank ? "" : lineEnd
    let behind = self.offset < file.text.byteCount ? lineEnd : ""
    let header = "\(gap)# \(missingHeader)\(lineEnd)\(lineEnd)"
    return glue + Array(header.utf8) + lines + Array(behind.utf8)
  }
}

extension MonthRegion {
  /// The first day that must not stand above one of `date`, of its month where a header opens the region.
  fileprivate func firstBlock(after date: CivilDate) -> DayBlock? {
    let (month, order) = (header?.month, file.settings.order)
    return dayBlocks.first { block in
      guard let other = block.entry.date, order.forbids(date, below: other) else { return false }
      return month == nil || other.yearMonth == month
    }
  }
}

extension FileAnalysis {
  /// The offset of the first of the comments that belong to the header that opens the section at `section`, or of the header.
  fileprivate func startWithComments(ofHeader section: Int) -> Int {
    var lines = [line(section: section, index: 0)]
    while let first = lines.last?.fullRange.start, first > 0, let above = line(at: first - 1),
      above.kind == .comment || above.kind == .blank
    {
      lines.append(above)
    }
    lines.reverse()
    return lines[firstAttached(above: lines.count - 1, in: lines)].textStart
  }
}
