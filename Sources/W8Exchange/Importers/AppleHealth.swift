import W8Engine

extension Importer {
  static let appleHealth = Importer(
    name: "apple-health", title: "Apple Health",
    recognition: "an element HealthData, in the file export.xml",
    recognizes: { $0.firstByte == UInt8(ascii: "<") && $0.contains("<HealthData") },
    open: { (_, _) throws(ImportRefusal) in XMLReading(HealthRecords()) })
}

/// The records of Apple Health: weights, and shares of fat that join them.
private struct HealthRecords: ElementReading {
  /// Where the weigh-ins with a start stand, by it.
  private var weighIns: [Timestamp: Int] = [:]
  private var shares: [Share] = []
  /// How deep the record stands that was taken last, as long as it is open.
  private var takenDepth: Int?

  private struct Share {
    let start: Timestamp
    let tenths: Int
    let line: Int
  }

  mutating func read(_ reader: XMLReader, into log: inout ImportedLog) throws(ImportRefusal) {
    guard reader.event == .start else { return }
    if let takenDepth, reader.depth > takenDepth { return loseElement(reader, &log) }
    takenDepth = nil
    if reader.isNamed("Record"), let type = reader.attribute("type") {
      if type.elementsEqual("HKQuantityTypeIdentifierBodyMass".utf8) {
        log.takeRow(reader.line) { (log) throws(RowRefusal) in try takeMass(reader, &log) }
      } else if type.elementsEqual("HKQuantityTypeIdentifierBodyFatPercentage".utf8) {
        log.takeRow(reader.line) { (log) throws(RowRefusal) in try takeFat(reader, &log) }
      } else {
        log.remark(reader.line, "records other than weight and body fat, ignored")
      }
    } else if reader.isNamed("Workout") {
      log.remark(reader.line, "workouts without sets, ignored")
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    for share in shares {
      if let index = weighIns[share.start], log.weighIns[index].fatTenths == nil {
        log.weighIns[index].fatTenths = share.tenths
        log.weighIns[index].lines.append(share.line)
      } else {
        log.weighIns.append(
          ImportedWeighIn(
            line: share.line, day: share.start.day, time: share.start.time, mass: nil,
            fatTenths: share.tenths))
      }
    }
  }

  private mutating func takeMass(
    _ reader: XMLReader, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    let start = try start(reader)
    let written = reader.attribute("unit").map { unescaped($0) } ?? ""
    let unit = written.isEmpty ? nil : try knownMassUnit(written)
    guard let number = readNumber(reader.attribute("value") ?? []), number.thousandths > 0,
      number.suffix.isEmpty,
      let mass = ImportedMass(thousandths: number.thousandths, unit: log.unit(unit))
    else { throw .row(Reason.badWeight, reader.attribute("value").map { unescaped($0) }) }
    if weighIns[start] == nil { weighIns[start] = log.weighIns.count }
    log.weighIns.append(
      ImportedWeighIn(line: reader.line, day: start.day, time: start.time, mass: mass))
    loseAttributes(reader, &log)
  }

  private mutating func takeFat(_ reader: XMLReader, _ log: inout ImportedLog) throws(RowRefusal) {
    let start = try start(reader)
    guard let number = readNumber(reader.attribute("value") ?? []), number.suffix.isEmpty,
      0...100_000 ~= number.thousandths
    else { throw .row(Reason.badFat, reader.attribute("value").map { unescaped($0) }) }
    // A share of one and less is a fraction.
    let isFraction = number.thousandths <= 1000
    let tenths = isFraction ? number.thousandths : (number.thousandths + 50) / 100
    guard 10...600 ~= tenths else {
      throw .row(Reason.badFat, reader.attribute("value").map { unescaped($0) })
    }
    shares.append(Share(start: start, tenths: tenths, line: reader.line))
    loseAttributes(reader, &log)
  }

  /// Tells what else stands in a record that is taken; when it was written down is passed by.
  private mutating func loseAttributes(_ reader: XMLReader, _ log: inout ImportedLog) {
    takenDepth = reader.depth
    let known: [StaticString] = ["type", "unit", "value", "startDate", "endDate", "creationDate"]
    for name in reader.attributes(besides: known) {
      log.lose(reader.line, "the attribute \"\(name.prefix(longestName))\"")
    }
    if let end = reader.attribute("endDate"), end != reader.attribute("startDate") {
      log.lose(reader.line, Reason.otherEnd, unescaped(end))
    }
  }

  /// Tells what stands below a record that is taken.
  private func loseElement(_ reader: XMLReader, _ log: inout ImportedLog) {
    guard reader.attribute("value").map(holdsValue) ?? true else { return }
    let name = reader.attribute("key").map { unescaped($0) } ?? reader.nameText
    log.lose(reader.line, "the metadata \"\(name.prefix(longestName))\"")
  }

  private func start(_ reader: XMLReader) throws(RowRefusal) -> Timestamp {
    guard let text = reader.attribute("startDate"), let stamp = readTimestamp(text) else {
      throw .row(Reason.badDate, reader.attribute("startDate").map { unescaped($0) })
    }
    return stamp
  }
}
