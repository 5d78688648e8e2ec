import JSON
import W8Analysis
import W8Engine

/// A measurement beside the weights of `log`.
struct MeasuredColumn {
  let measured: MeasuredLogbook
  /// The key under which it stands in a log.
  let key: String

  /// What people read above it: `fat %`.
  var title: String { "\(measured.quantity.title) \(measured.quantity.symbol)" }

  /// What an entry has, without its unit; empty where it has nothing.
  func text(of reference: EntryReference) -> String {
    amount(of: reference).map { DecimalText.text($0, in: .kilogram) } ?? ""
  }

  /// The columns for other programs: the value, its average and rate, and the unit.
  var fields: [Field<LogRow>] {
    [
      .mass(key, title, in: .kilogram, exactly: { amount(of: $0.reference) }),
      .mass("\(key)Average", "Avg", in: .kilogram) { figures(of: $0).averageKilograms },
      .number(
        "\(key)Rate", "Rate", shown: { figures(of: $0).rate?.text(in: .kilogram, for: .table) }
      ) {
        figures(of: $0).rate?.change.kilograms
      },
      .count("\(key)RateDays", "Days") { figures(of: $0).rate?.days },
      .text("\(key)Unit", "Unit") {
        amount(of: $0.reference).map { _ in measured.quantity.symbol }
      },
    ]
  }

  /// The JSON of what an entry has; null where it has nothing.
  func document(of row: LogRow) -> JSON {
    guard let amount = amount(of: row.reference) else { return .null }
    let figures = figures(of: row)
    return .object([
      "value": .number(amount.kilograms), "unit": .string(measured.quantity.symbol),
      "average": JSON(figures.averageKilograms) { .number($0) },
      "rate": JSON(figures.rate) { .number($0.change.kilograms) },
      "rateDays": JSON(figures.rate) { .integer($0.days) },
    ])
  }

  private func amount(of reference: EntryReference) -> Mass? {
    measured.logbook.entry(at: reference)?.countedMass
  }

  private func figures(of row: LogRow) -> RowFigures { measured.logbook.figures(of: row.reference) }
}

extension Invocation {
  /// The measurements that `--columns` asks for of a log, each once; throws where the only log has one of them not,
  /// and tells it where there are several.
  func measuredColumns(of trusted: TrustedLog) throws(Failure) -> [MeasuredColumn] {
    guard let text = arguments.value(of: .columns) else { return [] }
    var columns: [MeasuredColumn] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let key = word.lowercased()
      guard !columns.contains(where: { $0.key == key }) else { continue }
      guard let measurements = trusted.log.analysis.measurements(of: key) else {
        let error = unknownMeasurement(String(word), in: trusted.log)
        guard trusted.isOneOfSeveral else { throw .usage(error) }
        try remark("w8log: \(error.message)")
        let none = Measurements(key: key, unit: "", amounts: [:])
        columns.append(
          MeasuredColumn(measured: MeasuredLogbook(none, in: trusted.log), key: key))
        continue
      }
      columns.append(
        MeasuredColumn(measured: MeasuredLogbook(measurements, in: trusted.log), key: key))
    }
    return columns
  }
}

extension Option {
  static let columns = Option(
    name: "--columns", value: .text("KEYS"),
    summary: "show measurements too: fat,waist")
}

/// A logbook of what is shown: of body weights, or of another measurement in their place.
struct MeasuredLogbook {
  let logbook: Logbook
  let quantity: ShownQuantity

  /// The body weights of a log, shown in `unit`.
  init(weightsOf log: OpenedLog, in unit: MassUnit) {
    logbook = log.analysis.logbook
    quantity = .bodyWeight(in: unit)
  }

  /// The `measurements` of a log: its entries with these instead of weights, with the same span and without a goal.
  init(_ measurements: Measurements, in log: OpenedLog) {
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

  /// The days of `dates` that are to be told: all of weights, of another measurement those that have it.
  func told(_ dates: [CivilDate]) -> [CivilDate] {
    quantity.key == nil ? dates : dates.filter { logbook.day(on: $0) != nil }
  }
}

extension Invocation {
  /// What `--of` asks for of a log, the body weights without it.
  func measured(of log: OpenedLog) throws(Failure) -> MeasuredLogbook {
    guard let key = arguments.value(of: .measurement) else {
      return MeasuredLogbook(weightsOf: log, in: unit(of: log))
    }
    guard let measurements = log.analysis.measurements(of: key.lowercased()) else {
      throw .usage(unknownMeasurement(key, in: log))
    }
    return MeasuredLogbook(measurements, in: log)
  }

  /// Shows what `make` makes of each log; with `--of` logs without the measurement are passed over as long as
  /// one has it.
  func showMeasured(
    _ make: (OpenedLog) throws(Failure) -> any Report
  ) throws(Failure) -> ExitCode {
    guard let key = arguments.value(of: .measurement) else { return try show(make) }
    if arguments.has(.unit) { throw .usage(.conflictingOptions("--of", "--unit")) }
    var unknown: [ArgumentError] = []
    var hasFound = false
    let code = try show { (log) throws(Failure) in
      guard log.analysis.measurements(of: key.lowercased()) != nil else {
        unknown.append(unknownMeasurement(key, in: log))
        return nil
      }
      hasFound = true
      return try make(log)
    }
    if let first = unknown.first, !hasFound { throw .usage(first) }
    for error in unknown { try remark("w8log: \(error.message)") }
    return code
  }

  /// That a log has no measurement `key`, with those that there are.
  func unknownMeasurement(_ key: String, in log: OpenedLog) -> ArgumentError {
    let known = log.analysis.measurementKeys
    let remedy =
      known.isEmpty
      ? "it has none; write one behind a weight, such as `fat:18.6%`"
      : "it has \(known.listed(with: "and"))"
    return .unknownName("measurement", key, log: log.name, nearest: [], remedy: remedy)
  }
}

/// The options about measurements.
extension Option {
  static let measurement = Option(
    name: "--of", value: .text("KEY"),
    summary: "a measurement, such as fat, waist or sleep", initial: "the weight")
}
