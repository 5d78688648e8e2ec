import Primitives
import W8Edits
import W8Engine
import W8Text

/// A line of an inbox that starts with a date, and those below that are indented.
struct InboxEntry {
  /// The text after list marks, with a time as logs have it.
  private let content: String
  private var below: [(line: Int, text: String)] = []
  /// The index of the line, and of the last that belongs to it.
  let firstLine: Int
  private(set) var lastLine: Int

  /// Reads the line `text`; nil where it starts with no date.
  init?(_ text: String, at line: Int) {
    guard let content = datedContent(text) else { return nil }
    self.content = content
    (firstLine, lastLine) = (line, line)
  }

  /// Adds an indented line.
  mutating func add(_ text: String, at line: Int) {
    let indentation = text.prefix { $0.isWhitespace }
    below.append((line, "\(indentation)\(withoutListMark(text[indentation.endIndex...]))"))
    lastLine = line
  }

  /// What tells it from others: its words without list marks and indentation.
  var text: String {
    ([content] + below.map { $0.text }).map { $0.split { $0.isWhitespace }.joined(separator: " ") }
      .joined(separator: "\n")
  }

  /// The entry as `add` takes it, and from which line of the inbox its own line and each one below comes; throws where its
  /// day is none, or it says nothing.
  func day(today: CivilDate, isOnce: Bool) throws(Failure) -> (day: AddedDay, origins: [Int]) {
    var rest = [content][...]
    guard let named = try NamedDay(takenFrom: &rest, today: today) else {
      throw .refused("it has no date", .usage)
    }
    let parts = DayParts(rest.first ?? "")
    let fields = parts.fields ?? ""
    var lines = below
    if let exercise = parts.exercise { lines.insert((firstLine, "    \(exercise)"), at: 0) }
    if fields.isEmpty, lines.isEmpty { throw .refused("nothing follows the date", .usage) }
    let rows = lines.flatMap { line, text in exerciseRows(text).map { (line: line, text: $0) } }
    let day = AddedDay(
      date: named.date, fields: fields, lines: rows.map { $0.text }, isOnce: isOnce,
      matchesAnyTime: true)
    return (day, [firstLine] + rows.map { $0.line })
  }
}

/// `text` from its date on, without the `T` before a time and what stands behind its minutes, and without a colon behind
/// either; nil where it does not start with a date.
private func datedContent(_ text: String) -> String? {
  var rest = withoutListMark(text[...])
  let date = rest.prefix(dateShape.count)
  guard hasShape(date, dateShape) else { return nil }
  rest = rest[date.endIndex...]
  if rest.first == ":" { rest = rest.dropFirst() }
  if rest.first == "T", hasShape(rest.dropFirst().prefix(timeShape.count), timeShape) {
    rest = rest.dropFirst()
  } else if let first = rest.first, !first.isWhitespace {
    return nil
  }
  rest = rest.drop { $0.isWhitespace }
  let word = rest.prefix { !$0.isWhitespace }
  guard let time = clockTime(word) else { return "\(date) \(rest)" }
  return "\(date) \(time)\(rest[word.endIndex...])"
}

private let dateShape = "0000-00-00"
private let timeShape = "00:00"

/// Whether `text` has a digit where `shape` has one, and else its characters.
private func hasShape(_ text: Substring, _ shape: String) -> Bool {
  text.utf8.count == shape.utf8.count
    && zip(text.utf8, shape.utf8).allSatisfy { $1 == UInt8(ascii: "0") ? isDigit($0) : $0 == $1 }
}

/// The hours and minutes of a time that may have seconds, what a second is divided in, the distance of its zone and a colon
/// behind it, as `07:05:30.250+01:00`; nil for any other word.
private func clockTime(_ word: Substring) -> Substring? {
  var rest = word.last == ":" ? word.dropLast() : word
  let time = rest.prefix(timeShape.count)
  guard hasShape(time, timeShape) else { return nil }
  rest = rest.dropFirst(time.count)
  if hasShape(rest.prefix(3), ":00") { rest = rest.dropFirst(3) }
  if rest.first == "." { rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber } }
  let isZone = ["+00:00", "-00:00", "+0000", "-0000"].contains { hasShape(rest, $0) }
  return rest.isEmpty || isZone ? time : nil
}

/// `text` without the mark of an item of a list, ticked off or not.
private func withoutListMark(_ text: Substring) -> Substring {
  let mark = ["- ", "* ", "+ "].first { text.hasPrefix($0) }
  guard let mark else { return text }
  let rest = text.dropFirst(mark.count).drop { $0 == " " }
  let box = ["[ ] ", "[x] ", "[X] "].first { rest.hasPrefix($0) }
  return rest.dropFirst(box?.count ?? 0).drop { $0 == " " }
}
