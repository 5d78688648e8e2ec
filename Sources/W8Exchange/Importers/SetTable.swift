import Primitives
import W8Engine
import W8Syntax

extension Importer {
  static let fitbod = Importer(
    name: "fitbod", title: "Fitbod",
    recognition: "columns Date, Exercise, Reps, isWarmup and multiplier",
    hasLifts: true,
    header: { $0.has("date", "exercise", "reps", "iswarmup", "multiplier") },
    rows: { (header, _) throws(ImportRefusal) in
      guard let columns = SetColumns(&header, map: [:]) else {
        throw .unreadable(line: nil, "no columns with a date, an exercise and repetitions")
      }
      return SetRows(columns)
    })

  static let genericSets = Importer(
    name: "sets", title: "generic sets",
    recognition:
      "columns with a date, an exercise and repetitions, under any of the names in grammar/manual/exchange.md",
    recognises: { $0.headerOfSets != nil },
    open: { (head, settings) throws(ImportRefusal) in
      try checkColumns(settings.columns, in: head)
      for var (skipped, header) in head.headers(map: settings.columns) {
        guard let columns = SetColumns(&header, map: settings.columns) else { continue }
        let rows = RowsOfPeople(person: columns.person, wanted: settings.person, SetRows(columns))
        return TableReading(head: head, skipping: skipped, header: header, rows: rows)
      }
      throw .needsOption(
        "no columns with a date, an exercise and what was done of it; "
          + "name them with --map date=…,exercise=…,reps=…,weight=…")
    })
}

extension SourceHead {
  /// Whether a table of sets begins, whose columns the user calls as `map` says.
  func isTableOfSets(map: [String: String]) -> Bool {
    headers(map: map).contains { candidate in
      var header = candidate.header
      return SetColumns(&header, map: map) != nil
    }
  }

  /// The index of the first record that is the header of a table of sets; nil for none.
  var headerOfSets: Int? {
    rows.firstIndex { header in
      var header = header
      return SetColumns(&header, map: [:]) != nil
    }
  }
}

/// The rows of a table of sets: one each, or so many alike.
private struct SetRows: RowReading {
  private let columns: SetColumns
  private var last: Visit?
  /// The exercise at hand, how many rows it has, and whether their counts are 1, 2 and so on.
  private var run: (name: String, rowCount: Int, countsUp: Bool) = ("", 0, true)
  /// The number of the last set of each exercise.
  private var numbers: [[UInt8]: Int] = [:]
  /// The weights of the person that were taken last.
  private var weighed: Set<Weighed> = []

  /// What makes rows one session: one day, workout and gym, and starts within three hours.
  private struct Visit {
    let day: ImportedDay
    let second: Int?
    let names: [[UInt8]]

    func isOfOneSession(with other: Visit) -> Bool {
      day == other.day && names == other.names && abs((second ?? 0) - (other.second ?? 0)) <= 10_800
    }
  }

  private struct Weighed: Hashable {
    let day: ImportedDay
    let mass: ImportedMass
  }

  init(_ columns: SetColumns) { self.columns = columns }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    if columns.weight == nil, let column = columns.unread.first(where: { isNumber(row, $0) }) {
      throw .needsOption(
        "no column is known as that of the loads; if it is \"\(column.name.prefix(longestName))\", "
          + "say so with --map weight=COLUMN, else take that column away")
    }
    try checkNumber(row)
    try log.takeRow(row.line) { (log) throws(RowRefusal) in try take(row, &log) }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) { try endRun() }

  /// Whether an unread column holds a number that may be a load.
  private func isNumber(_ row: TableRow, _ column: (index: Int, name: String)) -> Bool {
    guard !columnWords(of: column.name).contains(where: wordsOfFigures.contains),
      let number = readNumber(row.raw(column.index))
    else { return false }
    return number.thousandths != 0 && (number.suffix.isEmpty || massUnit(number.suffix) != nil)
  }

  private mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    let stamp = try stamp(row, &log)
    let name = try log.name(row, columns.exercise)
    let set = try set(row, &log)
    let count = try count(row, &log)
    let names = [columns.workout, columns.key, columns.gym].map { Array(row.raw($0)) }
    let visit = Visit(day: stamp.day, second: stamp.second, names: names)
    if last?.isOfOneSession(with: visit) != true {
      try endRunOfRow()
      var session = ImportedSession(
        day: stamp.day, start: stamp.time, title: log.note(row, columns.workout))
      session.gym = gym(row, &log)
      log.sessions.append(session)
    }
    last = visit
    if run.name != name { try endRunOfRow() }
    run = (name, run.rowCount + 1, run.countsUp && count == run.rowCount + 1)
    let index = log.sessions.count - 1
    if let time = stamp.time, let start = log.sessions[index].start, time < start {
      log.sessions[index].start = time
    }
    log.add(Array(repeating: set, count: count), to: name, of: row, note: columns.note)
    if let note = log.note(row, columns.workoutNote) { log.sessions[index].addSessionNote(note) }
    try weigh(row, stamp, &log)
  }

  private func stamp(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> Timestamp {
    var stamp = try log.timestamp(row, columns.date)
    if !row.isEmpty(columns.time) {
      guard let second = readTime(row.raw(columns.time)) else {
        throw .row("the time cannot be read", log.text(row, columns.time))
      }
      stamp.second = second
    }
    return try log.moment(stamp)
  }

  private func set(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> ImportedSet {
    var set = ImportedSet()
    set.repetitions = try log.repetitions(row, columns.repetitions)
    set.seconds = try seconds(row, &log)
    let unit = try log.namedUnit(row, columns.unit) ?? columns.massUnit
    set.distance = try log.distance(row, columns.distance, unitIndex: columns.distanceUnit) {
      (log) throws(RowRefusal) in
      try log.distanceUnit(columns.lengthUnit, beside: unit, line: row.line)
    }
    set.load = try log.load(row, columns.weight, unit)
    try set.settle()
    set.effort = effort(row, &log)
    for column in [columns.kind, columns.number] { tell(row, column, of: &set, &log) }
    if let isWarmUp = answers[row.decoded(columns.warmUp).text.lowercased()] {
      set.isWarmUp = set.isWarmUp || isWarmUp
    } else if !row.isEmpty(columns.warmUp) {
      log.lose(row.line, "an unknown kind of set", log.text(row, columns.warmUp))
    }
    if !row.isEmpty(columns.multiplier), readNumber(row.raw(columns.multiplier))?.whole != 1 {
      log.lose(row.line, "the column \"multiplier\"", log.text(row, columns.multiplier))
    }
    return set
  }

  private func seconds(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> Seconds? {
    guard let factor = columns.secondsPerUnit else {
      if let number = readNumber(row.raw(columns.seconds)), number.suffix.isEmpty,
        number.thousandths != 0
      {
        throw .file(
          .needsOption(
            "the file does not say whether its times are seconds or minutes; "
              + "rename their column to Seconds or Minutes"))
      }
      return try log.seconds(row, columns.seconds)
    }
    guard factor > 1, let number = readNumber(row.raw(columns.seconds)), number.suffix.isEmpty
    else { return try log.seconds(row, columns.seconds) }
    let longest = longestTime.tenths * 100 / factor
    guard 0...longest ~= number.thousandths else {
      throw .row(Reason.badTime, log.text(row, columns.seconds))
    }
    let seconds = Seconds(tenths: number.thousandths * factor / 100)
    return seconds > 0 ? seconds : nil
  }

  private func effort(_ row: TableRow, _ log: inout ImportedLog) -> Effort? {
    if holdsValue(row.raw(columns.effort)) { return log.effort(row, columns.effort) }
    guard !row.isEmpty(columns.reserve) else { return nil }
    if let left = readNumber(row.raw(columns.reserve)), left.suffix.isEmpty,
      let whole = left.whole, 0...9 ~= whole
    {
      return .inReserve(UInt8(whole))
    }
    log.lose(row.line, "repetitions in reserve that are not 0 to 9", log.text(row, columns.reserve))
    return nil
  }

  /// Tells a set what a cell calls its kind; a number is none.
  private func tell(
    _ row: TableRow, _ column: Int?, of set: inout ImportedSet, _ log: inout ImportedLog
  ) {
    guard !row.isEmpty(column), readNumber(row.raw(column)) == nil else { return }
    let kind = columnWords(of: row.decoded(column).text).joined()
    switch kind {
    case "w", "warm", "warmup", "aufwärmen", "aufwärmsatz", "échauffement", "calentamiento":
      set.isWarmUp = true
    case "d", "drop", "dropset": set.labels.append("drop")
    case "f", "failure", "tofailure", "fail": set.labels.append("failure")
    case "n", "normal", "work", "working", "workingset", "regular", "standard", "default", "set":
      break
    default: log.lose(row.line, "an unknown kind of set", log.text(row, column))
    }
  }

  private func gym(_ row: TableRow, _ log: inout ImportedLog) -> String? {
    guard let name = log.note(row, columns.gym) else { return nil }
    guard let id = gymID(name) else {
      log.lose(row.line, "the name of a gym that is none in a log", name)
      return nil
    }
    return id
  }

  /// Takes the weight of the person, once a day.
  private mutating func weigh(
    _ row: TableRow, _ stamp: Timestamp, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    guard holdsValue(row.raw(columns.bodyWeight)) else { return }
    let unit = try log.namedUnit(row, columns.unit) ?? columns.bodyUnit ?? columns.massUnit
    guard let mass = try log.weighed(row, columns.bodyWeight, unit),
      weighed.insert(Weighed(day: stamp.day, mass: mass)).inserted
    else { return }
    log.addWeight(mass, of: row.line, besideSessionOf: stamp.day)
  }
}

extension ImportedLog {
  /// The weight of the person in a cell of a row that is taken, in the unit behind the number, else in `known`; nil where it
  /// says none, and reported where a log cannot say it.
  mutating func weighed(
    _ row: TableRow, _ index: Int?, _ known: MassUnit?
  ) throws(RowRefusal) -> ImportedMass? {
    guard holdsValue(row.raw(index)) else { return nil }
    if let number = readNumber(row.raw(index)), let mass = stones(number) { return mass }
    if let number = readNumber(row.raw(index)), number.thousandths > 0,
      number.suffix.isEmpty || massUnit(number.suffix) != nil,
      let mass = ImportedMass(
        thousandths: number.thousandths, unit: try unit(massUnit(number.suffix) ?? known))
    {
      return mass
    }
    lose(row.line, Reason.badWeight, text(row, index))
    return nil
  }

  /// Adds a weight that stands in a row of a session, as which the row counts.
  mutating func addWeight(_ mass: ImportedMass, of line: Int, besideSessionOf day: ImportedDay) {
    var weighIn = ImportedWeighIn(line: line, day: day, mass: mass)
    swap(&weighIn.lines, &weighIn.sharedLines)
    weighIns.append(weighIn)
  }
}

// MARK: - Sets that are counted, and sets that are numbered

extension SetRows {
  /// How many sets the row stands for.
  private func count(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> Int {
    guard let count = try log.repetitions(row, columns.count) else { return 1 }
    guard count > 0 else { throw .row(Reason.notDone, nil) }
    guard count <= mostSetsInRow else {
      throw .row("more than 99 sets", log.text(row, columns.count))
    }
    return count
  }

  /// Throws where the numbers of an exercise neither begin nor go on as numbers do.
  private mutating func checkNumber(_ row: TableRow) throws(ImportRefusal) {
    guard !columns.isCountSure, let number = readNumber(row.raw(columns.number))?.whole
    else { return }
    let exercise = Array(row.raw(columns.exercise))
    guard number < 2 || numbers[exercise].map({ $0 < number }) == true else { throw openCount }
    numbers[exercise] = number
  }

  private mutating func endRunOfRow() throws(RowRefusal) {
    do throws(ImportRefusal) { try endRun() } catch { throw .file(error) }
  }

  /// Throws where the counts of an exercise are 1, 2 and so on, as numbers would be.
  private mutating func endRun() throws(ImportRefusal) {
    defer { run = ("", 0, true) }
    guard run.rowCount > 1, run.countsUp, columns.count != nil, !columns.isCountSure else { return }
    throw openCount
  }

  private var openCount: ImportRefusal {
    .needsOption(
      "its column of sets may count them or number them; "
        + "say --map sets=COLUMN where it counts them, --map set=COLUMN where it numbers them")
  }
}

/// Names of columns with figures that are no loads.
private let wordsOfFigures: Set<String> = [
  "volume", "rm", "erm", "calories", "kcal", "bpm", "heart", "rest", "week", "id", "number", "no",
  "index", "order", "incline", "resistance", "age", "target",
]

/// The words for yes and no, as for whether a set is a warm-up.
let answers: [String: Bool] = [
  "true": true, "yes": true, "1": true, "x": true, "y": true, "ja": true, "oui": true, "sí": true,
  "si": true, "sim": true, "false": false, "no": false, "0": false, "n": false, "nein": false,
  "non": false, "nee": false, "não": false,
]

/// The id of a gym of that name, with its `@`; nil where nothing of the name can be one.
private func gymID(_ name: String) -> String? {
  let words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  let id = "@" + words.joined(separator: "-")
  let bytes = Array(id.utf8)
  let isReserved = ["@rpe", "@rir", "@bw"].contains { id.hasPrefix($0) }
  guard bytes.count > 1, nameEnd(bytes.span, 1, bytes.count) == bytes.count, !isReserved else {
    return nil
  }
  return id
}
