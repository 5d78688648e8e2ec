import W8Book
import W8Engine
import W8Syntax
package import W8Text

/// What becomes of the weekdays of a log.
package enum WeekdayChoice: String, CaseIterable, Sendable {
  case keep
  /// A day that has a date and no weekday gets one.
  case add
  /// A weekday that agrees with the date is taken away.
  case strip
}

extension FileAnalysis {
  /// The edits that follow `choice` in `lines`, counted from 0 over the whole file, in order.
  ///
  /// A line that cannot be read stays as it is, and so does a weekday that is not that of the date: one of
  /// the two is wrong, and nothing else says so.
  package func weekdayEdits(_ choice: WeekdayChoice, lines: Range<Int>) -> [TextEdit] {
    if choice == .keep { return [] }
    var edits: [TextEdit] = []
    var linesAbove = 0
    for section in sections.indices {
      let lowered = sections[section].lowered
      for entry in lowered.entries where lines.contains(linesAbove + entry.line) {
        let fileLine = line(section: section, index: entry.line)
        if let edit = fileLine.weekdayEdit(choice, entry) { edits.append(edit) }
      }
      linesAbove += lowered.tree.lines.count
    }
    return edits
  }
}

extension FileLine {
  fileprivate func weekdayEdit(_ choice: WeekdayChoice, _ entry: LoweredEntry) -> TextEdit? {
    guard !tree.lines[line].isVerbatim, let date = entry.date,
      let day = tokens.day.map(range)
    else { return nil }
    let weekday = token(.weekday).map(range)
    switch (choice, weekday) {
    case (.add, nil):
      let addition = " \(date.weekday.abbreviation)"
      // Of a longer line not all might be read.
      guard contentRange.count + addition.utf8.count <= furthestStart else { return nil }
      return TextEdit(TextRange(at: day.end), addition)
    case (.strip, let weekday?) where entry.weekday == date.weekday && weekday.start >= day.end:
      return TextEdit(TextRange(day.end, weekday.end), "")
    default: return nil
    }
  }
}
