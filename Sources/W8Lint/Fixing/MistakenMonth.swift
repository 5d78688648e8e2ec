import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

/// A header that no weekday below it fits, while all of them fit the same month of a year beside it, or a month beside it.
struct MistakenMonth {
  let header: LoweredMonth
  /// The months that every day fits, the likelier first.
  let fitting: [YearMonth]
  /// The first day below that does not exist in the month of the header.
  let missingDay: UInt8?

  /// Looks at the header of a section; nil where two weekdays at least do not speak against it, or one for it.
  init?(_ lowered: LoweredSection) {
    guard let header = lowered.months.first, lowered.months.count == 1,
      let first = lowered.entries.first(where: { $0.weekday != nil }), first.speaksAgainstHeader
    else { return nil }
    let dated = lowered.entries.filter { $0.weekday != nil }
    guard dated.contains(where: { $0.bareDay != first.bareDay }),
      dated.allSatisfy({ $0.speaksAgainstHeader })
    else { return nil }
    self.header = header
    fitting = [12, -12, 1, -1].compactMap { header.month.adding(months: $0) }
      .filter { month in lowered.entries.allSatisfy { $0.fits(month) } }
    if fitting.isEmpty { return nil }
    missingDay = lowered.entries.first { $0.dating == .noSuchDay }?.bareDay
  }

  /// What is reported at the header.
  var message: String {
    let months = fitting.map { "# \($0)" }.joined(separator: " or ")
    if let missingDay {
      return
        "\(header.month) has no day \(missingDay), but all days below fit \(months); correct the month"
    }
    return "all weekdays below fit \(months), and none fits # \(header.month); correct the month"
  }
}

extension LoweredEntry {
  /// Whether the day does not exist in the month of the header, or is on another weekday there.
  fileprivate var speaksAgainstHeader: Bool { hasOtherWeekday || dating == .noSuchDay }
}

extension SectionScope {
  /// The header of the section if it is wrong, unless a comment ignores a weekday below it.
  var mistakenMonth: MistakenMonth? {
    guard let mistaken = MistakenMonth(lowered) else { return nil }
    let ignoresAny = lowered.entries.contains {
      lowered.ignores(.weekdayMismatch, line: $0.line)
    }
    return ignoresAny ? nil : mistaken
  }
}

extension FixScope {
  /// The months that a header may have meant which fits no weekday below it: those of which the book has no day yet, and
  /// none is to come. The only one that stands in order is preferred.
  var otherHeaders: [Fix] {
    let region = region
    guard let mistaken = MistakenMonth(fileLine.lowered),
      let header = region.header
    else { return [] }
    let title = header.fileLine.token(.title).map(header.fileLine.string) ?? ""
    let named = WrittenMonth.exactName(title.prefix { $0 != " " && $0 != "\t" })
    let order = file.settings.order
    let free = mistaken.fitting.filter { month in
      (named == nil || named == month.month) && region.fits(month)
        && analysis.logbook.index(of: month) == nil && months.headers.first(of: month) == nil
    }
    let above = region.entries.first?.previousDate
    let standing = free.filter { month in
      let dates = region.entries.compactMap { $0.bareDay.flatMap { month.date(day: Int($0)) } }
      guard let first = dates.first, let last = dates.last else { return false }
      return dates.allSatisfy { $0 <= analysis.today }
        && above.map { !order.forbids(first, below: $0) } ?? true
        && region.dateBelow.map { !order.forbids($0, below: last) } ?? true
    }
    return free.map { month in
      .preferred(
        "Write # \(month)", replacing(with: month.description), if: standing == [month])
    }
  }
}
