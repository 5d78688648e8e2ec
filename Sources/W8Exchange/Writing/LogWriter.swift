package import W8Engine
import W8Syntax

/// The canonical log that says what was gathered, and in `tallies` what it cannot say.
///
/// Throws where a name is longer than a line may be.
package func logText(
  _ gathered: GatheredImport, _ settings: ImportSettings, _ tallies: inout Tallies
) throws(ImportRefusal) -> [UInt8] {
  let units = LogUnits(gathered)
  var text = "w8log 1.0\n\n"
  for directive in units.directives { text += directive + "\n" }
  var last: CivilDate?
  for entry in try entries(gathered, settings, units, &tallies) {
    let date = entry.date
    if date.yearMonth != last?.yearMonth { text += "\n# \(date.yearMonth)\n\n" }
    if date != last || !entry.fields.isEmpty {
      text += "\(padded(date.day, to: 2)) \(date.weekday.abbreviation) \(entry.fields)\n"
    }
    last = date
    for line in entry.lines { text += line + "\n" }
  }
  do throws(MeaningChange) {
    return try canonicalText(Array(text.utf8))
  } catch {
    throw .unreadable(line: nil, "line \(error.line + 1) of the log would not say what is meant")
  }
}

/// What was gathered as entries of a book: each weigh-in and each session by itself, in order.
///
/// Numbers stand alone where they are of `unit` and `loadUnit`, which are nil where none may. Throws where a name is
/// longer than a line may be.
package func bookEntries(
  _ gathered: GatheredImport, _ settings: ImportSettings, unit: MassUnit?, loadUnit: MassUnit?,
  _ tallies: inout Tallies
) throws(ImportRefusal) -> [ImportedEntry] {
  try entries(gathered, settings, LogUnits(weight: unit, load: loadUnit), &tallies)
}

private func entries(
  _ gathered: GatheredImport, _ settings: ImportSettings, _ units: LogUnits,
  _ tallies: inout Tallies
) throws(ImportRefusal) -> [ImportedEntry] {
  var writer = EntryWriter(units, settings)
  var entries: [ImportedEntry] = []
  var (weighIns, sessions) = (gathered.weighIns[...], gathered.sessions[...])
  while let date = [weighIns.first?.date, sessions.first?.date].compactMap(\.self).min() {
    while let weighIn = weighIns.first, weighIn.date == date {
      entries.append(writer.entry(weighIn.content, date))
      weighIns.removeFirst()
    }
    while let session = sessions.first, session.date == date {
      entries.append(try writer.entry(session.content, date))
      sessions.removeFirst()
    }
  }
  for lost in writer.losses { tallies.add(.notKept, lost.reason, line: lost.line) }
  return entries
}

/// The most bytes of an exercise and its sets on one line, with room for what the formatter fills up.
private let exerciseLimit = 9800

/// Writes the entries of a log one after the other.
private struct EntryWriter {
  private(set) var losses: [(reason: String, line: Int)] = []
  private let units: LogUnits
  private let settings: ImportSettings
  private var names: [String: String] = [:]

  init(_ units: LogUnits, _ settings: ImportSettings) {
    self.units = units
    self.settings = settings
  }

  mutating func entry(_ weighIn: ImportedWeighIn, _ date: CivilDate) -> ImportedEntry {
    var fields = weighIn.mass.map(units.text) ?? "-"
    if let time = weighIn.time { fields += " \(time)" }
    if let fat = weighIn.fatTenths { fields += " fat:\(decimalText(fat * 100))%" }
    let notes = lines(weighIn.note.map { [$0] } ?? [], weighIn.lines.first ?? 0)
    guard notes.count == 1, notes[0].utf8.count <= tailLimit else {
      return ImportedEntry(date: date, fields: fields, lines: notes.map { "    > \($0)" })
    }
    return ImportedEntry(date: date, fields: fields + " > \(notes[0])")
  }

  mutating func entry(
    _ session: ImportedSession, _ date: CivilDate
  ) throws(ImportRefusal) -> ImportedEntry {
    let line = session.lines.first ?? 0
    var entry = ImportedEntry(date: date)
    var opening = "    " + (settings.gym ?? "@")
    if let start = session.start {
      opening += " \(start)"
      if let end = session.end, end != start { opening += "-\(end)" }
    }
    if let title = session.title, let name = try quoted(title, line) { opening += " \(name)" }
    entry.lines = [opening] + lines(session.notes, line).map { "    > \($0)" }
    for exercise in session.exercises { try write(exercise, line, &entry.lines) }
    return entry
  }

  private mutating func write(
    _ exercise: ImportedExercise, _ line: Int, _ text: inout [String]
  ) throws(ImportRefusal) {
    let sign = exercise.joinsPrevious ? "+ " : ""
    let mine = settings.names[exercise.name.lowercased()] ?? exercise.name
    if names[mine] == nil { names[mine] = try quoted(mine, line) }
    let name = names[mine] ?? "\"?\""
    var row = "    \(sign)\(name):"
    var isFirst = true
    for group in groupTexts(exercise.sets, unit: units.load) {
      if row.utf8.count + group.utf8.count > exerciseLimit, !isFirst {
        text.append(row)
        row = "    \(name):"
        isFirst = true
      }
      row += (isFirst ? " " : ", ") + group
      isFirst = false
    }
    text.append(row)
    text += lines(exercise.notes, line).map { "        > \($0)" }
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
