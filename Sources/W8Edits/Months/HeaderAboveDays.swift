import W8Book
package import W8Engine
import W8Syntax
package import W8Text

extension MonthRegion {
  /// Sets a header of `month` above the first bare day of a region that has none; nil where a day would not be of
  /// that month.
  package func header(aboveDaysOf month: YearMonth) -> TextEdit? {
    let lines = lines
    guard let first = lines.firstIndex(where: { $0.entry?.dating == .noMonth }),
      canStand(under: month, lines[first...])
    else { return nil }
    let start = firstAttached(above: first, in: lines)
    let end = lines[first].lineEnd
    let gap = start > 0 && lines[start - 1].kind != .blank ? end : ""
    return TextEdit(TextRange(at: lines[start].textStart), "\(gap)# \(month)\(end)\(end)")
  }
}

/// Whether every day among `lines` exists in `month`.
private func canStand(under month: YearMonth, _ lines: ArraySlice<LinePlace>) -> Bool {
  lines.allSatisfy { line in
    guard let entry = line.entry else { return true }
    if let date = entry.date { return date.yearMonth == month }
    guard entry.dating == .noMonth, let day = line.token(.day) else { return true }
    return month.date(day: Int(day.value)) != nil
  }
}
