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
    let (month, order) = (date.yearMonth, file.settings.order)
    let headers = looks.headers(of: file)
    guard let target = headers.first(of: month).map({ looks.region(openingAt: $0, in: file) })
    else {
      missingHeader = month
      let next = headers.first(after: date).map { looks.region(openingAt: $0, in: file) }
      guard let next else {
        offset = file.text.byteCount
        return
      }
      guard let start = next.startWithComments else { return nil }
      offset = max(start, file.text.lengthOfByteOrderMark)
      return
    }
    guard !target.isLong, !target.isUnsettled else { return nil }
    let later = target.dayBlocks.first { block in
      block.entry.date.map { $0.yearMonth == month && order.forbids(date, below: $0) } ?? false
    }
    offset = later?.range.start ?? target.contentEnd
    laterDate = later?.entry.date
    missingHeader = nil
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
  /// The offset of the first of the comments that belong to the header, or of the header; nil where the region above
  /// is too long for a look.
  fileprivate var startWithComments: Int? {
    guard sections.lowerBound > 0 else { return range.start }
    let above = MonthRegion(around: sections.lowerBound - 1, in: file, fileLooks)
    guard !above.isLong, let header else { return nil }
    let lines = above.lines + [header.place]
    return lines[firstAttached(above: lines.count - 1, in: lines)].textStart
  }
}
