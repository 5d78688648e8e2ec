import Primitives
import W8Engine
import W8Exchange

/// The day that a line of a notes app starts with, such as `11/24:`, `• 24 Nov —`, `24.11.:`, `23rd` or `Mon 23:`.
struct ShortDate {
  private enum Written {
    /// A date; the year 2000 stands for one that is missing.
    case date(ImportedDay, hasYear: Bool)
    case dayOfMonth(Int)
    case weekday
  }

  private let written: Written
  private let weekday: Weekday?
  /// The words after the day.
  let rest: String

  /// Whether the line names its month, or writes its day as no log does.
  var isForeign: Bool {
    if case .dayOfMonth = written { false } else { true }
  }

  /// Reads `line`; nil if it starts with no day.
  init?(_ line: String) {
    var words = wordsWithoutMark(line)[...]
    var weekday = words.first.flatMap(Weekday.init(named:))
    if weekday != nil { words.removeFirst() }
    guard let (written, count) = Self.written(words, isMarked: weekday != nil) else { return nil }
    words = words.dropFirst(count)
    if weekday == nil, let own = words.first.flatMap(Weekday.init(named:)) {
      (weekday, words) = (own, words.dropFirst())
    }
    words = words.drop { $0.allSatisfy(separators.contains) }
    (self.written, self.weekday) = (written, weekday)
    rest = words.joined(separator: " ")
  }

  /// The date that `words` start with, and how many of them it takes.
  private static func written(
    _ words: ArraySlice<String>, isMarked: Bool
  ) -> (Written, count: Int)? {
    for count in (0...min(mostWords, words.count)).reversed() where count > 0 {
      let date = words.prefix(count).map(withoutOrdinal).joined(separator: " ")
      if let day = day(of: date) { return (.date(day, hasYear: true), count) }
      if let whole = withYear(date), let day = day(of: whole) {
        return (.date(day, hasYear: false), count)
      }
    }
    if let word = words.first, let day = Int(withoutOrdinal(trimmed(word))), 1...31 ~= day,
      word.utf8.count <= longestDay,
      isMarked || Int(word) == nil || words.dropFirst().first.flatMap(Weekday.init(named:)) != nil
    {
      return (.dayOfMonth(day), 1)
    }
    return isMarked ? (.weekday, 0) : nil
  }

  private static func day(of text: String) -> ImportedDay? {
    let bare = trimmed(text)
    guard let stamp = readTimestamp(bare.utf8), stamp.second == nil,
      let date = stamp.day.date(.dayFirst) ?? stamp.day.date(.monthFirst),
      1970..<2060 ~= date.year, bare.utf8.count >= shortestDate
    else { return nil }
    return stamp.day
  }

  /// `text` with the year 2000, if it may be a day and a month.
  private static func withYear(_ text: String) -> String? {
    let date = trimmed(text)
    let numbers = date.split { "/.-".contains($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0.utf8.count <= 2 && Int($0) != nil }) else {
      let hasBoth = date.contains { $0.isLetter } && date.contains { $0.isNumber }
      return hasBoth && !date.contains(":") ? "\(date) 2000" : nil
    }
    // `82.4` alone is a weight.
    let isDotted = date.contains(".")
    if isDotted, !text.hasSuffix("."), !text.hasSuffix(":") { return nil }
    return isDotted ? "\(numbers[0]).\(numbers[1]).2000" : "\(numbers[0])/\(numbers[1])/2000"
  }
}

extension ShortDate {
  /// What the lines around say of a day without its month or year.
  struct Context {
    let header: YearMonth?
    /// The day above.
    var previous: CivilDate?
    let today: CivilDate
  }

  /// Whether the order of day and month decides which day it is.
  var isOpen: Bool {
    guard case .date(let day, _) = written else { return false }
    return day.date(.dayFirst) != day.date(.monthFirst)
  }

  /// The date; nil if there is no such day up to today.
  func date(_ order: DateOrder, in context: Context) -> CivilDate? {
    onlyDate(order, in: context)
      ?? onlyDate(order == .dayFirst ? .monthFirst : .dayFirst, in: context)
  }

  /// The same, if that order holds for the line.
  func onlyDate(_ order: DateOrder, in context: Context) -> CivilDate? {
    candidates(order, context).first { $0 <= context.today && weekday ?? $0.weekday == $0.weekday }
  }

  /// The dates that the line may mean, the likeliest first.
  private func candidates(_ order: DateOrder, _ context: Context) -> [CivilDate] {
    let today = context.today
    switch written {
    case .date(let day, let hasYear):
      guard let date = day.date(order) else { return [] }
      if hasYear { return [date] }
      let near = context.header?.firstDay ?? today
      return (today.year - 1...today.year + 1).map { $0 }.union(near.year)
        .compactMap { CivilDate(year: $0, month: date.month, day: date.day) }
        .sorted { abs($0.days(since: near)) < abs($1.days(since: near)) }
    case .dayOfMonth(let day):
      let months = [context.header ?? today.yearMonth]
      let earlier = context.header == nil ? YearMonth(number: today.yearMonth.number - 1) : nil
      return (months + [earlier].compactMap { $0 }).compactMap { $0.date(day: day) }
    case .weekday:
      let next = (1...7).compactMap { context.previous?.adding(days: $0) }
      return next + (0...6).compactMap { today.adding(days: -$0) }
    }
  }
}

extension [Int] {
  fileprivate func union(_ other: Int) -> [Int] { contains(other) ? self : self + [other] }
}

extension Weekday {
  /// The weekday of which `word` is the English name, whole or short.
  fileprivate init?(named word: String) {
    let name = trimmed(word).lowercased()
    guard name.utf8.count >= 3,
      let found = Weekday.allCases.first(where: { $0.name.lowercased().hasPrefix(name) })
    else { return nil }
    self = found
  }
}

/// The words of a line without the mark of an item of a list; a dash between words is a word of its own.
private func wordsWithoutMark(_ line: String) -> [String] {
  var apart = ""
  for character in line {
    apart += "—–•".contains(character) ? " \(character) " : String(character)
  }
  var words = apart.split { $0.isWhitespace }.map(String.init)
  while let first = words.first, listMarks.contains(first) { words.removeFirst() }
  // `11/24:82.4`
  if let first = words.first, let colon = first.firstIndex(of: ":"), Int(first[..<colon]) == nil,
    case let rest = first[first.index(after: colon)...], !rest.isEmpty
  {
    words.replaceSubrange(0..<1, with: [String(first[...colon]), String(rest)])
  }
  return words
}

/// Without signs at either end.
private func trimmed(_ word: String) -> String {
  var rest = word[...]
  while let first = rest.first, separators.contains(first) { rest.removeFirst() }
  while let last = rest.last, separators.contains(last) || last == "." { rest.removeLast() }
  return String(rest)
}

/// `24` for `24th`.
private func withoutOrdinal(_ word: String) -> String {
  let digits = word.prefix { $0.isASCII && $0.isNumber }
  let ordinal = word.dropFirst(digits.count).prefix(2).lowercased()
  guard !digits.isEmpty, ["st", "nd", "rd", "th"].contains(ordinal) else { return word }
  return String(digits + word.dropFirst(digits.count + 2))
}

private let separators: Set<Character> = [
  ":", ",", ";", "–", "—", "=", "-", "|", ")", "(", "[", "]", ">",
]
private let listMarks: Set<String> = [
  "•", "-", "*", "+", "–", "—", "◦", "·", ">", "[", "]", "[x]", "[X]", "[]",
]
/// `24 November, 2026`; no date here has more words, and none has fewer bytes than `1/2`.
private let (mostWords, shortestDate, longestDay) = (4, 3, 5)
