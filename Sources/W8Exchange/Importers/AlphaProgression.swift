import Primitives
import W8Engine

extension Importer {
  static let alphaProgression = Importer(
    name: "alphaprogression", title: "Alpha Progression",
    recognition:
      "sessions of a title, a time and a duration, and sets below #;KG;REPS or the same in another language",
    recognizes: { head in
      let lines = head.firstLines
      return lines.contains { isSetHeader(cells(of: $0)) }
        && lines.contains { exercise(in: cells(of: $0)) != nil }
    },
    open: { (_, _) throws(ImportRefusal) in TextReading(AlphaLines()) })
}

/// The lines of an export: the head of a session, its exercises, and below each the header and rows of its sets.
private struct AlphaLines: TextLineReading {
  private var name: String?
  private var unit: MassUnit?
  private var isOpen = false

  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    let cells = cells(of: decodedText(line).text)
    if cells.allSatisfy({ $0.isEmpty }) { return }
    if let exercise = exercise(in: cells) {
      name = exercise
      try readWarmUps(cells.dropFirst().first ?? "", number, &log)
    } else if isSetHeader(cells) {
      unit = massUnit(cells[1].lowercased())
    } else if let title = cells.first, Int(title) == nil {
      begin(cells, number, &log)
    } else {
      log.takeRow(number) { (log) throws(RowRefusal) in
        guard let name, isOpen, cells.count > 2 else {
          throw .row("a set outside a session", cells[0])
        }
        if cells[1...2].allSatisfy({ $0 == "-" || $0.isEmpty }) {
          return log.setAside(number, "sets planned but not done")
        }
        var set = try set(cells[1], cells[2], &log)
        if cells.count > 3, !cells[3].isEmpty, cells[3] != "-" {
          set.effort = effort(cells[3])
          if set.effort == nil { log.lose(number, Reason.badEffort, cells[3]) }
        }
        add(set, to: name, number, &log)
      }
    }
  }

  /// Begins the session of a title, a time and a duration.
  private mutating func begin(_ cells: [String], _ number: Int, _ log: inout ImportedLog) {
    let moment = cells.count > 1 ? cells[1].split(separator: " ").prefix(2) : []
    guard let stamp = readTimestamp(moment.joined(separator: " ").utf8) else {
      isOpen = false
      log.countRow()
      return log.leaveOut(number, Reason.badDate, cells.joined(separator: "; "))
    }
    var session = ImportedSession(day: stamp.day, start: stamp.time, title: cells[0])
    if let second = stamp.second, let length = cells.dropFirst(2).first.flatMap(duration) {
      session.setEnd(second: second, after: length)
    }
    (isOpen, name) = (true, nil)
    log.sessions.append(session)
  }

  /// Reads `WU1 · 37,5 kg · 9 reps<br>WU2 · 60 kg · 7 reps`.
  private mutating func readWarmUps(
    _ text: String, _ number: Int, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    guard let name else { return }
    for part in text.replacingEach("<br>", with: "\n").split(separator: "\n") {
      let words = part.split(separator: "·").map { trimmed(String($0)) }
      log.takeRow(number) { (log) throws(RowRefusal) in
        guard isOpen, words.count == 3 else {
          throw .row("a warm-up that cannot be read", String(part))
        }
        var set = try set(words[1], words[2], &log)
        set.isWarmUp = true
        add(set, to: name, number, &log)
      }
    }
  }

  private func add(
    _ set: ImportedSet, to name: String, _ number: Int, _ log: inout ImportedLog
  ) {
    let last = log.sessions.count - 1
    log.sessions[last].lines.append(number)
    log.sessions[last].add(set, to: name)
  }

  /// Returns a set of its load, such as `102,5` or, added to the body, `+35`, and its repetitions or time.
  private func set(
    _ load: String, _ done: String, _ log: inout ImportedLog
  ) throws(RowRefusal) -> ImportedSet {
    var set = ImportedSet()
    let isBody = load.hasPrefix("+") || load.hasPrefix("-")
    let digits = load.hasPrefix("+") ? String(load.dropFirst()) : load
    if load != "-", !load.isEmpty {
      guard let number = readNumber(Array(digits.utf8)[...]) else {
        throw .row(Reason.badLoad, load)
      }
      if number.thousandths != 0 {
        let unit = log.unit(massUnit(number.suffix) ?? unit)
        guard let mass = ImportedMass(thousandths: number.thousandths, unit: unit) else {
          throw .row(Reason.badLoad, load)
        }
        set.load = isBody ? .bodyweightAnd(mass) : .mass(mass)
      } else if isBody {
        set.load = .bodyweight
      }
    }
    let count = done.hasSuffix("+") ? String(done.dropLast()) : done
    if let number = readNumber(Array(count.utf8)[...]),
      number.suffix.isEmpty || repetitionWords.contains(number.suffix.filter { $0 != "." })
    {
      guard let whole = number.whole, 0...9999 ~= whole else {
        throw .row(Reason.badRepetitions, done)
      }
      set.repetitions = whole
      if done.hasSuffix("+") { set.mark = .asManyAsPossible }
    } else {
      guard let seconds = readDuration(Array(done.utf8)[...]), seconds <= longestTime else {
        throw .row(Reason.badRepetitions, done)
      }
      set.seconds = seconds
    }
    try set.settle()
    return set
  }

  /// Returns the effort that repetitions in reserve leave, such as `1` or `0,5`.
  private func effort(_ text: String) -> Effort? {
    guard let left = readNumber(Array(text.utf8)[...]), left.suffix.isEmpty,
      0...9000 ~= left.thousandths, left.thousandths % 500 == 0
    else { return nil }
    return left.whole.map { .inReserve(UInt8($0)) }
      ?? .perceived(halves: UInt8(20 - left.thousandths / 500))
  }
}

/// Returns the seconds of `1:02 hr`, `53 Min.` and `45 s`.
private func duration(_ text: String) -> Int? {
  let word = text.split(separator: " ").first.map(String.init) ?? ""
  let parts = word.split(separator: ":").compactMap { Int($0) }
  if parts.count == 2, word.contains(":") { return parts[0] * 3600 + parts[1] * 60 }
  return readDuration(Array(text.lowercased().utf8)[...])?.whole
}

/// Returns the cells of a line, between semicolons or tabs, without their quotes.
private func cells(of line: String) -> [String] {
  let sign: Character = line.contains("\t") ? "\t" : ";"
  return line.split(separator: sign, omittingEmptySubsequences: false)
    .map { trimmed(trimmed(String($0)), of: "\"") }
}

/// Whether the cells are `#`, a unit of mass and further names.
private func isSetHeader(_ cells: [String]) -> Bool {
  cells.count > 2 && cells[0] == "#" && massUnit(cells[1].lowercased()) != nil
}

/// Returns the name in `1. Bench Press · Barbell · 6 reps`, without the number and the aim; nil for other cells.
private func exercise(in cells: [String]) -> String? {
  guard let text = cells.first, text.contains("·"), let point = text.firstIndex(of: "."),
    Int(text[..<point]) != nil
  else { return nil }
  let parts = text[text.index(after: point)...].split(separator: "·").map { trimmed(String($0)) }
  let name = parts.prefix { part in
    part.first?.isNumber != true
  }
  return name.isEmpty ? nil : name.count == 1 ? name[0] : "\(name[0]) (\(name[1]))"
}
