import W8Engine

/// Writes the entries of a log one after the other.
struct EntryWriter {
  private var losses: [(reason: String, line: Int)] = []
  private let units: LogUnits
  private let settings: ImportSettings
  private var openings = ExerciseOpenings()

  init(_ units: LogUnits, _ settings: ImportSettings) {
    self.units = units
    self.settings = settings
  }

  /// Adds to `tallies` what could not be written as it was.
  func tell(_ tallies: inout Tallies) {
    for lost in losses { tallies.add(.notKept, lost.reason, line: lost.line) }
  }

  /// The entry of a weigh-in.
  mutating func entry(_ weighIn: ImportedWeighIn, _ date: CivilDate) -> ImportedEntry {
    var fields = weighIn.mass.map(units.text) ?? "-"
    if weighIn.isExcluded { fields += "?" }
    if let time = weighIn.time { fields += " \(time)" }
    if let fat = weighIn.fatTenths { fields += " fat:\(decimalText(fat * 100))%" }
    for pair in weighIn.pairs { fields += " \(pair.text)" }
    let notes = lines(weighIn.note.map { [$0] } ?? [], weighIn.lines.first ?? 0)
    guard notes.count == 1, notes[0].utf8.count <= tailLimit else {
      let lines = notes.map { "    > \($0)" }
      return ImportedEntry(date: date, fields: fields, lines: lines, note: notes.first)
    }
    return ImportedEntry(date: date, fields: fields + " > \(notes[0])", note: notes[0])
  }

  /// Appends the lines of a session, each with its end.
  mutating func append(
    _ session: ImportedSession, to text: inout [UInt8]
  ) throws(ImportRefusal) {
    let line = session.lines.first ?? 0
    text.append(text: "    \(settings.gym ?? session.gym ?? "@")")
    if let start = session.start {
      text.append(text: " \(start)")
      if let end = session.end, end != start { text.append(text: "-\(end)") }
    }
    if let title = session.title, let name = try quoted(title, line) {
      text.append(text: " \(name)")
    }
    text.append(.lineFeed)
    append(session.notes, behind: "    > ", line, to: &text)
    for exercise in session.exercises {
      try append(exercise, to: &text)
      append(exercise.notes, behind: "        > ", exercise.line, to: &text)
    }
  }

  private mutating func append(
    _ exercise: ImportedExercise, to text: inout [UInt8]
  ) throws(ImportRefusal) {
    var rowStart = text.count
    text += try opening(exercise)
    var isFirst = true
    for group in groups(of: exercise.sets) {
      let start = text.count
      if !isFirst { text.append(text: ", ") }
      text.append(group: exercise.sets[group], unit: units.load)
      if text.count - rowStart > exerciseLimit, !isFirst {
        let moved = Array(text[(start + 2)...])
        text.removeSubrange(start...)
        text.append(.lineFeed)
        rowStart = text.count
        var rest = exercise
        rest.joinsPrevious = false
        text += try opening(rest) + moved
      }
      isFirst = false
    }
    text.append(.lineFeed)
  }

  private mutating func opening(_ exercise: ImportedExercise) throws(ImportRefusal) -> [UInt8] {
    if let known = openings.opening(of: exercise) { return known }
    let mine = settings.names[exercise.name.lowercased()] ?? exercise.name
    let quoted = try quoted(mine, exercise.line) ?? "\"?\""
    return openings.open(exercise, as: quoted)
  }

  private mutating func quoted(_ text: String, _ line: Int) throws(ImportRefusal) -> String? {
    var changes: [String] = []
    guard let name = quotable(text, changed: { changes.append($0) }) else { return nil }
    losses += changes.map { ($0, line) }
    guard name.utf8.count <= nameLimit else {
      throw .unreadable(
        line: line, "a name of \(name.utf8.count) bytes is longer than a line of a log may be")
    }
    return "\"\(name)\""
  }

  private mutating func append(
    _ notes: [String], behind sign: String, _ line: Int, to text: inout [UInt8]
  ) {
    guard !notes.isEmpty else { return }
    for note in lines(notes, line) {
      text.append(text: sign)
      text.append(text: note)
      text.append(.lineFeed)
    }
  }

  private mutating func lines(_ notes: [String], _ line: Int) -> [String] {
    var hasLost = false
    let lines = notes.flatMap { noteLines($0, lost: { hasLost = true }) }
    if hasLost { losses.append((controlsLost, line)) }
    return lines
  }
}

/// The most bytes of an exercise and its sets on one line, with room for what the formatter fills up.
private let exerciseLimit = 9800

/// A longer note stands on lines of its own.
private let tailLimit = 200

/// A longer name leaves no room for sets on a line.
private let nameLimit = 9000
