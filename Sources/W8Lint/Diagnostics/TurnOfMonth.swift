import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

/// Days at the end of a region that are of the month after its header, or before it where the newest come first.
///
/// They begin where days fall back from the end of a month to the start of one, or where the weekdays that are written are
/// those of that month only.
struct TurnOfMonth {
  /// The days, by their indices in `dayBlocks`.
  let days: Range<Int>
  /// Sets the header of their month above; nil where the book has that month, or a day or its weekday would be none of it.
  let fix: Fix?

  /// Looks for the first such days; nil where there are none, or it is uncertain whose lines stand there.
  init?(_ region: MonthRegion, among months: FileMonths, _ analysis: Analysis) {
    guard !region.isUnresolved, let header = region.header?.month else { return nil }
    let order = region.file.settings.order
    guard let month = header.adding(months: order == .oldest ? 1 : -1),
      let days = TurningDays(region.dayBlocks.map { $0.entry }, month, order).found
    else { return nil }
    self.days = days
    let (blocks, first) = (region.dayBlocks, region.dayBlocks[days.lowerBound])
    let isKnown =
      analysis.logbook.index(of: month) != nil
      || months.headers.first(of: month) != nil
    // Who has written no day of the future so far has not begun with that.
    let isAhead = month.firstDay > analysis.today && header.firstDay <= analysis.today
    let fits =
      blocks[days.lowerBound - 1].entry.dating == .day
      && blocks[days].allSatisfy { $0.entry.fits(month) }
    let next = days.upperBound < blocks.count ? nil : region.dateBelow
    let last = blocks[days.upperBound - 1].entry.date.flatMap { month.date(day: $0.day) }
    let isBelowInOrder =
      next.flatMap { next in last.map { !order.forbids(next, below: $0) } } ?? true
    fix =
      fits && !isKnown && !isAhead && isBelowInOrder
      ? .preferred("Insert # \(month) above", region.header(of: month, above: first)) : nil
  }
}

/// Looks through days below one header for those of another month.
private struct TurningDays {
  private let entries: [LoweredEntry]
  private let month: YearMonth
  private let order: WrittenOrder

  init(_ entries: [LoweredEntry], _ month: YearMonth, _ order: WrittenOrder) {
    (self.entries, self.month, self.order) = (entries, month, order)
  }

  var found: Range<Int>? {
    if let first = entries.indices.first(where: turns) {
      return first..<(entries.indices.first { $0 > first && turns($0) } ?? entries.count)
    }
    let known = entries.indices.last { !entries[$0].fits(month) || !entries[$0].hasOtherWeekday }
    guard let known, known + 1 < entries.count else { return nil }
    // A weekday alone may be a slip.
    let isSure = known + 2 < entries.count || isOutOfOrder(known + 1)
    return isSure ? known + 1..<entries.count : nil
  }

  /// Whether days go from the end of a month to the start of one at `index`, where no weekday says that they do not.
  private func turns(_ index: Int) -> Bool {
    guard index > 0, isOutOfOrder(index), !entries[index].hasOwnWeekday,
      let above = entries[index - 1].date?.day, let day = entries[index].date?.day
    else { return false }
    return max(above, day) >= 28 && min(above, day) <= 3
  }

  private func isOutOfOrder(_ index: Int) -> Bool {
    guard let above = entries[index - 1].date, let date = entries[index].date else { return false }
    return order.forbids(date, below: above)
  }
}

extension LoweredEntry {
  /// Whether the day would stand below a header of `month`, on the weekday written.
  func fits(_ month: YearMonth) -> Bool {
    guard dating == .day || dating == .noSuchDay, let bareDay,
      let there = month.date(day: Int(bareDay))
    else { return false }
    return weekday ?? there.weekday == there.weekday
  }

  fileprivate var hasOwnWeekday: Bool { weekday != nil && weekday == date?.weekday }
  /// Whether a weekday is written that is not that of the date.
  var hasOtherWeekday: Bool { date != nil && weekday != nil && weekday != date?.weekday }
}

extension FixScope {
  /// The turn of a month in the region of the finding.
  var turn: TurnOfMonth? {
    let fixes = monthFixes
    if let known = fixes.turn { return known }
    let found = TurnOfMonth(region, among: months, analysis)
    fixes.turn = .some(found)
    return found
  }

  /// The same, where the day of the finding is of the other month.
  var ownTurn: TurnOfMonth? {
    guard let turn, let own = region.index(ofDayAt: fileLine), turn.days.contains(own) else {
      return nil
    }
    return turn
  }
}
