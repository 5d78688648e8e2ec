import Primitives
import W8Engine

extension Importer {
  static let traindown = Importer(
    name: "traindown", title: "Traindown",
    recognition: "text that begins with @ and a date",
    recognizes: { head in
      head.firstByte == UInt8(ascii: "@")
        && head.firstLines.first { !$0.isEmpty }.map { readTimestamp($0.dropFirst().utf8) != nil }
          == true
    },
    open: { (_, _) throws(ImportRefusal) in TextReading(TraindownLines()) })
}

/// The lines of Traindown, parted further at semicolons: a performance is a row.
private struct TraindownLines: TextLineReading {
  private var isOpen = false
  private var sessionUnit: String?
  private var movement: String?
  private var movementLine = 0
  private var joins = false
  private var movementUnit: String?
  private var performance: Performance?
  private var isDateUnread = false
  private var badDate = ""

  /// A performance as far as it was read.
  private struct Performance {
    let line: Int
    var load: String?
    var repetitions: String?
    var sets: String?
    var fails: String?
    var unit: String?

    /// The part whose words end in `letter`.
    subscript(letter: String?) -> String? {
      get {
        switch letter {
        case "r": repetitions
        case "s": sets
        case "f": fails
        default: load
        }
      }
      set {
        switch letter {
        case "r": repetitions = newValue
        case "s": sets = newValue
        case "f": fails = newValue
        default: load = newValue
        }
      }
    }
  }

  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    let text = decodedText(line).text
    for piece in text.split(separator: ";") {
      try read(trimmed(String(piece)), number, &log)
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    log.namesBody = true
    try endPerformance(&log)
  }

  private mutating func read(
    _ piece: String, _ line: Int, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    switch piece.first {
    case nil: return
    case "@": try begin(trimmed(String(piece.dropFirst())), &log)
    case "#": note(metadata: trimmed(String(piece.dropFirst())), &log)
    case "*": addNote(trimmed(String(piece.dropFirst())), &log)
    default: try readMovement(piece, line, &log)
    }
  }

  private mutating func begin(_ date: String, _ log: inout ImportedLog) throws(ImportRefusal) {
    try endPerformance(&log)
    (isOpen, sessionUnit, movement, movementUnit) = (true, nil, nil, nil)
    let stamp = readTimestamp(date.utf8)
    isDateUnread = stamp == nil
    badDate = date
    if let stamp {
      log.sessions.append(ImportedSession(day: stamp.day, start: stamp.time))
    }
  }

  /// What is no unit is a note of the scope above.
  private mutating func note(metadata text: String, _ log: inout ImportedLog) {
    let parts = text.split(separator: ":", maxSplits: 1).map { trimmed(String($0)) }
    guard parts.count == 2, ["unit", "u"].contains(parts[0].lowercased()) else {
      return addNote(text, &log)
    }
    if performance != nil {
      performance?.unit = parts[1].lowercased()
    } else if movement != nil {
      movementUnit = parts[1].lowercased()
    } else {
      sessionUnit = isOpen ? parts[1].lowercased() : nil
    }
  }

  private mutating func addNote(_ text: String, _ log: inout ImportedLog) {
    guard let last = log.sessions.indices.last, isOpen, !isDateUnread, !text.isEmpty else {
      return
    }
    if let movement {
      // The performance above may not have brought its movement yet.
      if log.sessions[last].exercises.last?.name != movement { openMovement(movement, last, &log) }
      log.sessions[last].addNote(text)
    } else {
      log.sessions[last].notes.append(text)
    }
  }

  private mutating func openMovement(_ name: String, _ session: Int, _ log: inout ImportedLog) {
    var exercise = ImportedExercise(name: name, line: movementLine)
    exercise.joinsPrevious = joins && !log.sessions[session].exercises.isEmpty
    log.sessions[session].exercises.append(exercise)
  }

  /// Names end in a colon; what begins with a digit or `bw` belongs to a performance.
  private mutating func readMovement(
    _ piece: String, _ line: Int, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    var rest = Substring(piece)
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest.removeFirst()
        continue
      }
      if first == "#" || first == "*" || first == "@" { return try read(String(rest), line, &log) }
      let word = rest.prefix { $0 != " " && $0 != "\t" }
      if first.isASCII, first.isNumber || isBodyweight(word) {
        try take(String(word), line, &log)
        rest = rest[word.endIndex...]
      } else if let colon = rest.firstIndex(of: ":") {
        try endPerformance(&log)
        name(String(rest[..<colon]), line)
        rest = rest[rest.index(after: colon)...]
      } else {
        return try leaveOut(String(rest), line, &log)
      }
    }
  }

  private func isBodyweight(_ word: Substring) -> Bool {
    let lower = word.lowercased()
    return lower == "bw" || lower.hasPrefix("bw+") || lower.hasPrefix("bw-")
  }

  private mutating func name(_ text: String, _ line: Int) {
    var name = trimmed(text)
    joins = name.hasPrefix("+")
    if joins { name = trimmed(String(name.dropFirst())) }
    if name.hasPrefix("'") { name = trimmed(String(name.dropFirst())) }
    (movement, movementLine) = (name, line)
    movementUnit = nil
  }

  private func leaveOut(
    _ text: String, _ line: Int, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    log.countRow()
    log.leaveOut(line, "text that is neither a name nor a set", text)
  }

  /// A performance ends where a kind of token repeats.
  private mutating func take(
    _ word: String, _ line: Int, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    let letter = word.last?.lowercased()
    let isLoad = !["r", "s", "f"].contains(letter)
    if let open = performance, open[letter] != nil { try endPerformance(&log) }
    var next = performance ?? Performance(line: line)
    next[letter] = isLoad ? word : String(word.dropLast())
    performance = next
  }

  private mutating func endPerformance(_ log: inout ImportedLog) throws(ImportRefusal) {
    guard let done = performance else { return }
    performance = nil
    log.takeRow(done.line) { (log) throws(RowRefusal) in
      guard !isDateUnread, isOpen, let last = log.sessions.indices.last else {
        throw .row(Reason.badDate, badDate)
      }
      guard let movement, saysSomething(movement) else { throw .row(Reason.noName, nil) }
      let sets = try sets(done, &log)
      if log.sessions[last].exercises.last?.name != movement { openMovement(movement, last, &log) }
      log.sessions[last].lines.append(done.line)
      for set in sets { log.sessions[last].add(set, to: movement) }
    }
  }

  /// Repetitions are those that were tried; the failed ones are taken off.
  private func sets(
    _ done: Performance, _ log: inout ImportedLog
  ) throws(RowRefusal) -> [ImportedSet] {
    let tried = try whole(done.repetitions) ?? 1
    let failed = try whole(done.fails) ?? 0
    let count = try whole(done.sets) ?? 1
    guard failed <= tried, 1...99 ~= count else {
      throw .row("more failed than tried reps, or no set", done.fails ?? done.sets)
    }
    var set = ImportedSet()
    set.repetitions = tried - failed
    if failed > 0 { set.mark = .missed }
    try readLoad(done, into: &set, &log)
    if done.repetitions == nil, set.seconds != nil || set.distance != nil { set.repetitions = nil }
    try set.settle()
    return Array(repeating: set, count: count)
  }

  private func readLoad(
    _ done: Performance, into set: inout ImportedSet, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    guard let text = done.load else { return }
    let word = done.unit ?? movementUnit ?? sessionUnit ?? ""
    let isBody = isBodyweight(text[...])
    guard let number = readNumber(Array((isBody ? String(text.dropFirst(2)) : text).utf8)[...]),
      number.suffix.isEmpty
    else {
      guard isBody, text.utf8.count == 2 else { throw .row(Reason.badLoad, text) }
      set.load = .bodyweight
      return
    }
    if ["seconds", "second", "sec", "secs"].contains(word) {
      let time = Seconds(tenths: number.thousandths / 100)
      guard time > 0, time <= longestTime else { throw .row(Reason.badTime, text) }
      set.seconds = time
    } else if let unit = lengthUnit(word), !isBody {
      set.distance = ImportedDistance(thousandths: number.thousandths, unit: unit)
    } else if number.thousandths != 0 {
      let unit = try log.unit(word.isEmpty ? nil : knownMassUnit(word))
      guard let mass = ImportedMass(thousandths: number.thousandths, unit: unit) else {
        throw .row(Reason.badLoad, text)
      }
      set.load = isBody ? .bodyweightAnd(mass) : .mass(mass)
    }
  }

  private func whole(_ text: String?) throws(RowRefusal) -> Int? {
    guard let text else { return nil }
    guard let number = readNumber(Array(text.utf8)[...]), number.suffix.isEmpty,
      let whole = number.whole, 0...9999 ~= whole
    else { throw .row(Reason.badRepetitions, text) }
    return whole
  }
}
