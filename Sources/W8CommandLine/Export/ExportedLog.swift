import W8Analysis
import W8Engine
import W8Syntax

/// What of a log is to go out.
struct ExportedLog {
  /// The unit of weights: that of the log, or of `--unit`.
  let unit: MassUnit
  /// The unit of loads, a kilogram or a pound.
  let loadUnit: MassUnit
  /// What is asked for.
  let plan: ExportPlan
  /// What errors have taken from it.
  let leftOut: LeftOut
  /// The selected entries, ascending.
  let entries: [ExportedEntry]
  /// Their sessions in the order in which they took place; none unless sets are asked for.
  let sessions: [ExportedSession]

  /// What `selection` chooses of a log.
  init(
    _ trusted: TrustedLog, _ selection: Selection, _ invocation: Invocation, _ plan: ExportPlan
  ) {
    let log = trusted.log
    unit = invocation.unit(of: log)
    loadUnit = invocation.loadUnit(of: log)
    self.plan = plan
    leftOut = trusted.leftOut
    var reader = LogRowReader(log)
    let rows = selection.rows(of: log.analysis.logbook).compactMap { reader.row(of: $0) }
    let measurements = ExportedMeasurements(log.analysis)
    entries = rows.map { ExportedEntry(row: $0, measurements: measurements.all(of: $0)) }
    guard plan.contents.contains(.sets) else {
      sessions = []
      return
    }
    var sessions = ExportedSessionReader(log, selection)
    self.sessions = rows.flatMap { sessions.sessions(of: $0) }
  }

  /// Notes what of the log the chosen rows are not about, unless that was the wish, and the texts that a spreadsheet
  /// would take for formulas: an app wants them as they are.
  func noteOtherContents(_ losses: inout ExportLosses) {
    let texts =
      plan.contents.contains(.sets)
      ? sessions.flatMap { session in
        [session.title ?? ""] + session.notes
          + session.exercises.flatMap { [$0.name] + $0.notes }
      } : entries.flatMap(\.row.notes)
    losses.add(.formula, texts.count(where: isTakenForFormula))
    guard !plan.isChosen else { return }
    if !plan.contents.contains(.sets) {
      losses.add(.sessions, entries.reduce(0) { $0 + $1.row.entry.sessionCount })
    }
    if !plan.contents.contains(.weights) {
      losses.add(.weighIns, entries.count { $0.row.entry.weighIn != nil })
    }
  }
}

/// An entry with what is measured on it.
struct ExportedEntry {
  let row: LogRow
  /// The `key:value` of its line, in order.
  let measurements: [ExportedMeasurement]

  /// The share of fat in percent; nil where none is written that can be read.
  var fat: Double? { amount(of: "fat") }

  /// The first amount under `key`; nil where there is none that can be read.
  func amount(of key: String) -> Double? {
    measurements.first { $0.key == key && $0.amount != nil }?.amount
  }
}

/// A `key:value` of an entry.
struct ExportedMeasurement {
  /// The key in lower case.
  let key: String
  /// The value as it is written, without quotes.
  let written: String
  /// `key:value` as it is written, with its quotes where it has any.
  let pair: String
  /// What it says in `unit`; nil where it is one of the user's own or cannot be read.
  let amount: Double?
  /// The unit of the amount; nil without one.
  let unit: String?
}

/// The measurements of a book, by their keys.
private struct ExportedMeasurements {
  private let byKey: [String: Measurements]

  init(_ analysis: Analysis) {
    byKey = Dictionary(
      analysis.measurementKeys.compactMap { key in
        analysis.measurements(of: key).map { (key, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  func all(of row: LogRow) -> [ExportedMeasurement] {
    let place = row.place.line
    var known: Set<String> = []
    return place.tree.pairs(ofLine: place.line).map { pair in
      let measured = known.insert(pair.key).inserted ? byKey[pair.key] : nil
      let amount = measured?.amounts[row.reference]
      return ExportedMeasurement(
        key: pair.key, written: place.tree.string(place.tree.contentRange(of: pair)),
        pair: "\(pair.key):\(place.tree.string(pair.valueRange))",
        amount: amount?.kilograms, unit: amount == nil ? nil : measured?.unit)
    }
  }
}
