import W8Analysis
import W8Engine
import W8Syntax

/// Which days may stand on a line, by the days and headers around it.
struct DayGap {
  /// The month of the header above.
  let month: MonthState
  /// The days that come before and after in the book's time, whatever the order of the file.
  let earlier: CivilDate?
  let later: CivilDate?
  /// The nearest entry above the line, else below it.
  let neighbour: LinePlace?

  init(_ scope: CompletionScope) {
    let (line, file) = (scope.line, scope.file)
    let lowered = line.lowered
    let isHeaderAbove = lowered.opensMonth && line.index > 0
    let header = lowered.months.last { $0.line < line.index }
    month = isHeaderAbove ? header.map { .known($0.month) } ?? .unknown : lowered.inherited.month
    let above = lowered.entries.last { $0.line < line.index && $0.date != nil }
    let below = lowered.entries.first { $0.line > line.index && $0.date != nil }
    // Of the sections below only the next is looked at: days stand near each other.
    let next = line.section + 1
    let nextDate =
      next < file.sections.count
      ? file.sections[next].lowered.entries.lazy.compactMap(\.date).first : nil
    let dateAbove = above?.date ?? lowered.inherited.previousDate
    let dateBelow = below?.date ?? nextDate
    let isOldestFirst = file.settings.order == .oldest
    earlier = isOldestFirst ? dateAbove : dateBelow
    later = isOldestFirst ? dateBelow : dateAbove
    neighbour =
      (above ?? below ?? lowered.entries.first).map {
        file.place(section: line.section, line: $0.line)
      } ?? Self.lastEntry(above: line.section, file)
  }

  private static func lastEntry(above section: Int, _ file: FileAnalysis) -> LinePlace? {
    for section in (0..<section).reversed().prefix(3) {
      if let entry = file.sections[section].lowered.entries.last {
        return file.place(section: section, line: entry.line)
      }
    }
    return nil
  }

  /// The days that may come, the likeliest first: today, and the day after the last one. None of them is in the
  /// future unless the log is.
  func days(today: CivilDate) -> [CivilDate] {
    let next = earlier?.adding(days: 1)
    return [today, next].compactMap { $0 }.filter { day in
      if let earlier, day <= earlier { return false }
      if let later, day >= later { return false }
      return day <= today || earlier.map { $0 > today } ?? false
    }
  }
}
