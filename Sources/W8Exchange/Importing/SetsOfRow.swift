import Primitives
import W8Engine
import W8Syntax

extension SetRows {
  /// What a row says beside its notes.
  enum Said {
    case sets([ImportedSet])
    case rest(Seconds)
    case note

    var sets: [ImportedSet] { if case .sets(let sets) = self { sets } else { [] } }
  }

  func said(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> Said {
    let kinds = [columns[.kind], columns[.number]].map { kind(row, $0, log) }
    switch kinds.first(where: { $0 == .note || $0 == .rest }) ?? nil {
    case .note?:
      guard !row.isEmpty(columns[.note]) else { throw .row("a note without text", nil) }
      return .note
    case .rest?:
      guard let seconds = try log.seconds(row, columns[.seconds]) else {
        throw .row(Reason.badTime, log.text(row, columns[.seconds]))
      }
      return .rest(seconds)
    case .normal?, .warmUp?, .label?, .asManyAsPossible?, nil:
      if dialect.isWide { return .sets(try setsOfWideRow(row, &log)) }
      if let sets = try setsInCells(row, &log) { return .sets(sets) }
      let set = try set(row, &log)
      return .sets(Array(repeating: set, count: try count(row, &log)))
    }
  }

  /// The sets of a row whose cells say more than a number, as `5,5,4`, `3x5`, `5+`, `BW` or `bw+10`, or that has a column for
  /// each set; nil for other rows.
  private func setsInCells(
    _ row: TableRow, _ log: inout ImportedLog
  ) throws(RowRefusal) -> [ImportedSet]? {
    guard columns.isGuessed else { return nil }
    if columns.setCells.isEmpty {
      guard let cell = columns[.repetitions], !isNumber(row, cell) || !isLoad(row, columns[.weight])
      else { return nil }
    }
    let cells =
      columns.setCells.isEmpty ? [columns[.repetitions]] : columns.setCells.map(Optional.some)
    var sets: [ImportedSet] = []
    for (index, cell) in cells.enumerated() where holdsValue(row.raw(cell)) {
      let own = columns.setLoads.indices.contains(index) ? columns.setLoads[index] : nil
      sets += try readCell(row, cell, load: own ?? columns[.weight], &log)
    }
    guard !sets.isEmpty else { throw .row(Reason.notDone, nil) }
    let count = try count(row, &log)
    guard count == 1 || sets.count == 1 || sets.count == count else {
      throw .row(
        "a number of sets that differs from the column of sets", log.text(row, columns[.count]))
    }
    if sets.count == 1, count > 1 { sets = Array(repeating: sets[0], count: count) }
    let effort = effort(row, &log)
    for index in sets.indices {
      if let effort { sets[index].effort = effort }
      for column in [columns[.kind], columns[.number]] { tell(row, column, of: &sets[index], &log) }
      if let isWarmUp = answers[row.decoded(columns[.warmUp]).text.lowercased()] {
        sets[index].isWarmUp = sets[index].isWarmUp || isWarmUp
      }
    }
    return sets
  }

  /// Whether a cell is empty or a plain number; a comma may part the sets of a list.
  private func isNumber(_ row: TableRow, _ cell: Int) -> Bool {
    let text = row.raw(cell)
    return text.isEmpty
      || readNumber(text)?.suffix.isEmpty == true && !text.contains(UInt8(ascii: ","))
  }

  private func isLoad(_ row: TableRow, _ cell: Int?) -> Bool {
    !holdsValue(row.raw(cell)) || readNumber(row.raw(cell)) != nil
  }

  /// The sets in a cell, with their own load or that of the cell `load`, which may have one for each of them.
  private func readCell(
    _ row: TableRow, _ cell: Int?, load: Int?, _ log: inout ImportedLog
  ) throws(RowRefusal) -> [ImportedSet] {
    var known = log.settings.sets
    known.unit = unit(of: row, else: columns.massUnit) ?? known.unit
    (known.listStart, known.singleNumbers) = (.reps, .reps)
    let loadText = log.text(row, load)
    var text = log.text(row, cell)
    // Of two numbers between blanks one may be the load.
    let words = text.split(separator: " ")
    if words.count > 2, words.allSatisfy({ $0.allSatisfy(isDecimalDigit) }) {
      text = words.joined(separator: "/")
    }
    var texts = [text]
    let alone = readSets(text, known)
    let hasLoad = alone.sets.contains { $0.load?.mass != nil }
    if holdsValue(row.raw(load)) || !row.isEmpty(load) && !isLoad(row, load), !hasLoad {
      let loads = parts(of: loadText)
      let repetitions = loads.count > 1 ? parts(of: text) : [text]
      // A comma may part two loads, as in 60,80.
      var tokenizer = SetTokenizer(loadText)
      let isOne = !loadText.contains(",") || tokenizer.read().count == 1
      guard loads.count == 1 ? isOne : loads.count == repetitions.count else {
        throw .row(notSets, "\(text) | \(loadText)")
      }
      texts = zip(repetitions, loads.count > 1 ? loads : [loadText]).map { "\($0) @ \($1)" }
    }
    var sets: [ImportedSet] = []
    for text in texts {
      var reading = readSets(text, known)
      if reading.questions.contains(.pair) {
        known.pair = .setsReps
        reading = readSets(text, known)
      }
      if reading.questions.contains(.unit) {
        known.unit = log.unit(nil)
        reading = readSets(text, known)
      }
      guard reading.fault == nil, reading.questions.isEmpty, reading.note == nil else {
        throw .row(notSets, loadText.isEmpty ? text : "\(log.text(row, cell)) | \(loadText)")
      }
      if reading.hasUndone { log.lose(row.line, "a set without reps", text) }
      sets += reading.sets
    }
    return sets
  }

  private func setsOfWideRow(
    _ row: TableRow, _ log: inout ImportedLog
  ) throws(RowRefusal) -> [ImportedSet] {
    var done: [ImportedSet] = []
    for column in columns.pairs {
      var set = ImportedSet()
      set.repetitions = try log.repetitions(row, column.repetitions)
      guard set.repetitions ?? 0 > 0 else {
        if holdsValue(row.raw(column.weight)) {
          log.lose(row.line, Reason.notDone, log.text(row, column.weight))
        }
        continue
      }
      set.load = try log.load(row, column.weight, column.unit)
      try set.settle()
      done.append(set)
    }
    guard !done.isEmpty else { throw .row(Reason.notDone, nil) }
    return done
  }

  private func set(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> ImportedSet {
    var set = ImportedSet()
    set.repetitions = try log.repetitions(row, columns[.repetitions])
    set.seconds = try seconds(row, &log)
    set.distance = try log.distance(
      row, columns[.distance], unitIndex: columns[.distanceUnit]
    ) { (log) throws(RowRefusal) in
      log.distanceUnit(
        columns.lengthUnit, beside: unit(of: row, else: columns.massUnit), line: row.line)
    }
    set.load = try log.load(
      row, columns[.weight], columns.massUnit, unitIndex: columns[.unit])
    try dialect.complete(row, columns, &set, &log)
    try set.settle()
    set.effort = effort(row, &log)
    for column in [columns[.kind], columns[.number]] { tell(row, column, of: &set, &log) }
    if let isWarmUp = answers[row.decoded(columns[.warmUp]).text.lowercased()] {
      set.isWarmUp = set.isWarmUp || isWarmUp
    } else {
      tell(row, columns[.warmUp], of: &set, &log)
    }
    if !row.isEmpty(columns[.multiplier]), readNumber(row.raw(columns[.multiplier]))?.whole != 1 {
      log.lose(row.line, "the column \"multiplier\"", log.text(row, columns[.multiplier]))
    }
    return set
  }

  /// The unit of weights that a row names.
  func unit(of row: TableRow, else known: MassUnit?) -> MassUnit? {
    massUnit(row.decoded(columns[.unit]).text.lowercased()) ?? known
  }

  private func seconds(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> Seconds? {
    let cell = columns[.seconds]
    guard let number = readNumber(row.raw(cell)), number.suffix.isEmpty, number.thousandths != 0,
      columns.secondsPerUnit != 1
    else { return try log.seconds(row, cell) }
    guard let factor = columns.secondsPerUnit else {
      let name = columns.name(of: .seconds) ?? "COLUMN"
      log.ask(
        ImportQuestion(
          text: "times such as \"\(log.text(row, cell))\" have no unit; "
            + "add --map seconds=\(name) or --map minutes=\(name)",
          answer: "--map seconds=\(name)"))
      return nil
    }
    guard 0...longestTime.tenths * 100 / factor ~= number.thousandths else {
      throw .row(Reason.badTime, log.text(row, cell))
    }
    let seconds = Seconds(tenths: number.thousandths * factor / 100)
    return seconds > 0 ? seconds : nil
  }

  private func effort(_ row: TableRow, _ log: inout ImportedLog) -> Effort? {
    if !columns.isGuessed || holdsValue(row.raw(columns[.effort])) {
      return log.effort(row, columns[.effort])
    }
    guard !row.isEmpty(columns[.reserve]) else { return nil }
    if let left = readNumber(row.raw(columns[.reserve])), left.suffix.isEmpty,
      let whole = left.whole, 0...9 ~= whole
    {
      return .inReserve(UInt8(whole))
    }
    log.lose(
      row.line, "reps in reserve that are not 0 to 9", log.text(row, columns[.reserve]))
    return nil
  }

  /// Gives a set the kind that a cell names; an unknown name becomes a question.
  private func tell(
    _ row: TableRow, _ column: Int?, of set: inout ImportedSet, _ log: inout ImportedLog
  ) {
    if let kind = kind(row, column, log) {
      set.become(kind)
    } else {
      log.ask(kind: log.text(row, column), line: row.line)
    }
  }

  /// The kind of set that a cell names; a number is that of a working set, and nil stands for an unknown name.
  private func kind(_ row: TableRow, _ column: Int?, _ log: ImportedLog) -> SetKind? {
    if readNumber(row.raw(column))?.suffix.isEmpty ?? row.isEmpty(column) { return .normal }
    let name = row.decoded(column).text
    let key = SetKind.key(name)
    return log.settings.kinds[key] ?? dialect.kinds[key] ?? .named(name)
      ?? (dialect.hasRowsBesideSets && key.count > 1 ? kindWithoutSet(row) : nil)
  }

  /// Whether a row that says nothing of a set is a rest, by its seconds, or a note, by its text; nil for other rows.
  private func kindWithoutSet(_ row: TableRow) -> SetKind? {
    func isNothing(_ column: SetColumn) -> Bool { !holdsValue(row.raw(columns[column])) }
    guard isNothing(.weight), isNothing(.repetitions), isNothing(.distance) else { return nil }
    return !isNothing(.seconds) ? .rest : row.isEmpty(columns[.note]) ? nil : .note
  }
}

extension ImportedSet {
  /// Takes on the kind that a source names.
  mutating func become(_ kind: SetKind) {
    switch kind {
    case .warmUp: isWarmUp = true
    case .label(let label): if !labels.contains(label) { labels.append(label) }
    case .asManyAsPossible: mark = .asManyAsPossible
    case .normal, .note, .rest: break
    }
  }
}

/// The words for yes and no, as for whether a set is a warm-up.
let answers: [String: Bool] = [
  "true": true, "yes": true, "1": true, "x": true, "y": true, "ja": true, "oui": true, "sí": true,
  "si": true, "sì": true, "sim": true, "tak": true, "evet": true, "да": true, "はい": true, "是": true,
  "예": true, "false": false, "no": false, "0": false, "n": false, "nein": false,
  "non": false, "nee": false, "não": false,
]

private let notSets = "the cell cannot be read as sets"

/// The parts of a list between commas, slashes and blanks behind them; a decimal comma is none.
private func parts(of text: String) -> [String] {
  let inner = trimmed(trimmed(text), of: "[]()")
  let isDecimal = readNumber(Array(inner.utf8)[...]).map {
    !$0.suffix.isEmpty || $0.thousandths % 1000 != 0
  }
  guard isDecimal != true else { return [inner] }
  return inner.split { ",;/".contains($0) }.map { trimmed(String($0)) }
}
