import Primitives

extension Importer {
  static let exerciseColumns = Importer(
    name: "exercise-columns", title: "a table with a column for each exercise",
    recognition:
      "a column with a date, and columns named for exercises whose cells are sets, as 100x5x3",
    recognizes: { $0.headerOfExercises != nil },
    open: { (head, settings) throws(ImportRefusal) in
      guard let (skipped, columns) = head.headerOfExercises else {
        throw .unreadable(line: nil, "no column of dates, or none of sets")
      }
      var header = head.rows[skipped]
      for (index, use) in columns.uses { header.use(index, use) }
      return TableReading(
        head: head, skipping: skipped + 1, header: header,
        rows: ExerciseColumnRows(columns: columns))
    })
}

/// What the columns of a table with a column for each exercise hold.
private struct ExerciseColumns {
  let date: Int
  let bodyWeight: Int?
  let note: Int?
  /// The columns of exercises with their names.
  let exercises: [(index: Int, name: String)]

  var uses: [(Int, ColumnUse)] {
    [(date, .readAs("date"))] + (bodyWeight.map { [($0, .readAs("bodyweight"))] } ?? [])
      + (note.map { [($0, .readAs("note"))] } ?? [])
      + exercises.map { ($0.index, .readAs("exercise")) }
  }

  /// Finds the columns below `header` by the cells of `rows`; nil where none is one of sets.
  init?(_ header: TableHeader, _ rows: ArraySlice<TableHeader>) {
    let names = header.written.map { nameWithoutUnit($0) }
    guard let date = names.firstIndex(where: { dayNames.contains($0) }) else { return nil }
    self.date = date
    bodyWeight = names.firstIndex { bodyWeightNames.contains($0) || $0 == "bw" }
    note = names.firstIndex { noteNames.contains($0) }
    let others = [date, bodyWeight, note]
    exercises = header.written.indices.filter { index in
      let name = header.written[index]
      guard !others.contains(index), isExerciseName(name, true), !isOther(names[index]) else {
        return false
      }
      let cells = rows.compactMap { row -> String? in
        guard row.written.indices.contains(index) else { return nil }
        let cell = row.written[index]
        return isNothing(cell) ? nil : cell
      }
      let sets = cells.map { readSets($0, SetConventions()) }.filter { $0.isOfSets }
      let isCertain = zip(cells, cells.map { readSets($0, SetConventions()) }).contains {
        $1.isOfSets && $1.questions != [.singleNumbers] && !mayBeNumber($0)
      }
      return sets.count * 2 > cells.count && (isCertain || isOfTraining(name))
    }.map { ($0, header.written[$0]) }
    if exercises.isEmpty { return nil }
  }
}

extension SourceHead {
  /// The index of the header of a table with a column for each exercise, and its columns; nil for other files.
  fileprivate var headerOfExercises: (index: Int, columns: ExerciseColumns)? {
    guard isTable else { return nil }
    for index in rows.indices {
      if let columns = ExerciseColumns(rows[index], rows[(index + 1)...]) {
        return (index, columns)
      }
    }
    return nil
  }
}

/// Whether a cell says that nothing was done.
private func isNothing(_ cell: String) -> Bool {
  cell.allSatisfy { " -–—/".contains($0) } || ["x", "rest"].contains(cell.lowercased())
    || saysNothing(Array(cell.utf8)[...])
}

/// Whether a cell may be a number with decimals, as `18,5`.
private func mayBeNumber(_ cell: String) -> Bool {
  readNumber(Array(cell.utf8)[...]).map { massUnit($0.suffix) == nil } ?? false
}

/// Whether a column holds something else than sets, by its name.
private func isOther(_ name: String) -> Bool {
  weightNouns.contains(name) || personNames.contains(name) || wordsOfOtherKeys.contains(name)
    || columnWords(of: name).contains { ["total", "volume", "tonnage", "max", "rm"].contains($0) }
    || ["waist", "fat", "body fat", "workout", "routine", "gym", "location"].contains(name)
}

/// The rows of such a table, which tell together how each of their cells is read.
private struct ExerciseColumnRows: RowReading {
  let columns: ExerciseColumns
  private var days: [TextDay] = []

  init(columns: ExerciseColumns) { self.columns = columns }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    guard let stamp = readTimestamp(row.raw(columns.date)) else {
      log.countRow()
      return log.leaveOut(row.line, Reason.badDate, log.text(row, columns.date))
    }
    var day = TextDay(line: row.line, stamp: stamp, headingLevel: nil)
    day.start = stamp.time
    for (index, name) in columns.exercises {
      let cell = log.text(row, index)
      if isNothing(cell) { continue }
      let sets = TextRow.Sets(
        line: row.line, name: name, sets: cell, isWarmUp: false, text: "\(name): \(cell)")
      day.rows.append(TextRow(line: row.line, content: .sets(sets)))
    }
    if holdsValue(row.raw(columns.bodyWeight)),
      let mass = readNumber(row.raw(columns.bodyWeight))
    {
      let weight = WeightOfDay(stamp: stamp, mass: mass, rest: "")
      day.rows.append(TextRow(line: row.line, content: .weight(weight)))
    }
    if let note = log.note(row, columns.note) {
      day.rows.append(
        TextRow(line: row.line, content: .note(note, reason: nil, isOfExercise: false)))
    }
    days.append(day)
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    var diary = DiaryTaking(TextDays(days: days))
    diary.take(into: &log)
  }
}
