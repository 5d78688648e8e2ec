import W8Engine

/// The sets of the latest weeks as bars, at most `width` of them, with what they show in words; nil
/// without weeks, which ascend.
///
/// A week without sets is a dot, and the tallest bar is the week with the most sets of those shown.
func weekBars(_ weeks: [WeeklySets], width: Int) -> (bars: String, words: String)? {
  guard let first = weeks.first?.week, let last = weeks.last else { return nil }
  let sets = Dictionary(weeks.map { ($0.week, $0.setCount) }, uniquingKeysWith: max)
  var shown: [ISOWeek] = []
  for back in 0..<max(width, 10) {
    guard let day = last.week.firstDay.adding(days: -7 * back) else { break }
    let week = ISOWeek(of: day)
    if week < first { break }
    shown.append(week)
  }
  let counts = shown.reversed().map { sets[$0] ?? 0 }
  let most = counts.max() ?? 0
  let bars = Array("▁▂▃▄▅▆▇█")
  let text = counts.map { count in
    count == 0 ? "·" : bars[min(max((count * bars.count - 1) / max(most, 1), 0), bars.count - 1)]
  }
  let start = shown.last ?? last.week
  let span = start == last.week ? "\(start)" : "\(start) to \(last.week)"
  return (String(text), "\(span), the most \(most), the last \(last.setCount)")
}
