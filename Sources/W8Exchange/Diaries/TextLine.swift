import W8Engine

/// A line of a diary of training.
struct TextLine {
  /// What it says, by itself.
  enum Content {
    case blank
    /// A line of a frame, or of what no person wrote.
    case skipped
    /// It opens a day; behind the date stands `rest`.
    case day(Timestamp, rest: String)
    /// It opens a day whose year stands elsewhere; that of `stamp` is 2000.
    case dayWithoutYear(Timestamp, rest: String)
    /// It is a year alone, which the dates below have.
    case year(Int)
    case text
  }

  let number: Int
  /// The line without blanks around.
  let whole: String
  /// The line without the marks of lists, headings and bold text.
  let text: String
  /// The level of a heading; nil for other lines.
  let headingLevel: Int?
  let isBold: Bool
  /// Whether it has the mark of an item of a list.
  var isItem: Bool { ["- ", "* ", "+ ", "• "].contains(String(whole.prefix(2))) }
  let isDeep: Bool
  let content: Content

  /// Reads a line; a date in the middle counts in headings alone.
  init(_ line: String, number: Int) {
    self.number = number
    whole = trimmed(line)
    isDeep = line.prefix { $0 == " " || $0 == "\t" }.count > 1
    let hashes = whole.prefix { $0 == "#" }.count
    let stars = whole.prefix { $0 == "*" }.count
    let isHeading = 1...6 ~= hashes && whole.dropFirst(hashes).first == " "
    headingLevel = isHeading ? hashes : nil
    isBold = stars == 2
    text = Self.withoutMarks(whole)
    if whole.isEmpty {
      content = .blank
    } else if !whole.contains(where: { $0.isLetter || $0.isNumber }) || whole.hasPrefix("<!--") {
      content = .skipped
    } else if let (stamp, rest) = Self.day(text, isTitle: isHeading || isBold) {
      content = .day(stamp, rest: rest)
    } else if let (stamp, rest) = Self.dayWithoutYear(text, isTitle: isHeading || isBold) {
      content = .dayWithoutYear(stamp, rest: rest)
    } else if let year = Int(text), 1900..<2100 ~= year {
      content = .year(year)
    } else {
      content = .text
    }
  }

  /// The date without a year that a text begins with, beside a day of the week or in a title, and the rest.
  private static func dayWithoutYear(_ text: String, isTitle: Bool) -> (Timestamp, String)? {
    let words = text.split(separator: " ").map(String.init)
    let signs = "()[],:"
    let start = words.first.map { weekday(trimmed($0, of: signs + ".")) != nil } == true ? 1 : 0
    for count in [2, 1] where start + count <= words.count {
      let rest = words[(start + count)...]
      let hasWeekday =
        start == 1 || rest.first.map { weekday(trimmed($0, of: signs + ".")) != nil } == true
      let date = trimmed(words[start..<(start + count)].joined(separator: " "), of: signs)
      guard hasWeekday || isTitle else { continue }
      let isSlashed =
        date.split(separator: "/").count == 2 && date.allSatisfy { isDecimalDigit($0) || $0 == "/" }
      let isDotted = date.hasSuffix(".") && date.split(separator: ".").count == 2
      let whole = isSlashed ? "\(date)/2000" : isDotted ? "\(date)2000" : "\(date) 2000"
      guard date.contains(where: isDecimalDigit), let stamp = readTimestamp(whole.utf8) else {
        continue
      }
      return (stamp, Self.rest(rest))
    }
    return nil
  }

  /// Without the marks of lists, headings, quotes, links, bold text and boxes to tick.
  private static func withoutMarks(_ whole: String) -> String {
    var rest = whole[...]
    while rest.first == "#" { rest.removeFirst() }
    rest = rest.drop { $0 == " " }
    for mark in ["> ", "- ", "* ", "+ ", "• ", "– "] where rest.hasPrefix(mark) {
      rest = rest.dropFirst(mark.count).drop { $0 == " " }
    }
    for box in ["[ ] ", "[x] ", "[X] "] where rest.hasPrefix(box) { rest = rest.dropFirst(4) }
    var text = String(rest)
    for mark in ["**", "__", "[[", "]]", "`"] {
      text = text.split(separator: mark, omittingEmptySubsequences: false).joined()
    }
    return trimmed(text)
  }

  /// The date that a text begins with, and the rest; in a title it may stand in brackets or at the end.
  private static func day(_ text: String, isTitle: Bool) -> (Timestamp, String)? {
    var words = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    if let first = words.first?.lowercased(), ["date:", "d", "datum:", "day:"].contains(first) {
      words.removeFirst()
    }
    // A span, as 2022-07-06T20:03-2022-07-06T21:22.
    if let span = words.first, span.utf8.count == 33, span.dropFirst(16).first == "-",
      var stamp = readTimestamp(span.prefix(16).utf8),
      readTimestamp(span.suffix(16).utf8) != nil
    {
      stamp.second = nil
      let clock = "\(span.prefix(16).suffix(5))-\(span.suffix(5))"
      return (stamp, rest([clock] + words.dropFirst()))
    }
    for count in (1...mostWordsOfDate).reversed() where count <= words.count {
      let date = trimmed(words[..<count].joined(separator: " "), of: ":,;–—=-<>[]")
      let isDotted = date.hasSuffix(".")
      guard
        let stamp = readTimestamp(trimmed(date, of: ":,;–—=-.<>[]").utf8)
          ?? (isDotted ? readTimestamp(date.utf8) : nil)
      else { continue }
      return (stamp.ofWeekday(in: words[...].prefix(count + 2)), rest(words[count...]))
    }
    guard isTitle,
      let last = words.indices.last(where: {
        readTimestamp(trimmed(words[$0], of: "()[],:").utf8) != nil
      }), let stamp = readTimestamp(trimmed(words[last], of: "()[],:").utf8)
    else { return nil }
    return (stamp, rest((words[..<last] + words[(last + 1)...])[...]))
  }

  /// What stands beside a date, without a day of the week and signs at its edges.
  private static func rest(_ words: ArraySlice<String>) -> String {
    var words = words
    while let first = words.first {
      let bare = trimmed(first, of: "()[],:.–—-|").lowercased()
      guard bare.isEmpty || DateWords.isWeekday(bare) || isOneSignOfWeekday(first) else { break }
      words.removeFirst()
    }
    return trimmed(trimmed(words.joined(separator: " "), of: ":,;–—=-|> "))
  }

  private static func isOneSignOfWeekday(_ word: String) -> Bool {
    let bare = trimmed(word, of: "()")
    return bare.count < word.count && bare.count == 1 && "月火水木金土日월화수목금토일一二三四五六".contains(bare)
  }
}

extension Timestamp {
  /// The same, of the order of day and month that a day of the week among `words` allows, if it allows one only.
  fileprivate func ofWeekday(in words: ArraySlice<String>) -> Timestamp {
    guard case .slashed = day,
      let number = words.lazy.compactMap({ weekday(trimmed($0, of: "()[],.:")) }).first
    else { return self }
    let orders: [DateOrder] = [.dayFirst, .monthFirst]
    let fitting = orders.compactMap { day.date($0) }.filter { $0.weekday == number }
    guard let date = fitting.first, fitting.allSatisfy({ $0 == date }) else { return self }
    return Timestamp(day: .known(date), second: second, zoneMinutes: zoneMinutes)
  }
}

/// The day of the week that a word means; nil for other words.
private func weekday(_ word: String) -> Weekday? {
  let word = word.lowercased()
  return weekdays.lazy.compactMap { $0.firstIndex(of: word) }.first.map { Weekday.allCases[$0] }
}

private let weekdays = [
  "monday tuesday wednesday thursday friday saturday sunday", "mon tue wed thu fri sat sun",
  "montag dienstag mittwoch donnerstag freitag samstag sonntag", "mo di mi do fr sa so",
  "lundi mardi mercredi jeudi vendredi samedi dimanche",
  "lunes martes miércoles jueves viernes sábado domingo",
  "lunedì martedì mercoledì giovedì venerdì sabato domenica",
  "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
].map { $0.split(separator: " ").map(String.init) }

/// No date has more words.
let mostWordsOfDate = 8

/// The day with which the name of the file at `path` begins, as `2026-09-01.md` and `2025-10-19_Upper.md` do; nil for others.
package func dayInName(of path: String) -> Timestamp? {
  let name = path.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: "."), name[..<dot].utf8.count >= 10 else { return nil }
  let day = name.prefix(10)
  let rest = name[..<dot].dropFirst(10)
  guard day.utf8.count == 10, day.filter({ $0 == "-" }).count == 2,
    rest.first?.isNumber != true, rest.first?.isLetter != true
  else { return nil }
  return readTimestamp(day.utf8)
}
