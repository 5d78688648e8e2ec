import Primitives
import W8Engine
import W8Syntax
import W8Text

/// Where the entry of a date belongs in a file: below the header of its month, or where such a header belongs.
struct DatePlace {
  /// The offset in the file.
  let offset: Int
  /// The month whose header is missing there; nil where there is one.
  let missingHeader: YearMonth?
  /// The date of the entry below the place; nil where none of its month stands there.
  private(set) var laterDate: CivilDate?

  /// Finds the place for `date`; nil where it takes too long a look, or it is not settled whose lines stand there.
  init?(of date: CivilDate, in file: FileAnalysis, _ looks: FixLooks) {
    let section = looks.headers(of: file).first(of: date.yearMonth)
    if let target = section.map({ looks.region(openingAt: $0, in: file) }) {
      if target.isLong || target.isUnsettled { return nil }
      self.init(of: date, below: target)
    } else {
      self.init(ofHeaderFor: date, in: file, looks)
    }
  }

  /// Finds the place for `date` in the region of its month, or in one that has no header.
  init(of date: CivilDate, below region: MonthRegion) {
    missingHeader = nil
    let later = region.firstBlock(after: date)
    offset = later?.range.start ?? region.contentEnd
    laterDate = later?.entry.date
  }

  /// Finds the place for the header of the month of `date`; nil where it takes too long a look.
  init?(ofHeaderFor date: CivilDate, in file: FileAnalysis, _ looks: FixLooks) {
    missingHeader = date.yearMonth
    let next = looks.headers(of: file).first(after: date)
    guard let next = next.map({ looks.region(openingAt: $0, in: file) }) else {
      offset = file.text.byteCount
      return
    }
    guard let start = next.startWithComments else { return nil }
    offset = max(start, file.text.lengthOfByteOrderMark)
  }

  /// The text that puts `lines` at the place, in a file whose lines end in `lineEnd`.
  ///
  /// `offset`, if given, is that of another place in the file from which on all is replaced up to this one.
  func text(_ lines: [UInt8], in file: FileAnalysis, _ lineEnd: String, from offset: Int? = nil)
    -> [UInt8]
  {
    let start = offset ?? self.offset
    let isTop = start <= file.text.lengthOfByteOrderMark
    let last = isTop ? nil : file.text.bytes(in: TextRange(start - 1, start)).last
    let glue = last == nil || last == .lineFeed ? [] : Array(lineEnd.utf8)
    guard let missingHeader else { return glue + lines }
    let followsBlank = isTop || file.place(at: start - 1)?.kind == .blank
    let gap = followsBlank ? "" : lineEnd
    let behind = self.offset < file.text.byteCount ? lineEnd : ""
    let header = "\(gap)# \(missingHeader)\(lineEnd)\(lineEnd)"
    return glue + Array(header.utf8) + lines + Array(behind.utf8)
  }
}

extension MonthRegion {
  /// The first day that must not stand above one of `date`, of its month where a header opens the region.
  fileprivate func firstBlock(after date: CivilDate) -> DayBlock? {
    let order = file.settings.order
    let farthest = looks.farthestDays ?? farthestDays(order)
    looks.farthestDays = farthest
    let index = farthest.partitioningIndex { order.forbids(date, below: $0.date) }
    return index < farthest.count ? dayBlocks[farthest[index].block] : nil
  }

  private func farthestDays(_ order: WrittenOrder) -> [FarthestDay] {
    let month = header?.month
    var farthest: [FarthestDay] = []
    for (index, block) in dayBlocks.enumerated() {
      guard let date = block.entry.date, month == nil || date.yearMonth == month else { continue }
      if let last = farthest.last, !order.forbids(last.date, below: date) { continue }
      farthest.append(FarthestDay(date: date, block: index))
    }
    return farthest
  }

  /// The offset of the first of the comments that belong to the header, or of the header; nil where the region above
  /// is too long for a look.
  fileprivate var startWithComments: Int? {
    guard sections.lowerBound > 0 else { return range.start }
    let above = fileLooks.region(around: sections.lowerBound - 1, in: file)
    guard !above.isLong, let header else { return nil }
    let lines = above.lines + [header.place]
    return lines[firstAttached(above: lines.count - 1, in: lines)].textStart
  }
}
