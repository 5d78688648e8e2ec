import Primitives
import W8Analysis
import W8Engine

/// What `add` is told to write.
struct AddRequest {
  let date: CivilDate
  /// What stands behind the day; the notes come last.
  private(set) var fields: [String]
  /// The exercises as they are given.
  private let exercises: [String]
  private let notes: [String]
  private let isOnce: Bool
  /// The number that is taken for the day; nil where the day is named otherwise or not at all.
  private let numberOfDay: String?

  /// Throws where something would not be a single line.
  init(_ arguments: ParsedArguments, today: CivilDate) throws(Failure) {
    var operands = arguments.operands
    let named = operands.first.flatMap { addedDate($0, today: today) }
    let first = operands.first
    if named != nil { operands.removeFirst() }
    if named == nil, let first, isWrittenAsDate(first) {
      throw .usage(.badOperand(first, expected: "the days of the calendar, such as 2026-01-31"))
    }
    numberOfDay = named != nil && first.flatMap(parseCount) != nil ? first : nil
    date = named ?? today
    let tail = operands.firstIndex(where: opensTail) ?? operands.count
    let time = arguments.values(of: .time)
    fields = Array(operands[..<tail]) + time + Array(operands[tail...])
    exercises = arguments.values(of: .exerciseLine)
    isOnce = arguments.has(.once) || arguments.has(.same)
    notes = arguments.values(of: .note).flatMap {
      $0.split(whereSeparator: \.isNewline).map(String.init)
    }
    for text in fields + exercises where text.contains(where: \.isNewline) {
      throw .usage(.badOperand(text, expected: "what stands on one line of a log"))
    }
  }

  /// Whether nothing is given but perhaps a date.
  var isEmpty: Bool { fields.isEmpty && exercises.isEmpty && notes.isEmpty }

  /// The number that is taken for the day though it may be a weight: nothing else is given, or only a time.
  var doubtfulDay: String? {
    let isTime = { (text: String) in
      text.utf8.first.map(isDigit) ?? false && text.contains(":")
    }
    return exercises.isEmpty && notes.isEmpty && fields.allSatisfy(isTime) ? numberOfDay : nil
  }

  /// The gym that is named, with its sign.
  var gym: String? {
    fields.prefix { !opensTail($0) }.flatMap { $0.split(separator: " ") }
      .first { $0.hasPrefix("@") }.map(String.init)
  }

  /// Adds what the user is asked for.
  mutating func add(_ fields: [String]) {
    self.fields += fields
  }

  /// The entry: a single note stands at its end, several below it.
  var day: AddedDay {
    let hasTail = fields.contains(where: opensTail)
    let isTail = notes.count == 1 && !hasTail
    let all = fields + (isTail ? ["> \(notes[0])"] : [])
    let below = isTail ? [] : notes.map { "    > \($0)" }
    return AddedDay(
      date: date, fields: all.joined(separator: " "),
      lines: below + exercises.flatMap { exerciseRows("    \($0)") }, isOnce: isOnce)
  }
}

/// Whether a note or a comment starts here, which goes on to the end of the line.
private func opensTail(_ text: String) -> Bool { text.hasPrefix(">") || text.hasPrefix(";") }

/// The day that the first operand of `add` names: as reports read it, or `-3` for three days ago, or `05` for the last such
/// day of a month; nil for any other text.
func addedDate(_ text: String, today: CivilDate) -> CivilDate? {
  if let choice = DayChoice(text) { return choice.date(today: today) }
  if text.hasPrefix("-"), let days = parseCount(String(text.dropFirst())), 1...mostAgo ~= days {
    return today.adding(days: -days)
  }
  guard 1...2 ~= text.utf8.count, let day = parseCount(text), 1...31 ~= day else { return nil }
  return (0...62).lazy.compactMap { today.adding(days: -$0) }.first { $0.day == day }
}

/// Whether `text` has the shape of `2026-01-31`, whatever its numbers are.
private func isWrittenAsDate(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.map(\.utf8.count) == [4, 2, 2] && parts.allSatisfy { $0.utf8.allSatisfy(isDigit) }
}

/// More days than anybody counts.
private let mostAgo = 9_999
