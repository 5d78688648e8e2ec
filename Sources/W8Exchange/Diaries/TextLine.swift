import Primitives
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
    /// `isBare` if neither a weekday nor a heading shows that it is a date.
    case dayWithoutYear(Timestamp, rest: String, isBare: Bool)
    /// It is a year alone, which the dates below have.
    case year(Int)
    case text
  }

  let number: Int
  /// The line without blanks around.
  let whole: String
  /// The line without the marks of lists, headings and bold text.
  let text: String
  /// The level of a heading, in org of stars; nil for other lines.
  var headingLevel: Int?
  let isBold: Bool
  /// Whether it has the mark of an item of a list.
  var isItem: Bool { ["- ", "* ", "+ ", "• "].contains(String(whole.prefix(2))) }
  let isDeep: Bool
  let content: Content
  /// Whether a day begins with it.
  var opensDay: Bool {
    switch content {
    case .day, .dayWithoutYear: true
    case .blank, .skipped, .year, .text: false
    }
  }

  /// Reads a line; a date in the middle counts in headings alone.
  init(_ line: String, number: Int) {
    self.number = number
    whole = trimmed(line)
    isDeep = line.prefix { $0 == " " || $0 == "\t" }.count > 1
    let hashes = whole.prefix { $0 == "#" }.count
    let stars = whole.prefix { $0 == "*" }.count
    let isHeading =
      1...6 ~= hashes && whole.dropFirst(hashes).first == " "
      || stars > 1 && whole.dropFirst(stars).first == " "
    headingLevel = isHeading ? max(hashes, stars) : nil
    isBold = stars == 2 && !isHeading
    let plain = Self.withoutMarks(whole)
    // A date before a comma of Chinese or Japanese.
    let spaced = plain.replacingEach("，", with: ", ")
    text = plain.contains("，") && Self.day(spaced, isTitle: false) != nil ? spaced : plain
    if whole.isEmpty {
      content = .blank
    } else if !whole.contains(where: { $0.isLetter || $0.isNumber }) || whole.hasPrefix("<!--")
      || Self.isTag(whole)
    {
      content = .skipped
    } else if let (stamp, rest) = Self.day(text, isTitle: isHeading || isBold) {
      content = .day(stamp, rest: rest)
    } else if let (stamp, rest, isBare) = Self.dayWithoutYear(text, isHeading: isHeading) {
      content = .dayWithoutYear(stamp, rest: rest, isBare: isBare)
    } else if let year = Int(text), 1900..<2100 ~= year {
      content = .year(year)
    } else {
      content = .text
    }
  }

  /// Returns the date without a year that a text begins with and the rest: beside a weekday, in a heading, or with nothing
  /// behind it but the end, `:` or `-`.
  private static func dayWithoutYear(
    _ text: String, isHeading: Bool
  ) -> (Timestamp, String, isBare: Bool)? {
    let words = text.split(separator: " ").map(String.init)
    let signs = "()[],:"
    let start =
      words.first.map { weekdayNamed(trimmed($0, of: signs + ".")) != nil } == true ? 1 : 0
    for count in [2, 1] where start + count <= words.count {
      let rest = words[(start + count)...]
      let hasWeekday =
        start == 1 || rest.first.map { weekdayNamed(trimmed($0, of: signs + ".")) != nil } == true
      let written = words[start..<(start + count)].joined(separator: " ")
      let date = trimmed(written, of: signs)
      let isEnded =
        rest.isEmpty || written.hasSuffix(":")
        || rest.first.map { ["-", "–", "—", "|"].contains($0) } == true
      // `Set 1:` is no date, though it is one in Italian.
      guard hasWeekday || isHeading || isEnded && !ExerciseLine.isSetLine(text) else { continue }
      let slashed = date.split(separator: "/")
      let isSlashed = slashed.count == 2 && date.allSatisfy { isDecimalDigit($0) || $0 == "/" }
      let dotted = date.split(separator: ".")
      // `25.03` alone; `12.5` is a number.
      let isDotted =
        dotted.count == 2 && date.allSatisfy { isDecimalDigit($0) || $0 == "." }
        && (date.hasSuffix(".") || dotted[1].count == 2)
      guard isSlashed || isDotted || date.contains(where: { $0.isLetter }) else { continue }
      let whole =
        isSlashed ? "\(date)/2000" : isDotted ? "\(dotted[0]).\(dotted[1]).2000" : "\(date) 2000"
      guard date.contains(where: isDecimalDigit), let stamp = readTimestamp(whole.utf8) else {
        continue
      }
      return (stamp, Self.rest(rest), !hasWeekday && !isHeading)
    }
    return nil
  }

  /// Whether a line is a tag of HTML alone, such as `<br>`.
  private static func isTag(_ whole: String) -> Bool {
    whole.first == "<" && whole.firstIndex(of: ">") == whole.indices.last
      && !whole.contains(where: isDecimalDigit)
  }

  /// Without `1. ` or `1) `, the mark of an item; `1. May` is a date.
  private static func withoutItemNumber(_ text: Substring) -> Substring {
    let digits = text.prefix(while: isDecimalDigit)
    let rest = text.dropFirst(digits.count)
    guard 1...2 ~= digits.count, let sign = rest.first, sign == "." || sign == ")",
      rest.dropFirst().first == " "
    else { return text }
    let item = rest.dropFirst(2).drop { $0 == " " }
    let word = item.prefix { $0.isLetter }.lowercased()
    return item.first?.isLetter == true && DateWords.month(word) == nil ? item : text
  }

  /// Without the marks of lists, headings, quotes, links, bold text and boxes to tick.
  private static func withoutMarks(_ whole: String) -> String {
    var rest = whole[...]
    while rest.first == "#" { rest.removeFirst() }
    let stars = rest.prefix { $0 == "*" }.count
    if stars > 1, rest.dropFirst(stars).first == " " { rest = rest.dropFirst(stars) }
    rest = rest.drop { $0 == " " }
    for mark in ["> ", "- ", "* ", "+ ", "• ", "– "] where rest.hasPrefix(mark) {
      rest = rest.dropFirst(mark.count).drop { $0 == " " }
    }
    for box in ["[ ] ", "[x] ", "[X] "] where rest.hasPrefix(box) { rest = rest.dropFirst(4) }
    var text = String(withoutItemNumber(rest))
    for mark in ["**", "__", "[[", "]]", "`"] {
      text = text.pieces(between: mark).joined()
    }
    return trimmed(text)
  }

  /// The date that a text begins with, and the rest; in a title it may stand in brackets or at the end.
  static func day(_ text: String, isTitle: Bool) -> (Timestamp, String)? {
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
    return bare.count < word.count && bare.count == 1 && "月火水木金土日월화수목금토일一二三四五六".holds(bare)
  }
}

extension Timestamp {
  /// The same, of the order of day and month that a day of the week among `words` allows, if it allows one only.
  fileprivate func ofWeekday(in words: ArraySlice<String>) -> Timestamp {
    guard case .slashed = day,
      let number = words.lazy.compactMap({ weekdayNamed(trimmed($0, of: "()[],.:")) }).first
    else { return self }
    let orders: [DateOrder] = [.dayFirst, .monthFirst]
    let fitting = orders.compactMap { day.date($0) }.filter { $0.weekday == number }
    guard let date = fitting.first, fitting.allSatisfy({ $0 == date }) else { return self }
    return Timestamp(day: .known(date), second: second, zoneMinutes: zoneMinutes)
  }
}

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
