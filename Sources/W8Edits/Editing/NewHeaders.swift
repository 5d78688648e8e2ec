import Primitives
package import W8Book
package import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// The month of the header that is missing above the entry to which `fileLine` belongs: that of its date, for
  /// a bare day today's; nil where none is missing.
  package func missingHeader(at fileLine: FileLine) -> YearMonth? {
    guard let (_, entry) = datedEntry(at: fileLine) else { return nil }
    switch entry.dating {
    case .wrongMonth: return entry.date?.yearMonth
    case .fullDate: return entry.headerMonth == nil ? entry.date?.yearMonth : nil
    case .noMonth: return today.yearMonth
    case .day, .noSuchDay, .unknownMonth, .ambiguous: return nil
    }
  }

  /// Sets the missing header above the entry to which `fileLine` belongs, and above its neighbors of the same
  /// month; what follows up to the next header gets its own where it is of other months.
  ///
  /// Refused where a day would get another date, and where a month has a header already.
  package func insertingHeader(above fileLine: FileLine) throws(EditRefusal) -> BookEdit {
    let (edits, summary) = try newHeaders(above: fileLine)
    return reshaping(files[fileLine.file], by: edits, summary)
  }

  /// The reason why no header can be set above the entry on `fileLine`; nil when one can.
  package func refusalToInsertHeader(above fileLine: FileLine) -> String? {
    refusal { () throws(EditRefusal) in try newHeaders(above: fileLine) }
  }

  private func newHeaders(
    above fileLine: FileLine
  ) throws(EditRefusal) -> (edits: [TextEdit], summary: String) {
    guard let month = missingHeader(at: fileLine), let (fileLine, entry) = datedEntry(at: fileLine)
    else {
      throw .refused("this entry is already below its month")
    }
    let months = FileMonths(files[fileLine.file])
    let region = try months.resolvedRegion(around: fileLine)
    if entry.dating == .noMonth {
      guard let edit = region.header(aboveDaysOf: month) else {
        throw .refused("not every day up to the next header exists in \(month)")
      }
      let dated = counted(
        region.entries.count { $0.dating == .noMonth }, "entry", plural: "entries")
      return ([edit], "Insert # \(month), the month of \(dated)")
    }
    let heads = try headed(region, of: months, from: fileLine)
    return (
      heads.map { region.header(of: $0.month, above: $0.block) },
      heads.count > 1 ? "Insert \(heads.count) month headers" : "Insert # \(month)"
    )
  }

  /// The days of `region` above which headers go, from the first neighbor of the entry on `fileLine` on.
  private func headed(
    _ region: MonthRegion, of months: FileMonths, from fileLine: FileLine
  ) throws(EditRefusal) -> [(block: DayBlock, month: YearMonth)] {
    let blocks = region.dayBlocks
    guard var first = region.index(ofDayAt: fileLine) else { return [] }
    let month = blocks[first].entry.date?.yearMonth
    while first > 0, blocks[first - 1].entry.date?.yearMonth == month { first -= 1 }
    let start = blocks[first].fileLine.number
    let below = region.lines.drop { $0.number < start }
    if let bare = below.first(where: { $0.kind == .entry && $0.entry?.hasFullDate != true }) {
      throw .refused("line \(bare.number) would move below it; move the entry instead")
    }
    var heads: [(block: DayBlock, month: YearMonth)] = []
    for block in blocks[first...] {
      guard let date = block.entry.date, date.yearMonth != heads.last?.month else { continue }
      let month = date.yearMonth
      if heads.contains(where: { $0.month == month })
        || months.headers.first(of: month) != nil
      {
        throw .refused("# \(month) already exists; move the entry there")
      }
      let above = heads.last?.month ?? region.header?.month
      if let above, region.file.settings.order.forbids(date, below: above.firstDay) {
        throw .refused("# \(month) should be above # \(above); move the entry instead")
      }
      heads.append((block, month))
    }
    return heads
  }
}

extension LoweredEntry {
  /// Whether the entry has its date from nothing but its own line.
  fileprivate var hasFullDate: Bool { dating == .wrongMonth || dating == .fullDate }
}
