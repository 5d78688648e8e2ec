import Primitives
import W8Engine

/// The columns of a Markdown table in a text: an exercise in each row, one exercise with its sets, or weights.
struct MarkdownTable {
  /// The column of the day; nil in a table below a day.
  let date: Int?
  private let exercise: Int?
  private let name: String
  private let count, repetitions, load, note, bodyWeight: Int?
  private let setCells: [Int]
  private let setLoads: [Int?]
  private let unit, bodyUnit: String

  /// Finds the columns of a header; `exercise` is the title above the table, which names it if no column does.
  init?(_ header: [String], exercise title: String?) {
    var table = TableHeader(header)
    if let columns = SetColumns(&table, map: [:], needsDay: false, exercise: title) {
      date = columns[.date]
      exercise = columns[.exercise]
      (name, setCells, setLoads) = (title ?? "", columns.setCells, columns.setLoads)
      (count, repetitions) = (columns[.count], columns[.repetitions])
      (load, note, bodyWeight) = (columns[.weight], columns[.note], columns[.bodyWeight])
      unit = columns.massUnit?.symbol ?? ""
      bodyUnit = columns.bodyUnit?.symbol ?? unit
    } else if table.liftColumn == nil, let columns = WeightColumns(&table, map: [:]),
      table.unusedColumns.isEmpty
    {
      (date, bodyWeight, note) = (columns.date, columns.weight, columns.note)
      (exercise, count, repetitions, load, name) = (nil, nil, nil, nil, "")
      (setCells, setLoads) = ([], [])
      (unit, bodyUnit) = ("", columns.unit?.symbol ?? "")
    } else {
      return nil
    }
  }

  /// Reads a row of the day `stamp`, of `title` unless a column or the title above the table names the exercise; one without
  /// sets or a weight is a note.
  func row(
    _ line: TextLine, _ cells: [String], _ stamp: Timestamp, exercise title: String? = nil
  ) -> TextRow {
    var text = trimmed(cells.joined(separator: " | "), of: "| ")
    if let title { text = "\(title): \(text)" }
    if exercise == nil, setCells.isEmpty, repetitions == nil, let mass = weight(cells) {
      let rest = cell(note, cells) ?? ""
      return TextRow(
        line: line.number, content: .weight(WeightOfDay(stamp: stamp, mass: mass, rest: rest)))
    }
    let name = exercise == nil ? title ?? name : cell(exercise, cells) ?? ""
    guard let sets = sets(cells), isExerciseName(name, true) else {
      return TextRow(
        line: line.number, content: .note(text, reason: notUnderstood, isOfExercise: false))
    }
    var row = TextRow.Sets(
      line: line.number, name: name, sets: sets, isWarmUp: false, text: text)
    row.note = cell(note, cells)
    return TextRow(line: line.number, content: .sets(row))
  }

  private func weight(_ cells: [String]) -> WrittenNumber? {
    cell(bodyWeight, cells).flatMap { text in
      let ownUnit = text.contains { $0.isLetter } ? "" : bodyUnit
      return readNumber(Array((text + ownUnit).utf8)[...])
    }
  }

  /// Returns the sets of a row as a text; nil if it has none.
  private func sets(_ cells: [String]) -> String? {
    if !setCells.isEmpty {
      let sets = setCells.indices.compactMap { index in
        cell(setCells[index], cells).map { with($0, load: cell(setLoads[index] ?? load, cells)) }
      }
      return sets.isEmpty ? nil : sets.joined(separator: "; ")
    }
    guard var repetitions = cell(repetitions, cells) else { return nil }
    if let count = cell(count, cells) {
      repetitions = "\(count)x\(repetitions)"
    } else if repetitions.allSatisfy(isDecimalDigit) {
      // The column says what a single number means.
      repetitions += " reps"
    }
    return with(repetitions, load: cell(load, cells))
  }

  private func with(_ repetitions: String, load: String?) -> String {
    guard let load else { return repetitions }
    return "\(repetitions) @ \(load)\(load.contains { $0.isLetter } ? "" : unit)"
  }

  func cell(_ index: Int?, _ cells: [String]) -> String? {
    guard let index, cells.indices.contains(index), !cells[index].isEmpty, cells[index] != "-"
    else { return nil }
    return cells[index]
  }
}
