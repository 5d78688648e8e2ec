import Primitives
import W8Edits
import W8Engine
import W8Files
import W8Reports
import W8Syntax
import W8Text

/// What `add` is to write.
struct AddRequest {
  let date: CivilDate
  /// The text after the day, without notes and comments.
  private(set) var fields: [String] = []
  /// The notes and comments, each with its sign.
  private var tails: [String] = []
  /// The exercises as they are given.
  private var exercises: [String]
  private let notes: [String]
  /// Lines of standard input below the first.
  private var below: [String] = []
  private let isOnce: Bool
  let isReplacing: Bool
  /// The number that is taken for the day; nil where the day is named otherwise or not at all.
  private let numberOfDay: String?

  /// Throws where something would not be a single line, or says nothing; `-` alone stands for what `input` gives.
  init(
    _ arguments: ParsedArguments, today: CivilDate, input: () throws(Failure) -> String
  ) throws(Failure) {
    var operands = arguments.operands[...]
    var named = try NamedDay(takenFrom: &operands, today: today)
    if operands == ["-"] {
      var lines = try input().split { $0.isNewline }.map(String.init)
        .filter { $0.contains { !$0.isWhitespace } }[...]
      guard let line = lines.popFirst() else {
        throw .refused(
          "standard input is empty; for a day without a weigh-in add a note: add - '> no scale'",
          .usage)
      }
      if let other = lines.first(where: { $0.first?.isWhitespace == false }) {
        throw .refused(
          "add one day at a time; \(inQuotes(other)) below \(inQuotes(line)) "
            + "is not indented", .usage)
      }
      below = Array(lines)
      operands = [line]
      if named == nil { named = try NamedDay(takenFrom: &operands, today: today) }
    }
    numberOfDay = named?.number
    date = named?.date ?? today
    let parts =
      operands.map { DayParts($0) }
      + arguments.values(of: .exerciseLine).map { DayParts(exercise: $0) }
    operands = parts.compactMap { $0.fields }[...]
    let exercises = parts.compactMap { $0.exercise }
    self.exercises = exercises
    isOnce = arguments.has(.once) || arguments.has(.same)
    isReplacing = arguments.has(.replace)
    let notes = arguments.values(of: .note)
    if (operands + exercises + notes).contains(where: { $0.allSatisfy { $0.isWhitespace } }) {
      throw .refused("an argument is empty; nothing is written", .usage)
    }
    self.notes = notes.flatMap { $0.split { $0.isNewline }.map(String.init) }
    for text in operands + exercises where text.contains(where: { $0.isNewline }) {
      throw .usage(.badOperand(text, expected: "a single line"))
    }
    try add(operands)
    fields += arguments.values(of: .time)
  }

  /// Whether nothing is given but perhaps a date.
  var isEmpty: Bool {
    fields.isEmpty && tails.isEmpty && exercises.isEmpty && notes.isEmpty && below.isEmpty
  }

  /// The number that is taken for the day though it may be a weight: nothing else is given, or only a time.
  var affectedDay: String? {
    let isTime = { (text: String) in
      text.utf8.first.map(isDigit) ?? false && text.contains(":")
    }
    let isBare = tails.isEmpty && exercises.isEmpty && notes.isEmpty && below.isEmpty
    return isBare && fields.allSatisfy(isTime) ? numberOfDay : nil
  }

  /// The gym that is named, with its sign.
  var gym: String? {
    fields.flatMap { $0.split(separator: " ") }.first { $0.hasPrefix("@") }.map(String.init)
  }

  /// Adds what is given: a note is the rest of its argument, of one that is a sign alone all that follows.
  mutating func add(_ operands: some Collection<String>) throws(Failure) {
    var rest = operands[...]
    while let operand = rest.popFirst() {
      let (field, tail) = parts(of: operand)
      if !field.isEmpty { fields.append(field) }
      guard var tail else { continue }
      if tail.utf8.count == 1 {
        guard !rest.isEmpty else {
          throw .usage(.missingOperand(command: "add", expected: "a note after \(inQuotes(tail))"))
        }
        tail += " " + rest.joined(separator: " ")
        rest = rest[rest.endIndex...]
      }
      tails.append(tail)
    }
  }

  mutating func add(exercises: [String]) { self.exercises += exercises }

  /// The first field that can be none and may be meant as the day, or the first of two weights; nil where each is one.
  var unreadableDay: String? {
    let words = fields.enumerated().flatMap { index, field in
      field.split(separator: " ").map { (index == 0, String($0)) }
    }
    let first = words.first?.1
    if let first, words.count > 1, isLikeWeight(first), isLikeWeight(words[1].1),
      Double(first).map({ $0 < leastWeight }) ?? false
    {
      return first
    }
    return words.first { isFirst, word in
      parse(Array("01 \(word)".utf8), .later).lines[0].isVerbatim
        && (isFirst && word == first && !isLikeWeight(word) || addedDate(word, today: date) != nil)
    }?.1
  }

  /// The entry: a single note stands at its end, several below it.
  var day: AddedDay {
    let notes = notes.map { "> \($0)" }
    let tail = tails.first ?? (notes.count == 1 ? notes[0] : nil)
    let others = tails.isEmpty ? (tail == nil ? notes : []) : tails.dropFirst() + notes
    return AddedDay(
      date: date, fields: (fields + [tail].compactMap { $0 }).joined(separator: " "),
      lines: others.map { "    \($0)" } + below.flatMap(exerciseRows)
        + exercises.flatMap { exerciseRows("    \($0)") },
      isOnce: isOnce, isReplacing: isReplacing)
  }
}

/// Less is a day or a slip rather than a weight, where a weight follows.
private let leastWeight = 36.0

/// Whether `text` is of digits with signs between them as weights have, and no such date as `23.11.`.
private func isLikeWeight(_ text: String) -> Bool {
  guard text.utf8.first.map(isDigit) ?? false, !text.contains("/"), !text.contains("-") else {
    return false
  }
  let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  let isDate =
    parts.count == 3 && parts[..<2].allSatisfy { parseCount($0).map { 1...31 ~= $0 } ?? false }
  return !isDate
}

/// The fields of an argument, and the note or comment behind them with its sign.
private func parts(of operand: String) -> (fields: String, tail: String?) {
  let day = "01 "
  let line = Array((day + operand).utf8)
  let tail = parse(line, .later).tokens(ofLine: 0).last { $0.kind == .note || $0.kind == .comment }
  guard let tail else { return (operand, nil) }
  let words = { (bytes: ArraySlice<UInt8>) in
    String(decoding: bytes, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: true)
      .joined(separator: " ")
  }
  let start = Int(tail.start)
  return (words(line[day.utf8.count..<start]), words(line[start...]))
}

extension Invocation {
  func standardInput() throws(Failure) -> String {
    let bytes = try environment.bytes(ofOperand: "-")
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .refused("standard input is not UTF-8; nothing is written", .unreadable)
    }
    return text
  }
}
