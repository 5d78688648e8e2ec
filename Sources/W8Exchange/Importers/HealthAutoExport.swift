import JSON
import W8Engine

extension Importer {
  static let healthAutoExport = Importer(
    name: "health-auto-export", title: "Health Auto Export",
    recognition: "columns Date and Weight/Body Mass (kg) or Weight & Body Mass (lb)",
    header: { header in
      (header.has("date") || header.has("date/time")) && header.names.contains(where: namesMass)
    },
    rows: { (header, _) throws(ImportRefusal) in
      let weight = header.index { namesMass($0.lowercased()) }
      var columns = WeightColumns(
        date: header.index(of: "date/time", "date"), weight: weight,
        unit: weight.flatMap { [names = header.names] in massUnit(inHeader: names[$0]) })
      columns.fat = header.index(of: "body fat percentage (%)")
      columns.findWaist(&header)
      columns.midnightIsDay = true
      // The steps, the sleep and a hundred others of the same day.
      header.passByRest()
      return WeightRows(columns)
    })

  static let healthAutoExportJSON = Importer(
    name: "health-auto-export-json", title: "Health Auto Export's JSON",
    recognition: "a JSON object with data.metrics, among them weight_body_mass",
    recognizes: { head in
      head.firstByte == UInt8(ascii: "{") && head.contains("\"metrics\"")
        && head.contains("\"qty\"")
    },
    open: { (_, _) throws(ImportRefusal) in JSONReading(HealthMetrics()) })
}

private func namesMass(_ name: String) -> Bool {
  name.hasPrefix("weight/body mass (") || name.hasPrefix("weight & body mass (")
}

/// The metrics of a document, of which weights, shares of fat and girths of the waist are taken, numbered from 1.
private struct HealthMetrics: DocumentReading {
  private var indices: [Timestamp: Int] = [:]

  mutating func read(_ document: JSON, into log: inout ImportedLog) throws(ImportRefusal) {
    guard let metrics = (document["data"] ?? document)["metrics"]?.arrayValue else {
      throw .unreadable(line: nil, "the JSON has no data.metrics")
    }
    var number = 0
    for metric in metrics {
      let (name, unit) = (metric.text("name") ?? "", metric.text("units") ?? "")
      for point in metric["data"]?.arrayValue ?? [] {
        number += 1
        guard let kind = Kind(name) else {
          log.remark(
            number, "records other than weight, body fat and waist, ignored")
          continue
        }
        log.takeRow(number) { (log) throws(RowRefusal) in
          try take(point, number, as: kind, unit, &log)
        }
      }
    }
  }

  private enum Kind {
    case weight, fat, waist

    init?(_ name: String) {
      switch name {
      case "weight_body_mass", "body_mass", "weight": self = .weight
      case "body_fat_percentage": self = .fat
      case "waist_circumference": self = .waist
      default: return nil
      }
    }
  }

  private mutating func take(
    _ point: JSON, _ number: Int, as kind: Kind, _ unit: String, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    var stamp = try log.timestamp(point.text("date"))
    if stamp.second == 0 { stamp.second = nil }
    var weighIn = ImportedWeighIn(line: number, day: stamp.day, time: stamp.time, mass: nil)
    let quantity = point.text("qty")
    guard let value = point["qty"]?.writtenNumber else { throw .row(Reason.badWeight, quantity) }
    switch kind {
    case .weight:
      weighIn.mass = try point.mass("qty") { () throws(RowRefusal) in
        unit.isEmpty ? log.unit(nil) : try knownMassUnit(unit)
      }
      guard weighIn.mass != nil else { throw .row(Reason.badWeight, quantity) }
    case .fat:
      // Either a percentage or a part of one.
      let share = value.thousandths <= 1000 ? value.thousandths * 100 : value.thousandths
      weighIn.fatTenths = log.fat(thousandths: share, line: number, as: quantity)
      guard weighIn.fatTenths != nil else { throw .row(Reason.badFat, quantity) }
    case .waist:
      guard let girth = WrittenPair(girth: value, under: "waist", girthUnit(unit) ?? "cm") else {
        throw .row(Reason.badPair, quantity)
      }
      weighIn.pairs = [girth]
    }
    log.loseMembers(of: point, besides: ["date", "qty", "source", "units"], number)
    log.add(weighIn, at: stamp, &indices)
  }
}
