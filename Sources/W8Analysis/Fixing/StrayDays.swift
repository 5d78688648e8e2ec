import Primitives
import W8Engine
import W8Syntax
import W8Text

/// The entries of a region that are dated in other months than its header, and what brings them home.
///
/// Neighbours that go to the same place have one fix, worked out for the first that asks.
final class StrayDays {
  private let region: MonthRegion
  private let blocks: [DayBlock]
  /// The index of the first block from which on all entries of the region are dated in other months.
  private let tail: Int
  private var fixes: [Int: Fix?] = [:]

  /// The stray days of the region of a finding; nil where it takes too long a look, or it is not settled whose lines
  /// stand there.
  static func of(_ scope: FixScope) -> StrayDays? {
    let region = scope.region
    if region.isLong || region.isUnsettled { return nil }
    let strays = region.looks.strays ?? StrayDays(region)
    region.looks.strays = strays
    return strays
  }

  private init(_ region: MonthRegion) {
    self.region = region
    blocks = region.dayBlocks
    tail = blocks.count - region.entries.reversed().prefix { $0.dating == .wrongMonth }.count
  }

  /// What brings the day at `place` home; nil where it is to stay.
  func fix(of place: LinePlace) -> Fix? {
    let start = place.fullRange.start
    let own = blocks.partitioningIndex { $0.place.fullRange.start >= start }
    guard own < blocks.count, blocks[own].place.fullRange.start == start else { return nil }
    if fixes[own] == nil { workOut(around: own) }
    return fixes[own] ?? nil
  }

  /// Works out the fixes of the neighbours of the block at `own` that are dated in its month.
  private func workOut(around own: Int) {
    let month = blocks[own].entry.date?.yearMonth
    var first = own
    while first > 0, blocks[first - 1].entry.date?.yearMonth == month { first -= 1 }
    let end = blocks[own...].firstIndex { $0.entry.date?.yearMonth != month } ?? blocks.count
    if let header = settingHeader(above: first) {
      for index in first..<end { fixes[index] = header }
      return
    }
    while first < end {
      let (fix, count) = moving(from: blocks[first..<end])
      for index in first..<first + count { fixes[index] = .some(fix) }
      first += count
    }
  }

  /// Sets the header of the month above the first of some neighbours, where all that follows up to the next header is
  /// dated in other months than the header above, and no header of the month stands anywhere.
  private func settingHeader(above first: Int) -> Fix? {
    let file = region.file
    guard first >= tail, let date = blocks[first].entry.date, let above = region.header?.month,
      !file.settings.order.forbids(date, below: above.firstDay),
      region.fileLooks.headers(of: file).first(of: date.yearMonth) == nil
    else { return nil }
    let (start, end) = (blocks[first].range.start, blocks[first].place.lineEnd)
    let gap = file.place(at: start - 1)?.kind == .blank ? "" : end
    return .safe(
      "Set # \(date.yearMonth) above",
      TextEdit(TextRange(at: start), "\(gap)# \(date.yearMonth)\(end)\(end)"))
  }

  /// Moves the first of `days`, all of one month, below the header of that month, or below a new one, with those below it
  /// that go to the same place; and how many the fix is for.
  private func moving(from days: ArraySlice<DayBlock>) -> (fix: Fix?, count: Int) {
    guard let first = days.first, let date = first.entry.date, isAlone(first),
      let place = DatePlace(of: date, in: region.file, region.fileLooks)
    else { return (nil, 1) }
    // Of two directives the first may count: where one goes along, a person is to look.
    let isSafe = !holds(.directive, first)
    let followers = isSafe ? days.dropFirst().prefix { follows($0, date, to: place) } : []
    let moved = [first] + followers
    let lineEnd = first.place.lineEnd
    let lines = moved.flatMap(withDay)
    var edits = moved.map { TextEdit($0.range, "") }
    let last = edits.removeLast()
    if last.range.end == place.offset {
      let text = place.text(lines, in: region.file, lineEnd, from: last.range.start)
      edits.append(TextEdit(last.range, text))
    } else {
      let text = place.text(lines, in: region.file, lineEnd)
      edits += [last, TextEdit(TextRange(at: place.offset), text)]
      edits.sort { $0.range.start < $1.range.start }
    }
    let what = moved.count > 1 ? "these \(moved.count) days" : "it"
    let target = place.missingHeader == nil ? "to" : "below a new"
    let fix = Fix(
      title: "Move \(what) \(target) # \(date.yearMonth)", isSafe: isSafe, isPreferred: isSafe,
      edits: edits)
    return (fix, moved.count)
  }

  /// Whether a block stands alone and goes where an entry of `date`, of the same month, goes.
  private func follows(_ block: DayBlock, _ date: CivilDate, to place: DatePlace) -> Bool {
    guard let other = block.entry.date, isAlone(block), !holds(.directive, block) else {
      return false
    }
    let order = region.file.settings.order
    return !order.forbids(other, below: date)
      && place.laterDate.map { order.forbids(other, below: $0) } ?? true
  }

  /// Whether no entry without a date goes along, which may get one below another header.
  private func isAlone(_ block: DayBlock) -> Bool {
    block.range.end <= block.place.sectionStart + block.place.tree.text.count
      && lines(of: block).count { $0.kind == .entry } == 1
  }

  private func holds(_ kind: LineKind, _ block: DayBlock) -> Bool {
    lines(of: block).contains { $0.kind == kind }
  }

  private func lines(of block: DayBlock) -> some Sequence<LinePlace> {
    let (file, section, tree) = (region.file, block.place.section, block.place.tree)
    let range = block.range.shifted(by: -block.place.sectionStart)
    let first = tree.line(at: max(0, range.start)) ?? 0
    return tree.lines[first...].indices.lazy
      .prefix { Int(tree.lines[$0].start) < range.end }
      .map { file.place(section: section, line: $0) }
  }

  /// The lines of a block with the day in the place of the date, each with a line end.
  private func withDay(_ block: DayBlock) -> [UInt8] {
    var lines = region.file.text.bytes(in: block.range)
    if let date = block.entry.date, let token = block.place.token(.date) {
      let day = block.place.range(of: token).shifted(by: -block.range.start)
      lines.replaceSubrange(day.start..<day.end, with: padded(date.day, to: 2).utf8)
    }
    return lines.last == .lineFeed ? lines : lines + Array(block.place.lineEnd.utf8)
  }
}
