package import W8Book
package import W8Engine

/// A logbook of what is shown: of body weights, or of another measurement in their place.
package struct MeasuredLogbook {
  private(set) var logbook: Logbook
  let quantity: DisplayedQuantity

  /// The body weights of a log, shown in `unit`.
  package init(weightsOf log: OpenedLog, in unit: MassUnit) {
    logbook = log.analysis.logbook
    quantity = .bodyWeight(in: unit)
  }

  /// The `measurements` of a log: its entries with these instead of weights, with the same span and without a goal.
  package init(_ measurements: Measurements, in log: OpenedLog) {
    let book = log.analysis.logbook
    var settings = book.settings
    (settings.goal, settings.milestones, settings.start) = (nil, [], nil)
    settings.unit = .kilogram
    let months = book.months.enumerated().map { month, log in
      let entries = log.entries.enumerated().map { index, entry in
        var entry = entry
        entry.isDeclaredUnweighed = false
        let amount = measurements.amounts[EntryReference(month: month, entry: index)]
        entry.weighIn = amount.map { WeighIn($0, writtenIn: .kilogram) }
        return entry
      }
      return MonthLog(month: log.month, contributions: [entries])
    }
    logbook = Logbook(months: months, settings: settings)
    quantity = .measurement(measurements.key, symbol: measurements.unit)
  }

  /// The same with an average over another span; itself without one.
  package func averaging(over span: Int?) -> MeasuredLogbook {
    guard let span else { return self }
    var (settings, same) = (logbook.settings, self)
    settings.averageSpan = span
    same.logbook = Logbook(months: logbook.months, settings: settings)
    return same
  }

  /// The days of `dates` that are shown: all of weights, of another measurement those that have it.
  func told(_ dates: [CivilDate]) -> [CivilDate] {
    quantity.key == nil ? dates : dates.filter { logbook.day(on: $0) != nil }
  }
}
