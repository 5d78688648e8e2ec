import Primitives
import W8Engine

extension Importer {
  static let exerciseRows = Importer(
    name: "exercise-rows", title: "a table with a row for each exercise and a column for each day",
    recognition: "a header with dates, and rows that begin with an exercise and have its sets",
    recognizes: { $0.headerOfDays != nil },
    open: { (head, _) throws(ImportRefusal) in
      guard let index = head.headerOfDays else {
        throw .unreadable(line: nil, "no header with dates above rows of exercises")
      }
      var header = head.rows[index]
      for column in header.names.indices {
        header.use(column, .readAs(column == 0 ? "exercise" : "sets"))
      }
      return TableReading(
        head: head, skipping: index + 1, header: header, rows: ExerciseRows(header))
    })
}

extension SourceHead {
  /// The index of a header whose cells behind the first are dates, above rows with a name and sets; nil for none.
  fileprivate var headerOfDays: Int? {
    guard delimiter != .pipe || !rows.isEmpty, !isJSON else { return nil }
    return rows.indices.first { index in
      let cells = rows[index].written.dropFirst().filter { !$0.isEmpty }
      guard !cells.isEmpty, cells.allSatisfy({ TextLine($0, number: 0).opensDay }) else {
        return false
      }
      return rows[(index + 1)...].contains { row in
        row.written.first.map { isExerciseName($0, true) } == true
          && row.written.dropFirst().contains { cell in
            !cell.isEmpty && readSets(cell, SetConventions()).isOfSets
          }
      }
    }
  }
}

/// The rows of such a table, whose cells decide together how each is read.
private struct ExerciseRows: RowReading {
  private var days: [(index: Int, day: TextDay)] = []

  init(_ header: TableHeader) {
    for index in header.written.indices.dropFirst() {
      if let day = TextDay(column: header.written[index]) { days.append((index, day)) }
    }
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    let name = log.text(row, 0)
    let key = nameWithoutUnit(name.lowercased())
    let unit = massUnit(inHeader: name.lowercased())?.symbol ?? ""
    for position in days.indices {
      let cell = log.text(row, days[position].index)
      if cell.allSatisfy({ " -–—/".contains($0) }) { continue }
      if bodyWeightNames.contains(key) || weightNouns.contains(key) || key == "bw" {
        let isBare = cell.last.map(isDecimalDigit) == true
        guard let mass = readNumber(Array((isBare ? cell + unit : cell).utf8)[...]) else {
          log.countRow()
          log.leaveOut(row.line, Reason.badWeight, cell)
          continue
        }
        let weight = WeightOfDay(stamp: days[position].day.stamp, mass: mass, rest: "")
        days[position].day.rows.append(TextRow(line: row.line, content: .weight(weight)))
      } else if noteNames.contains(key) || !isExerciseName(name, true) {
        let note = noteNames.contains(key) ? cell : "\(name): \(cell)"
        days[position].day.rows.append(
          TextRow(line: row.line, content: .note(note, reason: nil, isOfExercise: false)))
      } else {
        let sets = TextRow.Sets(
          line: row.line, name: name, sets: cell, isWarmUp: false, text: "\(name): \(cell)")
        days[position].day.rows.append(TextRow(line: row.line, content: .sets(sets)))
      }
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    var diary = DiaryTaking(TextDays(days: days.map { $0.day }))
    diary.take(into: &log)
  }
}
