import Primitives
import W8Analysis
import W8Engine

extension Invocation {
  /// What `trend` is asked for of a log: the logbook of what `--of` names with the span of `--span`, and the
  /// selection with `--range`.
  func trend(
    of log: OpenedLog
  ) throws(Failure) -> (logbook: Logbook, quantity: ShownQuantity, selection: Selection) {
    let measured = try measured(of: log)
    let logbook = measured.logbook.averaging(over: arguments.value(of: .span).flatMap(parseSpan))
    var selection = try Selection(self)
    if let range = arguments.choice(of: .trendRange, TrendRange.self) {
      selection.narrow(to: range.days(today: try today))
    }
    return (logbook, measured.quantity, selection)
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

  /// Sums up `days`, which ascend, of `quantity`.
  init(of days: [DayFigures], _ quantity: ShownQuantity) {
    guard let first = days.first, let last = days.last else { return }
    let start = quantity.number(kilograms: first.valueKilograms)
    let end = quantity.text(kilograms: last.valueKilograms)
    change = last.averageKilograms - first.averageKilograms
    changeText = quantity.change(kilograms: change)
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
    return Logbook(months: months, settings: settings)
  }
}
