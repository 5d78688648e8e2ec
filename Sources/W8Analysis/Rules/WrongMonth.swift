import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let wrongMonth = Rule(
    8108, "wrong-month", .warning, .day,
    Explanation(
      finds: "A full date in another month than the header above it.",
      harm: """
        The entry counts on the date that is written, but a reader of the file goes by the header; \
        one of the two may be wrong.
        """,
      example: """
        # 2026-01

        31 Sat   81.0
        2026-02-01 Sun   80.9
        """,
      instead: """
        # 2026-01

        31 Sat   81.0

        # 2026-02

        01 Sun   80.9
        """),
    .section { scope, findings in
      for entry in scope.lowered.entries where entry.dating == .wrongMonth {
        guard let date = entry.date, let month = entry.headerMonth else { continue }
        findings.report(
          line: entry.line, scope.dayRange(entry), "\(date) stands under the header # \(month)")
      }
    },
    fixes: { scope in
      guard let entry = scope.place.entry, let date = entry.date, let header = entry.headerMonth
      else { return [] }
      let stray = Strays(scope, date)
      var fixes = [stray?.settingHeader ?? stray?.moving].compactMap { $0 }
      if let here = header.date(day: date.day) {
        let title = "Write \(padded(date.day, to: 2)), the day of \(header)"
        fixes.append(.possible(title, scope.replacing(with: padded(here.day, to: 2))))
      }
      return fixes
    })
}

/// An entry below the header of another month, among the entries of its region.
private struct Strays {
  private let scope: FixScope
  private let date: CivilDate
  private let region: MonthRegion
  private let blocks: [DayBlock]
  /// The index of the entry among the blocks.
  private let own: Int

  /// Nil where it takes too long a look, or it is not settled whose lines stand there.
  init?(_ scope: FixScope, _ date: CivilDate) {
    region = scope.region
    if region.isLong || region.isUnsettled { return nil }
    blocks = region.dayBlocks
    let place = scope.place.contentRange
    guard let own = blocks.firstIndex(where: { $0.place.contentRange == place }) else { return nil }
    (self.scope, self.date, self.own) = (scope, date, own)
  }

  /// Sets the header of the month above the entry and its neighbours of that month, where all that follows up to
  /// the next header is dated in other months than the header above, and no header of the month stands anywhere.
  ///
  /// It is the same fix for each of the neighbours.
  var settingHeader: Fix? {
    let (entries, file) = (region.entries, scope.file)
    var first = own
    while first > 0, blocks[first - 1].entry.date?.yearMonth == date.yearMonth { first -= 1 }
    guard let above = region.header?.month, let entry = entries.firstIndex(of: blocks[first].entry),
      entries[entry...].allSatisfy({ $0.dating == .wrongMonth }),
      !file.settings.order.forbids(date, below: above.firstDay),
      file.firstRegion(where: { $0 == date.yearMonth }) == nil
    else { return nil }
    let (start, end) = (blocks[first].range.start, scope.lineEnd)
    let gap = file.place(at: start - 1)?.kind == .blank ? "" : end
    return .safe(
      "Set # \(date.yearMonth) above",
      TextEdit(TextRange(at: start), "\(gap)# \(date.yearMonth)\(end)\(end)"))
  }

  /// Moves the entry below the header of its month, or below a new one, with those below it that go to the same place.
  var moving: Fix? {
    guard isAlone(blocks[own]), let place = DatePlace(of: date, in: scope.file) else { return nil }
    let moved = blocks[own...].prefix { $0.entry == blocks[own].entry || follows($0, to: place) }
    let lines = moved.flatMap(withDay)
    var edits = moved.map { TextEdit($0.range, "") }
    let last = edits.removeLast()
    if last.range.end == place.offset {
      let text = place.text(lines, in: scope.file, scope.lineEnd, from: last.range.start)
      edits.append(TextEdit(last.range, text))
    } else {
      let text = place.text(lines, in: scope.file, scope.lineEnd)
      edits += [last, TextEdit(TextRange(at: place.offset), text)]
      edits.sort { $0.range.start < $1.range.start }
    }
    let isNew = place.missingHeader != nil
    let title = isNew ? "Move it below a new # \(date.yearMonth)" : "Move it to # \(date.yearMonth)"
    // Of two directives the first may count: where one goes along, a person is to look.
    let isSafe = !holds(.directive, blocks[own])
    return Fix(title: title, isSafe: isSafe, isPreferred: isSafe, edits: edits)
  }

  /// Whether a block stands alone, is of the same month, and goes where this entry goes.
  private func follows(_ block: DayBlock, to place: DatePlace) -> Bool {
    guard let other = block.entry.date, other.yearMonth == date.yearMonth, isAlone(block),
      !holds(.directive, block)
    else { return false }
    let order = scope.file.settings.order
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
    let (section, tree) = (block.place.section, block.place.tree)
    let range = block.range.shifted(by: -block.place.sectionStart)
    let first = tree.line(at: max(0, range.start)) ?? 0
    return tree.lines[first...].indices.lazy
      .prefix { Int(tree.lines[$0].start) < range.end }
      .map { scope.file.place(section: section, line: $0) }
  }

  /// The lines of a block with the day in the place of the date, each with a line end.
  private func withDay(_ block: DayBlock) -> [UInt8] {
    var lines = scope.file.text.bytes(in: block.range)
    if let date = block.entry.date, let token = block.place.token(.date) {
      let day = block.place.range(of: token).shifted(by: -block.range.start)
      lines.replaceSubrange(day.start..<day.end, with: padded(date.day, to: 2).utf8)
    }
    return lines.last == .lineFeed ? lines : lines + Array(scope.lineEnd.utf8)
  }
}
