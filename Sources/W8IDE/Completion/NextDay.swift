import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Lint
import W8Syntax

extension CompletionProvider {
  /// The day that opens an entry: `05 Mon` below a header, `2026-01-05 Mon` where the log has none.
  static let nextDay = CompletionProvider { scope in
    let line = scope.line
    guard line.isAtMargin, line.tokens.isEmpty || line.isFirstWordOpen(.entry, .unknown) else {
      return []
    }
    let gap = DayGap(scope)
    return (gap.days(today: scope.analysis.today) + typedDay(line, gap)).compactMap { day in
      guard let text = gap.text(of: day, in: scope) else { return nil }
      var candidate = CompletionCandidate(
        .date, text, text: text + blanks(behind: text, gap, line), in: line.word,
        detail: day == scope.analysis.today ? "today" : day.words)
      candidate.filter = text
      return candidate
    }
  }
}

extension CursorLine {
  /// Whether the cursor stands in the first word of the line, which no blank comes before.
  var isAtMargin: Bool {
    !bytes[..<column].contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Whether a single word ends at the cursor, on a line of one of `kinds`.
  func isFirstWordOpen(_ kinds: LineKind...) -> Bool {
    tokens.count == 1 && open != nil && kinds.contains(kind)
  }
}

extension DayGap {
  /// The entry of `day` as far as it is known; nil where a bare day would be of another month, and where headers stand
  /// only further below.
  func text(of day: CivilDate, in scope: CompletionScope) -> String? {
    let weekday = hasWeekdays ? " " + day.weekday.abbreviation : ""
    switch month {
    case .known(let month):
      return month == day.yearMonth ? padded(day.day, to: 2) + weekday : nil
    case .unknown: return "\(day)" + weekday
    case .none:
      let next = scope.line.section + 1
      let isAboveHeaders =
        next < scope.file.sections.count && scope.file.sections[next].lowered.opensMonth
      return isAboveHeaders ? nil : "\(day)" + weekday
    }
  }

  /// Whether the entries around have weekdays; the first one gets one.
  private var hasWeekdays: Bool { neighbor?.entry.map { $0.weekday != nil } ?? true }

  /// The number of digits that stand before the point in the weight beside; two where there is none.
  fileprivate var wholeDigits: Int {
    guard let neighbor, let weight = neighbor.token(.weight) else { return 2 }
    return neighbor.string(of: weight).utf8.prefix(while: isDigit).count
  }
}

/// The day whose number is written before the cursor, below a header.
private func typedDay(_ line: CursorLine, _ gap: DayGap) -> [CivilDate] {
  guard case .known(let month) = gap.month, let open = line.open, open.kind == .day else {
    return []
  }
  return [month.date(day: Int(open.value))].compactMap { $0 }
}

/// The blanks between a day and its weight, where nothing else stands on the line.
private func blanks(behind text: String, _ gap: DayGap, _ line: CursorLine) -> String {
  guard line.isBlank(from: line.word.upperBound) else { return "" }
  let gapOfColumns = 2 + max(0, 3 - gap.wholeDigits)
  let isBare = !text.utf8.contains(UInt8(ascii: " "))
  return String(repeating: " ", count: gapOfColumns + (isBare ? 4 : 0))
}

/// Which days may stand on a line, by the days and headers around it.
struct DayGap {
  /// The month of the header above.
  let month: MonthState
  /// The days that come before and after in the book's time, whatever the order of the file.
  let earlier: CivilDate?
  let later: CivilDate?
  /// The nearest entry above the line, else below it.
  let neighbor: FileLine?

  init(_ scope: CompletionScope) {
    let (line, file) = (scope.line, scope.file)
    let lowered = line.lowered
    let isHeaderAbove = lowered.opensMonth && line.index > 0
    let header = lowered.months.last { $0.line < line.index }
    month = isHeaderAbove ? header.map { .known($0.month) } ?? .unknown : lowered.inherited.month
    let above = lowered.entries.last { $0.line < line.index && $0.date != nil }
    let below = lowered.entries.first { $0.line > line.index && $0.date != nil }
    // Of the sections below only the next is read: days stand near each other.
    let next = line.section + 1
    let nextDate =
      next < file.sections.count
      ? file.sections[next].lowered.entries.lazy.compactMap { $0.date }.first : nil
    let dateAbove = above?.date ?? lowered.inherited.previousDate
    let dateBelow = below?.date ?? nextDate
    let isOldestFirst = file.settings.order == .oldest
    earlier = isOldestFirst ? dateAbove : dateBelow
    later = isOldestFirst ? dateBelow : dateAbove
    neighbor =
      (above ?? below ?? lowered.entries.first).map {
        file.line(section: line.section, index: $0.line)
      } ?? Self.lastEntry(above: line.section, file)
  }

  private static func lastEntry(above section: Int, _ file: FileAnalysis) -> FileLine? {
    for section in (0..<section).reversed().prefix(3) {
      if let entry = file.sections[section].lowered.entries.last {
        return file.line(section: section, index: entry.line)
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

extension CompletionProvider {
  /// The weekday of the date, directly behind it.
  static let weekdayOfDay = CompletionProvider { scope in
    let line = scope.line
    guard line.kind == .entry, line.closed.count == 1, !line.isInProse,
      line.mayBecome(.weekday), line.index < line.lowered.tree.lines.count,
      let date = scope.file.line(section: line.section, index: line.index).entry?.date
    else { return [] }
    return [
      CompletionCandidate(.weekday, date.weekday.abbreviation, in: line.word, detail: date.words)
    ]
  }
}
