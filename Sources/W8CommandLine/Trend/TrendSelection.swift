import Primitives
import W8Analysis
import W8Engine

extension Invocation {
  /// What `trend` is asked for of a log: the logbook with the span of `--span`, and the selection
  /// with `--range`.
  func trend(of log: OpenedLog) throws(Failure) -> (logbook: Logbook, selection: Selection) {
    let logbook = log.analysis.logbook.averaging(
      over: arguments.value(of: .span).flatMap(parseSpan))
    var selection = try Selection(self)
    if let range = arguments.choice(of: .trendRange, TrendRange.self) {
      selection.narrow(to: range.days(today: try today))
    }
    return (logbook, selection)
  }
}

/// What a trend comes to.
struct TrendSummary {
  /// `12 days from 1 January 2026 to 4 February 2026: 82.9 → 79.8 kg, average ↓ 1.9 kg`; empty without
  /// days.
  var text = ""
  /// How the average changed, in kilograms and as the text has it.
  var change = 0.0
  var changeText = ""

  /// Sums up `days`, which ascend, in `unit`.
  init(of days: [DayFigures], in unit: MassUnit) {
    guard let first = days.first, let last = days.last else { return }
    let start = DecimalText.text(kilograms: first.valueKilograms, in: unit)
    let end = massText(kilograms: last.valueKilograms, in: unit)
    change = last.averageKilograms - first.averageKilograms
    changeText = changeTextWithUnit(change, in: unit)
    text =
      "\(counted(days.count, "day")) from \(first.date.words) to \(last.date.words): "
      + "\(start) → \(end), average \(changeText)"
  }
}

extension Logbook {
  /// The logbook with an average over another span; itself without one.
  fileprivate func averaging(over span: Int?) -> Logbook {
    guard let span else { return self }
    var settings = settings
    settings.averageSpan = span
    return updated(months: months, settings: settings)
  }
}
