import W8Book
import W8Engine
import W8Reports

extension Invocation {
  /// The measurements that `--columns` asks for of a log, each once; throws where the only log has one of them not,
  /// and tells it where there are several.
  func measuredColumns(of trusted: TrustedLog) throws(Failure) -> [MeasuredLogbook] {
    guard let text = arguments.value(of: .columns) else { return [] }
    var columns: [MeasuredLogbook] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let key = word.lowercased()
      guard !columns.contains(where: { $0.key == key }) else { continue }
      guard let measurements = trusted.log.analysis.measurements(of: key) else {
        let error = unknownMeasurement(String(word), in: trusted.log)
        guard trusted.isOneOfSeveral else { throw .usage(error) }
        try remark("w8log: \(error.message)")
        let none = Measurements(key: key, unit: "", amounts: [:])
        columns.append(MeasuredLogbook(none, in: trusted.log))
        continue
      }
      columns.append(MeasuredLogbook(measurements, in: trusted.log))
    }
    return columns
  }

  /// What `--of` asks for of a log, the body weights without it.
  func measured(of log: OpenedLog) throws(ArgumentError) -> MeasuredLogbook {
    guard let key = arguments.value(of: .measurement) else {
      let unit = arguments.choice(of: .unit, massUnits)
      return MeasuredLogbook(weightsOf: log, in: unit ?? log.analysis.logbook.settings.unit)
    }
    guard let measurements = log.analysis.measurements(of: key.lowercased()) else {
      throw unknownMeasurement(key, in: log)
    }
    return MeasuredLogbook(measurements, in: log)
  }

  /// That a log has no measurement `key`, with those that there are.
  func unknownMeasurement(_ key: String, in log: OpenedLog) -> ArgumentError {
    let known = log.analysis.measurementKeys
    let remedy =
      known.isEmpty
      ? "the log has no measurements; write one after a weight, such as `fat:18.6%`"
      : "the log has \(known.listed(with: "and"))"
    return .unknownName("measurement", key, log: log.name, nearest: [], remedy: remedy)
  }
}

extension Option {
  static let measurement = Option(
    name: "--of", value: .text("KEY"),
    summary: "measurement to show: fat, waist, sleep", initial: "weight")
  static let columns = Option(
    name: "--columns", value: .text("KEYS"),
    summary: "also show these measurements: fat,waist")
}
