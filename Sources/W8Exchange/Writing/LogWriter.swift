import W8Engine
import W8Syntax

/// The canonical log that says what was gathered, and in `tallies` what it cannot say.
///
/// Throws where a name is longer than a line may be.
package func logText(
  _ gathered: GatheredImport, _ settings: ImportSettings, _ tallies: inout Tallies
) throws(ImportRefusal) -> [UInt8] {
  var writer = LogWriter(gathered, settings)
  try writer.write(gathered)
  for lost in writer.losses { tallies.add(.notKept, lost.reason, line: lost.line) }
  do throws(MeaningChange) {
    return try canonicalText(Array(writer.text.utf8))
  } catch {
    throw .unreadable(line: nil, "line \(error.line + 1) of the log would not say what is meant")
  }
}

/// The most bytes of an exercise and its sets on one line, with room for what the formatter fills up.
private let exerciseLimit = 9800

private struct LogWriter {
  private(set) var text = ""
  private(set) var losses: [(reason: String, line: Int)] = []
  private let units: LogUnits
  private let settings: ImportSettings
  private var names: [String: String] = [:]

  init(_ gathered: GatheredImport, _ settings: ImportSettings) {
    units = LogUnits(gathered)
    self.settings = settings
  }

  mutating func write(_ gathered: GatheredImport) throws(ImportRefusal) {
    text = "w8log 1.0\n\n"
    for directive in units.directives { text += directive + "\n" }
    var (weighIns, sessions) = (gathered.weighIns[...], gathered.sessions[...])
    var month: YearMonth?
    while let date = [weighIns.first?.date, sessions.first?.date].compactMap(\.self).min() {
      if date.yearMonth != month { text += "\n# \(date.yearMonth)\n\n" }
      month = date.yearMonth
      let day = "\(padded(date.day, to: 2)) \(date.weekday.abbreviation)"
      if weighIns.first?.date != date { text += day + "\n" }
      while let weighIn = weighIns.first, weighIn.date == date {
        write(weighIn.content, day: day)
        weighIns.removeFirst()
      }
      while let session = sessions.first, session.date == date {
        try write(session.content)
        sessions.removeFirst()
      }
    }
  }

  private mutating func write(_ weighIn: ImportedWeighIn, day: String) {
    text += day + " " + (weighIn.mass.map(units.text) ?? "-")
    if let time = weighIn.time { text += " \(time)" }
    if let fat = weighIn.fatTenths { text += " fat:\(decimal(fat * 100))%" }
    let line = weighIn.lines.first ?? 0
    let notes = lines(weighIn.note.map { [$0] } ?? [], line)
    if notes.count == 1, notes[0].utf8.count <= tailLimit {
      text += " > \(notes[0])\n"
    } else {
      text += "\n"
      for note in notes { text += "    > \(note)\n" }
    }
  }

  private mutating func write(_ session: ImportedSession) throws(ImportRefusal) {
    let line = session.lines.first ?? 0
    text += "    " + (settings.gym ?? "@")
    if let start = session.start {
      text += " \(start)"
      if let end = session.end, end != start { text += "-\(end)" }
    }
    if let title = session.title, let name = try quoted(title, line) { text += " \(name)" }
    text += "\n"
    for note in lines(session.notes, line) { text += "    > \(note)\n" }
    for exercise in session.exercises { try write(exercise, line) }
  }

  private mutating func write(_ exercise: ImportedExercise, _ line: Int) throws(ImportRefusal) {
    let sign = exercise.joinsPrevious ? "+ " : ""
    let mine = settings.names[exercise.name.lowercased()] ?? exercise.name
    if names[mine] == nil { names[mine] = try quoted(mine, line) }
    let name = names[mine] ?? "\"?\""
    var row = "    \(sign)\(name):"
    var isFirst = true
    for group in groupTexts(exercise.sets, unit: units.ofLoads) {
      if row.utf8.count + group.utf8.count > exerciseLimit, !isFirst {
        text += row + "\n"
        row = "    \(name):"
        isFirst = true
      }
      row += (isFirst ? " " : ", ") + group
      isFirst = false
    }
    text += row + "\n"
    for note in lines(exercise.notes, line) { text += "        > \(note)\n" }
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

  private mutating func lines(_ notes: [String], _ line: Int) -> [String] {
    var hasLost = false
    let lines = notes.flatMap { noteLines($0, lost: { hasLost = true }) }
    if hasLost { losses.append((controlsLost, line)) }
    return lines
  }
}

/// A longer note stands on lines of its own.
private let tailLimit = 200

/// A longer name leaves no room for sets on a line.
private let nameLimit = 9000
