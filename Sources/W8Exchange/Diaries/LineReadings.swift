import W8Engine

extension TextDays {
  /// Reads each line with a day, a weight, sets or a note as `conventions` and `settings` say; what they leave open names its
  /// option.
  func readings(_ conventions: SetConventions, _ settings: ImportSettings) -> [LineReading] {
    var dated = self
    dated.setYears(from: settings.year, settings.dateOrder)
    let needsYears = settings.year == nil && dayWithoutYear != nil
    let proven = days.lazy.compactMap { $0.stamp.day.provenOrder }.first
    let order = settings.dateOrder ?? (openDay == nil ? proven ?? .dayFirst : nil)
    return dated.days.filter { $0.isKept }.flatMap { day in
      let needsYear = needsYears && !day.hasYear && day.yearAbove == nil
      let date = needsYear ? "? --year YYYY" : day.reading(order)
      let own = day.rows.filter { $0.line == day.line }.map { $0.reading(conventions) }
      let head = LineReading(
        line: day.line, text: day.text, reading: ([date] + own).joined(separator: "; "))
      let below = day.rows.filter { $0.line != day.line }
      return [head]
        + below.map {
          LineReading(line: $0.line, text: $0.text, reading: $0.reading(conventions))
        }
    }
  }
}

extension TextDay {
  /// Returns the date by `order`, nil if that is open.
  fileprivate func reading(_ order: DateOrder?) -> String {
    if order == nil, case .slashed = stamp.day { return "? --date-order dmy or mdy" }
    return stamp.day.date(order ?? .dayFirst).map { "\($0)" } ?? Reason.badDate
  }
}

extension TextRow {
  fileprivate var text: String {
    switch content {
    case .weight(let weight): weight.text
    case .sets(let sets): sets.text
    case .note(let text, _, _): text
    }
  }

  fileprivate func reading(_ conventions: SetConventions) -> String {
    switch content {
    case .weight(let weight): "weight \(weight.text)"
    case .sets(let sets): sets.reading(readSets(sets.sets, conventions), conventions)
    case .note(_, let reason, _): reason.map { "not imported as sets (\($0))" } ?? "note"
    }
  }
}

extension WeightOfDay {
  fileprivate var text: String {
    var text: [UInt8] = []
    text.append(decimal: mass.thousandths)
    return String(decoding: text, as: UTF8.self) + mass.suffix
  }
}

extension TextRow.Sets {
  fileprivate func reading(_ reading: SetReading, _ conventions: SetConventions) -> String {
    if let fault = reading.fault { return "not imported as sets (\(fault))" }
    let open = SetQuestion.allCases.filter { reading.questions.contains($0) }
    guard open.isEmpty else {
      return open.map { "? \($0.option.name) \(listed($0.option.values))" }
        .joined(separator: "; ")
    }
    return "\(name): \(setsText(reading.sets, unit: conventions.unit))"
  }
}

private func listed(_ values: [String]) -> String {
  "\(values.dropLast().joined(separator: ", ")) or \(values.last ?? "")"
}

/// Returns `sets` as a log has them; loads in `unit` need no unit.
func setsText(_ sets: [ImportedSet], unit: MassUnit?) -> String {
  var text: [UInt8] = []
  for group in groups(of: sets) {
    if !text.isEmpty { text += Array(", ".utf8) }
    text.append(group: sets[group], unit: unit)
  }
  return String(decoding: text, as: UTF8.self)
}
