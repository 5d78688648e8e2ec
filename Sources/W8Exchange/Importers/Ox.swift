import Primitives
import W8Engine

extension Importer {
  static let ox = Importer(
    name: "ox", title: "ox",
    recognition: "text with a line @session, or lines that begin with a date and *, ! or W",
    recognizes: { head in
      head.firstLines.contains { line in
        line == "@session" || oxEntry(line) != nil && line.contains(":")
          || oxEntry(line)?.flag == "W"
      }
    },
    open: { (_, _) throws(ImportRefusal) in TextReading(OxLines()) })
}

/// The date, the sign or word behind it and the rest of a line; nil for a line that is no entry.
private func oxEntry(_ line: String) -> (day: ImportedDay, flag: String, rest: String)? {
  let words = line.split(separator: " ", maxSplits: 2).map(String.init)
  guard words.count >= 2, ["*", "!", "W", "note", "query"].contains(words[1]),
    words[0].utf8.count == 10, let day = readTimestamp(words[0].utf8)?.day
  else { return nil }
  return (day, words[1], words.count > 2 ? trimmed(words[2]) : "")
}

/// The lines of ox: entries by themselves, and those of blocks.
private struct OxLines: TextLineReading {
  private var block = Block.none
  /// The day of the session that entries by themselves belong to.
  private var openDay: ImportedDay?
  /// The lines from one on in which a quote opens that is not closed yet.
  private var held: [(text: String, number: Int)] = []

  private enum Block {
    case none
    /// A session whose date comes next.
    case session
    /// A session whose lines are exercises.
    case lines
    /// A session that was planned.
    case planned
    /// A session whose date cannot be read.
    case undated
    /// A definition, of which nothing is taken.
    case other
  }

  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    let text = trimmed(decodedText(line).text)
    if isQuoteOpen {
      guard text.hasPrefix("@") || oxEntry(text) != nil else {
        held.append((text, number))
        guard hasOpenQuote(text) else { return }
        let whole = held.map { $0.text }.joined(separator: "\n")
        let first = held[0].number
        held = []
        return try read(whole, first, into: &log)
      }
      try readHeld(into: &log)
    }
    if mayQuote, !text.hasPrefix("#"), hasOpenQuote(text) {
      held = [(text, number)]
    } else {
      try read(text, number, into: &log)
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    log.namesBody = true
    try readHeld(into: &log)
  }

  private var isQuoteOpen: Bool { !held.isEmpty }

  /// Whether the lines at hand may have notes.
  private var mayQuote: Bool {
    switch block {
    case .none, .lines: true
    case .session, .planned, .undated, .other: false
    }
  }

  private func hasOpenQuote(_ text: String) -> Bool {
    !text.utf8.count { $0 == .quote }.isMultiple(of: 2)
  }

  /// Reads the lines behind a quote that nothing closes, each by itself.
  private mutating func readHeld(into log: inout ImportedLog) throws(ImportRefusal) {
    let lines = held
    held = []
    for line in lines { try read(line.text, line.number, into: &log) }
  }

  private mutating func read(
    _ text: String, _ number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    if text.isEmpty || text.hasPrefix("#") { return }
    if text == "@end" {
      block = .none
      openDay = nil
      return
    }
    switch block {
    case .other: return
    case .session: beginSession(text, number, &log)
    case .lines:
      log.takeRow(number) { (log) throws(RowRefusal) in try take(text, number, &log) }
    case .planned:
      log.countRow()
      log.setAside(number, plannedSessions)
    case .undated:
      log.countRow()
      log.leaveOut(number, Reason.badDate)
    case .none: try readAlone(text, number, &log)
    }
  }

  private mutating func readAlone(
    _ text: String, _ number: Int, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    if text.hasPrefix("@") {
      let word = text.split(separator: " ").first.map(String.init) ?? text
      switch word {
      case "@session": block = .session
      case "@exercise", "@movement", "@template":
        block = .other
        log.remark(number, "definitions of exercises and templates, ignored")
      default: log.lose(number, "a line that names another file or program", word)
      }
      return
    }
    log.takeRow(number) { (log) throws(RowRefusal) in
      guard let entry = oxEntry(text) else { throw .row("a line that is no entry", text) }
      switch entry.flag {
      case "W": try takeWeight(entry.day, entry.rest, number, &log)
      case "note":
        log.take(
          ImportedWeighIn(
            line: number, day: entry.day, mass: nil, note: withoutQuotes(entry.rest)))
      case "query": log.setAside(number, "queries")
      case "!": log.setAside(number, plannedSessions)
      default:
        if openDay != entry.day || log.sessions.isEmpty {
          log.sessions.append(ImportedSession(day: entry.day))
        }
        openDay = entry.day
        try take(entry.rest, number, &log)
      }
    }
    dropEmptySession(&log)
  }

  private mutating func dropEmptySession(_ log: inout ImportedLog) {
    guard let last = log.sessions.last, last.lines.isEmpty, last.exercises.isEmpty else { return }
    log.sessions.removeLast()
    openDay = nil
  }

  private mutating func beginSession(_ text: String, _ number: Int, _ log: inout ImportedLog) {
    openDay = nil
    guard let entry = oxEntry(text) else {
      block = .undated
      return
    }
    guard entry.flag == "*" else {
      block = .planned
      return
    }
    block = .lines
    log.sessions.append(
      ImportedSession(
        day: entry.day, title: entry.rest.isEmpty ? nil : withoutQuotes(entry.rest)))
  }

  private func takeWeight(
    _ day: ImportedDay, _ text: String, _ line: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    let (rest, note) = quoted(text)
    var words = rest.split(separator: " ").map(String.init)
    guard !words.isEmpty, let number = readNumber(Array(words.removeFirst().utf8)[...]),
      number.thousandths > 0, let unit = massUnit(number.suffix),
      let mass = ImportedMass(thousandths: number.thousandths, unit: unit)
    else { throw .row(Reason.badWeight, text) }
    let second = words.first.flatMap { $0.hasPrefix("T") ? readTime($0.dropFirst().utf8) : nil }
    let unread = words.dropFirst(second == nil ? 0 : 1)
    if !unread.isEmpty {
      log.lose(line, "words behind a weight", unread.joined(separator: " "))
    }
    log.weighIns.append(
      ImportedWeighIn(
        line: line, day: day, time: second.flatMap { TimeOfDay(minutes: $0 / 60) }, mass: mass,
        note: note))
  }

  /// `exercise: weights repetitions time distance "note"`.
  private func take(_ text: String, _ line: Int, _ log: inout ImportedLog) throws(RowRefusal) {
    guard let last = log.sessions.indices.last, let colon = text.firstIndex(of: ":") else {
      throw .row("a line that is no entry", text)
    }
    let name = trimmed(String(text[..<colon]))
    let written = trimmed(String(text[text.index(after: colon)...]))
    let (rest, note) = quoted(written)
    if name == "note" {
      let text = withoutQuotes(written)
      if saysSomething(text) { log.sessions[last].notes.append(text) }
      log.sessions[last].lines.append(line)
      return
    }
    guard saysSomething(name) else { throw .row(Reason.noName, text) }
    let sets = try OxSets(rest).sets()
    log.sessions[last].lines.append(line)
    var exercise = ImportedExercise(name: name, line: line)
    exercise.sets = sets
    if let note { exercise.notes = [note] }
    log.sessions[last].exercises.append(exercise)
  }

  /// The text without what is in quotes, and that.
  private func quoted(_ text: String) -> (rest: String, quoted: String?) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return (text, nil) }
    let outside = parts.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
    let inside = parts.enumerated().filter { $0.offset % 2 == 1 }.map { $0.element }
    return (outside.joined(separator: " "), inside.joined(separator: "\n"))
  }
}

private let plannedSessions = "planned sessions"
