import Primitives
import W8Engine

extension Importer {
  static let liftohistory = Importer(
    name: "liftohistory", title: "Liftosaur's Liftohistory",
    recognition: "text with a date and exercises: {",
    recognizes: { $0.contains("exercises: {") && !$0.contains("\"storage\"") },
    open: { (_, _) throws(ImportRefusal) in TextReading(LiftohistoryLines()) })
}

/// The lines of Liftohistory: a workout, its exercises, and notes above what they are about.
private struct LiftohistoryLines: TextLineReading {
  private var notes: [String] = []
  private var isOpen = false
  private var isUnread = false

  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    let text = trimmed(decodedText(line).text)
    if text.isEmpty { return }
    if text.hasPrefix("//") {
      notes.append(trimmed(String(text.dropFirst(2))))
    } else if text == "}" {
      // Notes stand above what they are about; those below the last exercise are about the workout.
      if !isUnread, let last = log.sessions.indices.last {
        log.sessions[last].notes += notes
        notes = []
      }
      isOpen = false
    } else if !isOpen {
      try begin(text, number, &log)
    } else if isUnread {
      log.countRow()
      log.leaveOut(number, Reason.badDate)
    } else {
      log.takeRow(number) { (log) throws(RowRefusal) in try take(text, number, &log) }
      notes = []
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    if let last = log.sessions.indices.last { log.sessions[last].notes += notes }
  }

  private mutating func begin(
    _ text: String, _ line: Int, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    let parts = sections(text)
    isOpen = true
    guard let stamp = readTimestamp(parts[0].utf8) else {
      isUnread = true
      for note in notes { log.lose(line, "a note on a skipped workout", note) }
      notes = []
      return
    }
    isUnread = false
    var session = ImportedSession(day: stamp.day, start: stamp.time)
    session.notes = notes
    notes = []
    for part in parts.dropFirst() {
      let pair = part.split(separator: ":", maxSplits: 1).map { trimmed(String($0)) }
      guard pair.count == 2 else { continue }
      switch pair[0] {
      case "dayName": session.title = withoutQuotes(pair[1])
      case "program": log.lose(line, "the name of the program")
      case "duration":
        if let second = stamp.second, let length = readDuration(Array(pair[1].utf8)[...])?.whole {
          session.setEnd(second: second, after: length)
          if length >= secondsPerDay { log.lose(line, Reason.badEnd, pair[1]) }
        }
      default: break
      }
    }
    log.sessions.append(session)
  }

  private func take(
    _ text: String, _ line: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    let parts = sections(text)
    guard let last = log.sessions.indices.last, saysSomething(parts[0]) else {
      throw .row(Reason.noName, parts[0])
    }
    var (warmUps, sets): ([ImportedSet], [ImportedSet]) = ([], [])
    var notDone: [String] = []
    for part in parts.dropFirst() {
      if part.hasPrefix("target:") { continue }
      if part.hasPrefix("warmup:") {
        warmUps += try readSets(String(part.dropFirst(7)), line, &notDone, &log).map { set in
          var set = set
          set.isWarmUp = true
          return set
        }
      } else {
        sets += try readSets(part, line, &notDone, &log)
      }
    }
    var exercise = ImportedExercise(name: parts[0], line: line)
    exercise.sets = warmUps + sets
    exercise.notes = notes
    guard !exercise.sets.isEmpty else { throw .row(Reason.notDone, parts[0]) }
    for set in notDone { log.lose(line, Reason.notDone, set) }
    log.sessions[last].lines.append(line)
    log.sessions[last].exercises.append(exercise)
  }

  /// The parts between slashes, those in quotes and brackets apart.
  private func sections(_ text: String) -> [String] {
    var parts = [""]
    var (isQuoted, isInBrackets) = (false, false)
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == "(" { isInBrackets = true }
      if character == ")" { isInBrackets = false }
      if character == "/", !isQuoted, !isInBrackets {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(trimmed)
  }

  private func readSets(
    _ text: String, _ line: Int, _ notDone: inout [String], _ log: inout ImportedLog
  ) throws(RowRefusal) -> [ImportedSet] {
    var sets: [ImportedSet] = []
    for part in text.split(separator: ",") {
      sets += try readGroup(trimmed(String(part)), line, &notDone, &log)
    }
    return sets
  }

  /// `3x8 185lb @8.5 60s (label)`, with `8|7` for the right and the left side; sets of no repetitions go to `notDone`.
  private func readGroup(
    _ text: String, _ line: Int, _ notDone: inout [String], _ log: inout ImportedLog
  ) throws(RowRefusal) -> [ImportedSet] {
    var rest = text
    var set = ImportedSet()
    if let start = rest.firstIndex(of: "("), let end = rest.lastIndex(of: ")"), start < end {
      set.labels = [String(rest[rest.index(after: start)..<end])]
      rest = String(rest[..<start])
    }
    let words = rest.split(separator: " ").map(String.init)
    guard let first = words.first else { throw .row(Reason.notDone, text) }
    let parts = first.split(separator: "x", maxSplits: 1).map(String.init)
    guard parts.count == 2, let count = Int(parts[0]), 1...99 ~= count else {
      throw .row(Reason.badRepetitions, first)
    }
    let isAMRAP = parts[1].hasSuffix("+")
    let sides = parts[1].dropLast(isAMRAP ? 1 : 0)
      .split(separator: "|", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard 1...2 ~= sides.count, sides.allSatisfy({ 0...9999 ~= $0 }) else {
      throw .row(Reason.badRepetitions, first)
    }
    for word in words.dropFirst() { try read(word, line, into: &set, &log) }
    if isAMRAP { set.mark = .asManyAsPossible }
    var side: [ImportedSet] = []
    for (index, repetitions) in sides.enumerated() {
      var one = set
      one.repetitions = repetitions
      if sides.count == 2 { one.labels.append(index == 0 ? "right" : "left") }
      guard repetitions > 0 || one.seconds != nil else {
        notDone.append(text)
        continue
      }
      try one.settle()
      side.append(one)
    }
    return (0..<count).flatMap { _ in side }
  }

  private func read(
    _ word: String, _ line: Int, into set: inout ImportedSet, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    if word.hasPrefix("@") {
      // A `+` asks for the effort, or for as many as possible.
      let number = readNumber(Array(word.dropFirst().utf8)[...])
      if let number, number.isExact, ["", "+"].contains(number.suffix), let effort = number.effort {
        set.effort = effort
      } else {
        log.lose(line, Reason.badEffort, word)
      }
    } else if let number = readNumber(Array(word.utf8)[...]), let unit = massUnit(number.suffix),
      let mass = ImportedMass(thousandths: number.thousandths, unit: unit)
    {
      if number.thousandths != 0 { set.load = .mass(mass) }
    } else if let seconds = readSeconds(Array(word.utf8)[...])?.time, seconds > 0,
      seconds <= longestTime
    {
      set.seconds = seconds
    } else {
      throw .row("a part of a set that cannot be read", word)
    }
  }
}
