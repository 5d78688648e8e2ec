import Primitives
import W8Engine
import W8Syntax

/// The rows of a table of sets: one each, or so many alike.
struct SetRows: RowReading {
  let columns: SetColumns
  var dialect: SetDialect { columns.dialect }
  private var visit: Visit?
  private var supersets = Supersets()
  /// The note on a workout of which no row is taken yet.
  private var pendingNote: PendingNote?
  /// The exercise at hand, how many rows it has, and whether their counts are 1, 2 and so on.
  private var run: (name: String, rowCount: Int, countsUp: Bool) = ("", 0, true)
  /// The number of the last set of each exercise.
  private var numbers: [[UInt8]: Int] = [:]
  /// The weights of the person that were taken last.
  private var weighed: Set<Weighed> = []

  /// The session at hand, by its last row.
  private struct Visit {
    var stamp: Timestamp
    let cells: [[UInt8]]
    /// What its first row says that all should.
    let alike: [[UInt8]]
  }

  private struct PendingNote {
    let cells: [[UInt8]]
    let line: Int
    let text: String
  }

  private struct Weighed: Hashable {
    let day: ImportedDay
    let mass: ImportedMass
  }

  init(_ columns: SetColumns) { self.columns = columns }

  func fitted(_ row: TableRow, width: Int) -> TableRow? { dialect.fitted(row, columns, width) }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    if columns[.weight] == nil, let column = columns.unread.first(where: { isNumber(row, $0) }) {
      throw .needsOption(
        "no column has a known name for loads; add --map weight=COLUMN "
          + "if \"\(column.name.prefix(longestName))\" has them, or remove that column")
    }
    checkNumber(row, &log)
    log.takeRow(row.line) { (log) throws(RowRefusal) in
      do throws(RowRefusal) {
        try take(row, &log)
      } catch {
        if dialect.keepsNotes { keepNotes(of: row, &log) }
        throw error
      }
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    endRun(&log)
    supersets.finish(&log)
    losePendingNote(&log)
  }

  private mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    if let reason = dialect.notDone(row, columns, &log) { return log.setAside(row.line, reason) }
    let stamp = try stamp(row, &log)
    let name = try log.name(row, columns[.exercise])
    let said = try said(row, &log)
    let isNew = !isOfVisit(row, stamp)
    if case .rest = said, isNew || log.sessions.last?.exercises.last?.sets.isEmpty != false {
      throw .row("a rest without a set above it", nil)
    }
    if isNew { try begin(row, stamp, &log) } else { compare(row, &log) }
    visit?.stamp = stamp
    let last = log.sessions.count - 1
    if let time = stamp.time, let start = log.sessions[last].start, time < start {
      log.sessions[last].start = time
    }
    count(said, of: name, &log)
    log.add(said.sets, to: name, of: row, note: columns[.note])
    if case .rest(let seconds) = said { log.sessions[last].label("rest \(seconds.text)s") }
    supersets.add(
      exercise: log.sessions[last].exercises.count - 1, id: log.note(row, columns[.superset]),
      line: row.line)
    if let note = log.note(row, columns[.workoutNote]) { log.sessions[last].addSessionNote(note) }
    try weigh(row, stamp, &log)
  }

  /// When a row was done; of a session that its cells tell, as its first row has it.
  private func stamp(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> Timestamp {
    if dialect.isSessionNamed, let visit, cells(row) == visit.cells { return visit.stamp }
    // People write the day once, above its other exercises.
    if columns.isGuessed, row.isEmpty(columns[.date]), let visit { return visit.stamp }
    if columns[.date] == nil, let day = log.settings.dayOfFile { return day }
    if let day = dayOfWeek(row, &log) { return day }
    var stamp = try log.timestamp(row, columns[.date])
    if let second = readTime(row.raw(columns[.time])) {
      stamp.second = second
    } else if columns.isGuessed, !row.isEmpty(columns[.time]) {
      throw .row("the time cannot be read", log.text(row, columns[.time]))
    }
    return dialect.hasInstants ? log.moment(stamp) : stamp
  }

  /// The day that a week and a weekday say, or the number of a day in its week; nil where the row has a date.
  private func dayOfWeek(_ row: TableRow, _ log: inout ImportedLog) -> Timestamp? {
    let text = log.text(row, columns[.date]).lowercased()
    guard let week = readNumber(row.raw(columns[.week]))?.whole, 1...999 ~= week,
      let day = weekdayNamed(text).map({ Int($0.rawValue) }) ?? Int(text).map({ $0 - 1 }),
      0...6 ~= day
    else { return nil }
    guard let first = log.settings.firstWeek else {
      log.ask(.firstWeek)
      return Timestamp(day: .known(.first))
    }
    let days = (week - 1) * 7 + day - Int(first.weekday.rawValue)
    return first.adding(days: days).map { Timestamp(day: .known($0)) }
  }

  /// The weight of the person, once a day.
  private mutating func weigh(
    _ row: TableRow, _ stamp: Timestamp, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    let unit = unit(of: row, else: columns.bodyUnit ?? columns.massUnit)
    guard let mass = try log.weighed(row, columns[.bodyWeight], unit),
      weighed.insert(Weighed(day: stamp.day, mass: mass)).inserted
    else { return }
    log.addWeight(mass, of: row.line, besideSessionOf: stamp.day)
  }
}

// MARK: - Sessions

extension SetRows {
  private func cells(_ row: TableRow) -> [[UInt8]] { cells(row, dialect.session) }

  private func cells(_ row: TableRow, _ wanted: [SetColumn]) -> [[UInt8]] {
    wanted.map { Array(row.raw(columns[$0])) }
  }

  /// Whether a row goes on with the session at hand: its cells are alike, and where they do not tell it the day is and starts
  /// lie within three hours.
  private func isOfVisit(_ row: TableRow, _ stamp: Timestamp) -> Bool {
    guard let visit, cells(row) == visit.cells else { return false }
    return dialect.isSessionNamed
      || visit.stamp.day == stamp.day
        && abs((visit.stamp.second ?? 0) - (stamp.second ?? 0)) <= 10_800
  }

  private mutating func begin(
    _ row: TableRow, _ stamp: Timestamp, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    endRun(&log)
    supersets.finish(&log)
    visit = Visit(stamp: stamp, cells: cells(row), alike: cells(row, dialect.alike))
    var session = ImportedSession(
      day: stamp.day, start: stamp.time, title: log.note(row, columns[.workout]))
    session.gym = gym(row, &log)
    if let second = stamp.second, let length = length(row, from: stamp) {
      session.setEnd(second: second, after: length)
      if !(0..<secondsPerDay ~= length) {
        log.lose(row.line, Reason.badEnd, log.text(row, columns[.end] ?? columns[.duration]))
      }
    } else if !row.isEmpty(columns[.end]) {
      log.lose(row.line, Reason.badEnd, log.text(row, columns[.end]))
    }
    if let held = pendingNote, held.cells == visit?.cells {
      session.addSessionNote(held.text)
      pendingNote = nil
    }
    losePendingNote(&log)
    log.sessions.append(session)
  }

  /// How many seconds the session of a row took, by its duration or its end.
  private func length(_ row: TableRow, from start: Timestamp) -> Int? {
    let end = row.raw(columns[.end])
    if let clock = readTime(end), let second = start.second {
      return (clock - second + secondsPerDay) % secondsPerDay
    }
    guard let end = readTimestamp(end), case .known(let first) = start.day,
      case .known(let last) = end.day, let begin = start.second, let finish = end.second
    else { return readDuration(row.raw(columns[.duration]))?.whole }
    return last.days(since: first) * secondsPerDay + finish - begin
  }

  private func gym(_ row: TableRow, _ log: inout ImportedLog) -> String? {
    guard let name = log.note(row, columns[.gym]) else { return nil }
    if let id = gymID(name) { return id }
    log.lose(row.line, "a gym name that a log cannot hold", name)
    return nil
  }

  /// Tells where a row says something else of its session than the first one.
  private func compare(_ row: TableRow, _ log: inout ImportedLog) {
    for (column, first) in zip(dialect.alike, visit?.alike ?? []) {
      guard !row.raw(columns[column]).elementsEqual(first), !row.isEmpty(columns[column]) else {
        continue
      }
      log.lose(row.line, Reason.otherName, log.text(row, columns[column]))
    }
  }

  /// Of a row that is left out, the note on the workout is kept and that on the exercise reported.
  private mutating func keepNotes(of row: TableRow, _ log: inout ImportedLog) {
    if let note = log.note(row, columns[.note]) { log.lose(row.line, noteOfLeftOutRow, note) }
    guard let note = log.note(row, columns[.workoutNote]) else { return }
    let held = PendingNote(cells: cells(row), line: row.line, text: note)
    if held.cells == visit?.cells {
      log.sessions[log.sessions.count - 1].addSessionNote(note)
    } else if held.cells != pendingNote?.cells || note != pendingNote?.text {
      losePendingNote(&log)
      pendingNote = held
    }
  }

  private mutating func losePendingNote(_ log: inout ImportedLog) {
    if let pendingNote { log.lose(pendingNote.line, noteOfLeftOutRow, pendingNote.text) }
    pendingNote = nil
  }
}

private let noteOfLeftOutRow = "a note of a skipped row"

// MARK: - Sets that are counted, and sets that are numbered

extension SetRows {
  /// How many sets the row stands for.
  func count(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> Int {
    guard let count = try log.repetitions(row, columns[.count]) else { return 1 }
    guard count > 0 else { throw .row(Reason.notDone, nil) }
    guard count <= mostSetsInRow else {
      throw .row("more than 99 sets", log.text(row, columns[.count]))
    }
    return count
  }

  /// Asks about the column of sets if the numbers of an exercise neither begin nor go on as numbers do.
  private mutating func checkNumber(_ row: TableRow, _ log: inout ImportedLog) {
    guard !columns.isCountSure, let number = readNumber(row.raw(columns[.number]))?.whole
    else { return }
    let exercise = Array(row.raw(columns[.exercise]))
    if number > 1, numbers[exercise].map({ $0 < number }) != true { log.ask(openCount) }
    numbers[exercise] = number
  }

  /// Follows whether the counts of an exercise go up.
  private mutating func count(_ said: Said, of name: String, _ log: inout ImportedLog) {
    if run.name != name { endRun(&log) }
    run = (name, run.rowCount + 1, run.countsUp && said.sets.count == run.rowCount + 1)
  }

  /// Asks about the column of sets if the counts of an exercise are 1, 2 and so on, as numbers would be.
  private mutating func endRun(_ log: inout ImportedLog) {
    defer { run = ("", 0, true) }
    guard run.rowCount > 1, run.countsUp, columns[.count] != nil, !columns.isCountSure else {
      return
    }
    log.ask(openCount)
  }

  private var openCount: ImportQuestion {
    let name = columns.name(of: .count) ?? columns.name(of: .number) ?? "COLUMN"
    return ImportQuestion(
      text:
        "\"\(name)\" may count sets or number them; add --map sets=\(name) or --map set=\(name)",
      answer: "--map sets=\(name)")
  }

  /// Whether an unread column holds a number that may be a load.
  private func isNumber(_ row: TableRow, _ column: (index: Int, name: String)) -> Bool {
    guard !columnWords(of: column.name).contains(where: wordsOfFigures.contains),
      let number = readNumber(row.raw(column.index))
    else { return false }
    return number.thousandths != 0 && (number.suffix.isEmpty || massUnit(number.suffix) != nil)
  }
}

/// Names of columns with figures that are no loads.
private let wordsOfFigures: Set<String> = [
  "volume", "rm", "erm", "calories", "kcal", "bpm", "heart", "rest", "week", "id", "number", "no",
  "index", "order", "incline", "resistance", "age", "target",
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
