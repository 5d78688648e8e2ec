import Primitives
import W8Engine

extension Importer {
  static let weightLines = Importer(
    name: "lines", title: "lines with a date and a weight",
    recognition:
      "text whose lines have a date and a weight alone, as - 2026-11-02: 82.4 kg; never a table",
    recognises: { head in
      guard !head.isJSON, head.firstByte != UInt8(ascii: "<"), !head.isTable else { return false }
      var reader = WeightLineReader()
      let lines = head.firstLines.map { reader.read($0) }.filter { $0 != .nothing }
      let weighed = lines.count { if case .weighIn = $0 { true } else { false } }
      return weighed > 0 && weighed * 2 > lines.count
    },
    open: { (_, _) throws(ImportRefusal) in TextReading(WeightLines()) })
}

/// Lines of plain text, Markdown or Obsidian, of which those are taken that have a date and a weight.
private struct WeightLines: TextLineReading {
  private var reader = WeightLineReader()

  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    let (text, isUTF8) = decodedText(line)
    switch reader.read(text) {
    case .nothing: return
    case .text: log.remark(number, "lines without a date and a weight, passed by")
    case .otherNumber:
      log.countRow()
      log.leaveOut(number, numberAmongWords, trimmed(text))
    case .weighIn(let line):
      if !isUTF8 { log.remark(number, Reason.windows1252) }
      try log.takeRow(number) { (log) throws(RowRefusal) in
        let mass = try line.mass.mass(in: log)
        guard line.mass.thousandths > 0, let mass else { throw .row(Reason.badWeight, text) }
        let here = try log.moment(line.stamp)
        let note = line.rest.isEmpty ? nil : line.rest
        log.take(
          ImportedWeighIn(line: number, day: here.day, time: here.time, mass: mass, note: note))
      }
    }
  }
}

private let numberAmongWords =
  "a number that may not be a body weight; write a weight alone after its date, or as weight 82.4 kg"

extension WrittenNumber {
  /// The mass, in the unit behind the number, else in that of the user; nil where a log cannot say it.
  func mass(in log: ImportedLog) throws(RowRefusal) -> ImportedMass? {
    if let mass = stones(self) { return mass }
    return ImportedMass(thousandths: thousandths, unit: try log.unit(massUnit(suffix)))
  }
}
