import W8Engine
import W8Syntax

/// Writes the entries of a log one after the other.
struct EntryWriter {
  private var losses: [(reason: String, line: Int)] = []
  private let units: LogUnits
  private let settings: ImportSettings
  /// How the lines of exercises begin, laid out once for each name.
  private var openings: [String: [UInt8]] = [:]
  private var names: [String: WrittenName] = [:]

  init(_ units: LogUnits, _ settings: ImportSettings) {
    self.units = units
    self.settings = settings
  }

  /// Adds to `reasonCounts` what could not be written as it was.
  func tell(_ reasonCounts: inout ReasonCounts) {
    for lost in losses { reasonCounts.add(.notKept, lost.reason, line: lost.line) }
  }

  mutating func entry(_ weighIn: ImportedWeighIn, _ date: CivilDate) -> ImportedEntry {
    var fields = weighIn.mass.map(units.text) ?? "-"
    if weighIn.isExcluded { fields += "?" }
    if let time = weighIn.time { fields += " \(time)" }
    for tag in weighIn.tags { fields += " \(tag)" }
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
  mutating func append(_ session: ImportedSession, to text: inout [UInt8]) {
    let line = session.lines.first ?? 0
    text.append(text: "    \(settings.gym ?? session.gym ?? "@")")
    if let start = session.start {
      text.append(text: " \(start)")
      if let end = session.end, end != start { text.append(text: "-\(end)") }
    }
    let title = session.title.flatMap { name(writing: $0, line, most: titleLimit) }
    if let title { text.append(text: " \"\(title.shown)\"") }
    for tag in session.tags { text.append(text: " \(tag)") }
    text.append(.lineFeed)
    append([title?.whole].compactMap { $0 } + session.notes, behind: "    > ", line, to: &text)
    for exercise in session.exercises {
      let name = name(of: exercise)
      append(exercise, named: name.shown, to: &text)
      let notes = [name.whole].compactMap { $0 } + exercise.notes
      append(notes, behind: "        > ", exercise.line, to: &text)
    }
  }

  private mutating func append(
    _ exercise: ImportedExercise, named name: String, to text: inout [UInt8]
  ) {
    var rowStart = text.count
    text += opening(name, joinsPrevious: exercise.joinsPrevious)
    var isFirst = true
    for group in groups(of: exercise.sets) {
      let start = text.count
      if !isFirst { text.append(text: ", ") }
      text.append(group: exercise.sets[group], unit: units.load)
      if text.count - rowStart > longestWrittenSets, !isFirst {
        let moved = Array(text[(start + 2)...])
        text.removeSubrange(start...)
        text.append(.lineFeed)
        rowStart = text.count
        text += opening(name, joinsPrevious: false) + moved
      }
      isFirst = false
    }
    text.append(.lineFeed)
  }

  /// The beginning of the line of an exercise up to its sets, as the formatter lays it out.
  private mutating func opening(_ name: String, joinsPrevious: Bool) -> [UInt8] {
    let text = "    \(joinsPrevious ? "+ " : "")\"\(name)\": "
    if let known = openings[text] { return known }
    let set = UInt8(ascii: "1")
    let line = (try? canonicalText(Array(text.utf8) + [set])) ?? []
    let opening = line.lastIndex(of: set).map { Array(line[..<$0]) } ?? Array(text.utf8)
    openings[text] = opening
    return opening
  }

  /// A name as a log has it, without quotes, and all of it where that is longer.
  private typealias WrittenName = (shown: String, whole: String?)

  private mutating func name(of exercise: ImportedExercise) -> WrittenName {
    let mine = settings.names[exercise.name.lowercased()] ?? exercise.name
    if let known = names[mine] { return known }
    let name = name(writing: mine, exercise.line, most: longestComparedName) ?? ("?", nil)
    names[mine] = name
    return name
  }

  /// What of `text`, a name or a title, a log has, at most so many scalars; nil where nothing is left of it.
  private mutating func name(writing text: String, _ line: Int, most: Int) -> WrittenName? {
    var changes: [String] = []
    guard let name = quotable(text, changed: { changes.append($0) }) else { return nil }
    let isLong = name.unicodeScalars.count > most
    if isLong {
      changes.append(
        "the end of a name of more than \(most) characters; the whole name became a note")
    }
    losses += changes.map { ($0, line) }
    guard isLong else { return (name, nil) }
    return (trimmed(String(name.unicodeScalars.prefix(most))), name)
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

/// A longer note stands on lines of its own.
private let tailLimit = 200

/// The most scalars of a title, which is prose but stands on one line.
private let titleLimit = 1000

/// A name or title as it stands in quotes, without them: nil where nothing is left. `changed` gets what was changed.
func quotable(_ text: String, changed: (String) -> Void) -> String? {
  var result = String.UnicodeScalarView()
  var (hasQuotes, hasLines, hasControls) = (false, false, false)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\u{201C}"..."\u{201F}":
      hasQuotes = true
      result.append("'")
    case "\n", "\r", "\u{2028}", "\u{2029}", "\t":
      if scalar != "\t" { hasLines = true }
      if result.last != " " { result.append(" ") }
    case _ where isControl(scalar): hasControls = true
    default: result.append(scalar)
    }
  }
  if hasQuotes { changed("a double quote in a name; it became '") }
  if hasLines { changed("a line end in a name; it became a space") }
  if hasControls { changed(controlsLost) }
  guard result.contains(where: { $0 != " " && !isOddSpace($0) }) else { return nil }
  return trimmed(String(result))
}

/// What is reported of text with control characters.
let controlsLost = "control characters"

extension [UInt8] {
  /// Appends `text` as UTF-8.
  mutating func append(text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends a number without zeros before it.
  mutating func append(number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude)
  }

  /// Appends a number of thousandths without zeros at its end.
  mutating func append(decimal thousandths: Int) {
    if thousandths < 0 { append(UInt8(ascii: "-")) }
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    append(digitsOf: whole)
    guard fraction > 0 else { return }
    append(UInt8(ascii: "."))
    var (rest, unit) = (fraction, UInt(100))
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }

  private mutating func append(digitsOf number: UInt) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

/// A number of thousandths without zeros at its end.
func decimalText(_ thousandths: Int) -> String {
  DecimalText.text(thousandths: Int64(thousandths))
}
