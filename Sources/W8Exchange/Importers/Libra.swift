import Primitives
import W8Engine

extension Importer {
  static let libra = Importer(
    name: "libra", title: "Libra",
    recognition: "a line #date;weight and a line #Units:kg or #Units:lbs",
    recognizes: { $0.rows.contains { $0.has("#date", "weight") && $0.liftColumn == nil } },
    open: { (_, _) throws(ImportRefusal) in TextReading(LibraLines()) })
}

/// The lines of Libra: a weigh-in each, but for those with `#`. Nothing is ever quoted there.
private struct LibraLines: TextLineReading {
  private var header = TableHeader([])
  private var (date, weight, fat, note): (Int?, Int?, Int?, Int?)
  private var unit: MassUnit?
  private var unused: [(index: Int, name: String)] = []

  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    guard line.contains(where: { !isBlankByte($0) }) else { return }
    if line.first == UInt8(ascii: "#") {
      readComment(decodedText(line).text.lowercased())
    } else {
      log.takeRow(number) { (log) throws(RowRefusal) in try take(line, number, &log) }
    }
  }

  private mutating func readComment(_ text: String) {
    let parts = text.dropFirst().split(separator: ":", maxSplits: 1)
    if parts.count == 2, parts[0] == "units" {
      unit = massUnit(String(parts[1].filter { $0 != " " }))
    } else if text.hasPrefix("#date;") {
      header = TableHeader(
        text.dropFirst().split(separator: ";", omittingEmptySubsequences: false).map(String.init))
      date = header.index(of: "date")
      weight = header.index(of: "weight")
      fat = header.index(of: "body fat")
      note = header.index(of: "log", "comments")
      header.passBy("weight trend", "body fat trend", "muscle mass trend")
      unused = header.unusedColumns
    }
  }

  private func take(
    _ line: ArraySlice<UInt8>, _ number: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    // What people write stands in the last column and may hold every sign.
    let cells = line.split(
      separator: UInt8(ascii: ";"), maxSplits: max(0, header.names.count - 1),
      omittingEmptySubsequences: false)
    func cell(_ index: Int?) -> ArraySlice<UInt8> {
      index.flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? []
    }
    guard let stamp = readTimestamp(cell(date)) else {
      throw .row(Reason.badDate, decodedText(cell(date)).text)
    }
    let here = log.moment(stamp)
    var mass: ImportedMass?
    if holdsValue(cell(weight)) {
      guard let written = readNumber(cell(weight)), written.thousandths > 0, written.suffix.isEmpty
      else { throw .row(Reason.badWeight, decodedText(cell(weight)).text) }
      mass = ImportedMass(thousandths: written.thousandths, unit: log.unit(unit))
      guard mass != nil else { throw .row(Reason.badWeight, decodedText(cell(weight)).text) }
    }
    var weighIn = ImportedWeighIn(line: number, day: here.day, time: here.time, mass: mass)
    weighIn.mayBePlaceholder = mass != nil && here.time?.minutes == 0
    if holdsValue(cell(fat)) {
      let written = decodedText(cell(fat)).text
      if let share = readNumber(cell(fat)) {
        weighIn.fatTenths = log.fat(thousandths: share.thousandths, line: number, as: written)
      } else {
        log.lose(number, Reason.badFat, written)
      }
    }
    let (text, isUTF8) = decodedText(cell(note))
    if !isUTF8 { log.remark(number, Reason.windows1252) }
    weighIn.note = text.isEmpty ? nil : text
    log.take(weighIn)
    for column in unused where holdsValue(cell(column.index)) {
      log.lose(number, "the column \"\(column.name)\"")
    }
  }
}
