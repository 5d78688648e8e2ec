import Primitives
import W8Engine

extension ExportFormat {
  /// The table of The Hacker's Diet Online: a block for each month, with every day of it.
  static let hackersDiet = ExportFormat(
    name: "hackdiet", contents: [.weights], usual: [.weights], reach: .oneLog,
    write: { log, text in
      var trend = DietTrend()
      let days = dietDays(of: log.entries, log.unit == .kilogram ? .kilogram : .pound, &text.losses)
      for (month, days) in days {
        text.write("Date,Weight,Rung,Flag,Comment\r\n")
        text.write("StartTrend,\(trend.text),\(dietCodes[log.unit] ?? 0),0,0,1.0\r\n")
        for number in 1...month.dayCount {
          guard let date = month.date(day: number) else { continue }
          let day = days[number]
          if let weight = day?.weight { trend.add(weight) }
          let weight = day?.weight.map(sixDecimals) ?? ""
          let note = day?.note ?? ""
          text.losses.addFormulas(among: [note])
          text.write("\(date),\(weight),,0,\(note.isEmpty ? "" : quotedCell(note))\r\n")
        }
      }
    })
}

/// What the table has of a day.
private struct DietDay {
  /// In kilograms or pounds; nil without one.
  let weight: Double?
  let note: String
}

/// The days of the months with entries, ascending, by their numbers.
private func dietDays(
  of entries: [ExportedEntry], _ unit: MassUnit, _ losses: inout ExportLosses
) -> [(month: YearMonth, days: [Int: DietDay])] {
  var months: [(month: YearMonth, days: [Int: DietDay])] = []
  for ofDay in entries.chunked(by: { $0.row.entry.date == $1.row.entry.date }) {
    guard let date = ofDay.first?.row.entry.date else { continue }
    if months.last?.month != date.yearMonth { months.append((date.yearMonth, [:])) }
    months[months.count - 1].days[date.day] = DietDay(of: Array(ofDay), unit, &losses)
  }
  return months
}

extension DietDay {
  /// Of several weights the last that counts is that of the day.
  init(of entries: [ExportedEntry], _ unit: MassUnit, _ losses: inout ExportLosses) {
    let weighIns = entries.compactMap { $0.row.entry.weighIn }
    let chosen = weighIns.last { !$0.isExcluded } ?? weighIns.last
    losses.add(.secondWeighIn, max(0, weighIns.count - 1))
    if chosen?.isExcluded == true { losses.add(.excludedWeight) }
    for entry in entries {
      entry.noteBesideWeight(keeping: [], &losses)
      if entry.row.entry.time != nil { losses.add(.time) }
    }
    let notes = entries.flatMap { $0.row.notes }.filter { !$0.isEmpty }
    if notes.count > 1 { losses.add(.noteLines) }
    weight = chosen?.mass.value(in: unit)
    note = notes.joined(separator: " / ")
  }
}

/// The trend of The Hacker's Diet: a tenth of the difference for each weight, the first as it is.
private struct DietTrend {
  private var value: Double?

  mutating func add(_ weight: Double) {
    value = value.map { $0 + (weight - $0) / 10 } ?? weight
  }

  /// 0 before the first weight.
  var text: String { sixDecimals(value ?? 0) }
}

/// The numbers by which the table names units; logs in stones hold pounds.
private let dietCodes: [MassUnit: Int] = [.kilogram: 0, .pound: 1, .stone: 2]
