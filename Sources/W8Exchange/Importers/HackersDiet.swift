import W8Engine

extension Importer {
  static let hackersDiet = Importer(
    name: "hackdiet", title: "The Hacker's Diet Online",
    recognition: "columns Date, Weight, Rung, Flag and Comment",
    header: { $0.names == ["date", "weight", "rung", "flag", "comment"] },
    rows: { (header, _) throws(ImportRefusal) in
      // The line of what is carried into a month has two cells more than a day.
      header = TableHeader(header.names + ["carried", "form"])
      header.passBy("carried", "form")
      return HackersDietRows(&header)
    })

  static let hackersDietXML = Importer(
    name: "hackdiet-xml", title: "The Hacker's Diet Online's XML",
    recognition: "an element hackersdiet with monthlogs",
    recognizes: { $0.firstByte == UInt8(ascii: "<") && $0.contains("<hackersdiet") },
    open: { (_, _) throws(ImportRefusal) in XMLReading(MonthLogs()) })
}

/// What a day of the diary says, whatever the form of the file.
private struct DiaryDay {
  let line: Int
  let day: ImportedDay
  var mass: ImportedMass?
  var comment: String?
  var rung: String?
  var isFlagged = false

  /// Adds the day: one without a weight only where something is written about it.
  func take(into log: inout ImportedLog) {
    if let rung { log.lose(line, "rungs of the exercise ladder", rung) }
    if isFlagged { log.lose(line, "flags of days") }
    guard mass != nil || comment != nil else { return log.setAside(line, Reason.noWeight) }
    log.weighIns.append(ImportedWeighIn(line: line, day: day, mass: mass, note: comment))
  }
}

/// The unit of a number of the diary: stones are shown as such, and kept in pounds.
private func diaryUnit(_ code: String) -> MassUnit? {
  switch code {
  case "0", "kilogram": .kilogram
  case "1", "2", "pound", "stone": .pound
  default: nil
  }
}

/// The rows of the diary: blocks of a month, each with a header and a line of what is carried in.
private struct HackersDietRows: RowReading {
  private let date, weight, rung, flag, comment: Int?
  private var unit: MassUnit?

  init(_ header: inout TableHeader) {
    date = header.index(of: "date")
    weight = header.index(of: "weight")
    rung = header.index(of: "rung")
    flag = header.index(of: "flag")
    comment = header.index(of: "comment")
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    switch row.decoded(date).text {
    case "StartTrend": unit = diaryUnit(row.decoded(rung).text)
    case "Date", "Epoch", "User", "Preferences", "Diet-Plan": break
    default: log.takeRow(row.line) { (log) throws(RowRefusal) in try take(row, &log) }
    }
  }

  private func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    let stamp = try log.timestamp(row, date)
    var day = DiaryDay(line: row.line, day: stamp.day)
    if !row.isEmpty(weight) { day.mass = try log.personWeight(row, weight, unit) }
    day.comment = log.note(row, comment)
    day.rung = holdsValue(row.raw(rung)) ? log.text(row, rung) : nil
    day.isFlagged = row.isWord("1", at: flag)
    day.take(into: &log)
  }
}

/// The months of the diary as XML: numbers and texts are those of elements.
private struct MonthLogs: ElementReading {
  private var text = ""
  private var year = ""
  private var month = ""
  private var unit: MassUnit?
  private var fields: [String: String] = [:]
  private var line = 0

  mutating func read(_ reader: XMLReader, into log: inout ImportedLog) throws(ImportRefusal) {
    switch reader.event {
    case .start:
      text = ""
      if reader.isNamed("day") {
        fields = [:]
        line = reader.line
      }
    case .text: text += reader.text
    case .end: try end(reader, &log)
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {}

  private mutating func end(
    _ reader: XMLReader, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    let name = reader.nameText
    switch name {
    case "year": year = trimmed(text)
    case "month": month = trimmed(text)
    case "weight-unit": unit = diaryUnit(trimmed(text))
    case "date", "weight", "rung", "flag", "comment": fields[name] = trimmed(text)
    case "day": log.takeRow(line) { (log) throws(RowRefusal) in try take(&log) }
    default: break
    }
    text = ""
  }

  private func take(_ log: inout ImportedLog) throws(RowRefusal) {
    func field(_ name: String) -> String? { fields[name].flatMap { $0.isEmpty ? nil : $0 } }
    let written = field("date")
    guard let year = Int(year), let month = Int(month), let number = written.flatMap({ Int($0) }),
      let date = CivilDate(year: year, month: month, day: number)
    else { throw .row(Reason.badDate, written) }
    var day = DiaryDay(line: line, day: .known(date))
    if let weight = field("weight") {
      guard let number = readNumber(Array(weight.utf8)[...]), number.thousandths > 0,
        number.suffix.isEmpty,
        let mass = ImportedMass(thousandths: number.thousandths, unit: log.unit(unit))
      else { throw .row(Reason.badWeight, weight) }
      day.mass = mass
    }
    day.comment = field("comment")
    day.rung = field("rung").flatMap { $0 == "0" ? nil : $0 }
    day.isFlagged = field("flag") == "1"
    day.take(into: &log)
  }
}
