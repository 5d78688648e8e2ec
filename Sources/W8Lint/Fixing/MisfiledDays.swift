import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

/// The entries of a region that are dated in other months than its header, and what brings them home.
///
/// Neighbors that go to the same offset have one fix, worked out for the first of them.
struct MisfiledDays {
  private let months: FileMonths
  private let region: MonthRegion
  private let blocks: [DayBlock]
  private let fixes: MonthFixes

  /// The misfiled days of the region of a finding; nil where it is uncertain whose lines stand there.
  init?(_ scope: FixScope) {
    (months, region, fixes) = (scope.months, scope.region, scope.monthFixes)
    if region.isUnresolved { return nil }
    blocks = region.dayBlocks
  }

  /// What brings the day on `fileLine` home; nil where it is to stay.
  func fix(of fileLine: FileLine) -> Fix? {
    guard let own = region.index(ofDayAt: fileLine) else { return nil }
    if fixes.ofMisfiledDays[own] == nil { workOut(around: own) }
    return fixes.ofMisfiledDays[own] ?? nil
  }

  /// Works out the fixes of the neighbors of the block at `own` that are dated in its month.
  private func workOut(around own: Int) {
    let month = blocks[own].entry.date?.yearMonth
    var first = own
    while first > 0, blocks[first - 1].entry.date?.yearMonth == month { first -= 1 }
    let end = blocks[own...].firstIndex { $0.entry.date?.yearMonth != month } ?? blocks.count
    if let header = settingHeader(above: first) {
      for index in first..<end { fixes.ofMisfiledDays[index] = header }
      return
    }
    while first < end {
      let (fix, count) = moving(from: blocks[first..<end])
      for index in first..<first + count { fixes.ofMisfiledDays[index] = .some(fix) }
      first += count
    }
  }

  /// Sets the header of the month above the first of some neighbors, where all that follows up to the next header is
  /// dated in other months than the header above, and no header of the month stands anywhere.
  private func settingHeader(above first: Int) -> Fix? {
    let file = region.file
    guard first >= region.misfiledTail, let date = blocks[first].entry.date,
      let above = region.header?.month,
      !file.settings.order.forbids(date, below: above.firstDay),
      months.headers.first(of: date.yearMonth) == nil
    else { return nil }
    return .safe(
      "Insert # \(date.yearMonth) above", region.header(of: date.yearMonth, above: blocks[first]))
  }

  /// Moves the first of `days`, all of one month, below the header of that month, or below a new one, with those below it
  /// that go to the same offset; and how many the fix is for.
  private func moving(from days: ArraySlice<DayBlock>) -> (fix: Fix?, count: Int) {
    guard let first = days.first, let date = first.entry.date, region.isAlone(first),
      let target = InsertionPoint(of: date, in: months)
    else { return (nil, 1) }
    // Of two directives the first may count: where one goes along, a person is to look.
    let isSafe = region.first(.directive, in: first) == nil
    let followers = isSafe ? days.dropFirst().prefix { follows($0, date, to: target) } : []
    let moved = [first] + followers
    let what = moved.count > 1 ? "these \(moved.count) days" : "it"
    let way = target.missingHeader == nil ? "to" : "below a new"
    let title = "Move \(what) \(way) # \(date.yearMonth)"
    let edits = DayMove(moved, of: region, to: target).edits
    return (isSafe ? .safe(title, edits) : .preferred(title, edits, if: false), moved.count)
  }

  /// Whether a block stands alone and goes where an entry of `date`, of the same month, goes.
  private func follows(_ block: DayBlock, _ date: CivilDate, to target: InsertionPoint) -> Bool {
    guard let other = block.entry.date, region.isAlone(block),
      region.first(.directive, in: block) == nil
    else { return false }
    let order = region.file.settings.order
    return !order.forbids(other, below: date)
      && target.laterDate.map { order.forbids(other, below: $0) } ?? true
  }
}
