import Primitives
import W8Engine

/// The day that the first words behind `add` name.
struct NamedDay {
  let date: CivilDate
  /// The number that says it alone, which may be meant as a weight; nil where more or another word does.
  let number: String?

  /// Takes it from `operands`, whose first may hold several words: a date, perhaps with its weekday behind it, or a weekday
  /// and then a day of the month. nil where they name none; throws where they name one that there is not.
  init?(
    takenFrom operands: inout ArraySlice<String>, today: CivilDate
  ) throws(Failure) {
    guard let (first, rest) = firstWord(of: operands) else { return nil }
    guard let named = addedDate(first, today: today) else {
      guard let message = missingDateMessage(first) else { return nil }
      throw .refused(message, .usage)
    }
    let next = firstWord(of: rest)
    var weekday: Weekday?
    var date = named
    operands = rest
    if let (word, behind) = next, let written = Self.weekday(word) {
      (weekday, operands) = (written, behind)
    } else if let written = Self.weekday(first), let (word, behind) = next,
      isDayOfMonth(word), let day = addedDate(word, today: today),
      firstWord(of: behind)?.word.utf8.first.map(isDigit) == true
    {
      // Without a weight behind it the number may be one.
      (weekday, date, operands) = (written, day, behind)
    }
    if let weekday, weekday != date.weekday {
      throw .refused(
        "\(date.words) is a \(date.weekday.name), not a \(weekday.name)", .usage
      )
    }
    self.date = date
    number = isDayOfMonth(first) && weekday == nil ? first : nil
  }

  private static func weekday(_ word: String) -> Weekday? {
    word.contains(",") ? nil : parseWeekdays(word)?.first
  }
}

/// The first word of the first of `operands`, and what is left of them.
private func firstWord(
  of operands: ArraySlice<String>
) -> (word: String, rest: ArraySlice<String>)? {
  guard let first = operands.first else { return nil }
  let words = first.split(maxSplits: 1, whereSeparator: { $0.isWhitespace })
  guard let word = words.first else { return nil }
  let others = operands.dropFirst()
  return (String(word), words.count > 1 ? [String(words[1])] + others : others)
}

/// The day that the first operand of `add` names: as reports read it, or `-3` for three days ago, or `05` for the last such
/// day of a month; nil for any other text.
func addedDate(_ text: String, today: CivilDate) -> CivilDate? {
  if let choice = DayChoice(text) { return choice.date(today: today) }
  if text.hasPrefix("-"), let days = parseCount(String(text.dropFirst())), 1...mostAgo ~= days {
    return today.adding(days: -days)
  }
  guard isDayOfMonth(text), let day = parseCount(text) else { return nil }
  return (0...62).lazy.compactMap { today.adding(days: -$0) }.first { $0.day == day }
}

private func isDayOfMonth(_ text: String) -> Bool {
  1...2 ~= text.utf8.count && parseCount(text).map { 1...31 ~= $0 } ?? false
}

/// More days than anybody counts.
private let mostAgo = 9_999
