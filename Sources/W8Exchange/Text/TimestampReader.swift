import Primitives
import W8Engine

/// The point in time that `text` tells in one of the spellings of exports; nil for any other text.
///
/// A date is `2024-03-02`, `2024.03.02`, `2024/03/02`, `02.03.2024`, `3/2/2024`, `3/2/24`, `2 Mar 2024` or
/// `Mar 2, 2024`; behind a blank, `T`, a comma or `at` perhaps a time of 12 or 24 hours, behind it a zone.
package func readTimestamp(_ text: some Sequence<UInt8>) -> Timestamp? {
  var reader = TimestampReader(text)
  return reader.timestamp()
}

/// The seconds since midnight that a time alone tells, such as `7:05`, `07:05:33` or `9:00 PM`; nil for any other text.
package func readTime(_ text: some Sequence<UInt8>) -> Int? {
  var reader = TimestampReader(text)
  reader.skipBlanks()
  guard let second = reader.time() else { return nil }
  reader.skipBlanks()
  return reader.isAtEnd ? second : nil
}

private struct TimestampReader {
  private let bytes: [UInt8]
  private var index = 0

  /// No date is longer.
  private static let limit = 64

  init(_ text: some Sequence<UInt8>) {
    bytes = Array(text.prefix(Self.limit + 1))
  }

  var isAtEnd: Bool { index >= bytes.count }

  private var current: UInt8? { isAtEnd ? nil : bytes[index] }

  mutating func timestamp() -> Timestamp? {
    guard bytes.count <= Self.limit else { return nil }
    skipBlanks()
    guard let day = date() else { return nil }
    var result = Timestamp(day: day)
    let afterDate = index
    _ = skip(UInt8(ascii: ","))
    if !skip(UInt8(ascii: "T")) { skipBlanks() }
    if word(["at"]) != nil { skipBlanks() }
    if isAtEnd {
      return afterDate == index || bytes[afterDate...].allSatisfy(isBlankByte) ? result : nil
    }
    guard let second = time() else { return nil }
    result.second = second
    skipBlanks()
    if !isAtEnd {
      guard let zone = zone() else { return nil }
      result.zoneMinutes = zone
      skipBlanks()
    }
    return isAtEnd ? result : nil
  }

  private mutating func date() -> ImportedDay? {
    if let weekday = word(weekdayNames), weekday >= 0 {
      _ = skip(UInt8(ascii: ","))
      skipBlanks()
    }
    if let month = word(monthNames) {
      _ = skip(UInt8(ascii: "."))
      skipBlanks()
      guard let day = number(digits: 1...2) else { return nil }
      _ = skip(UInt8(ascii: ","))
      skipBlanks()
      return known(number(digits: 4...4), month % 12 + 1, day.value)
    }
    guard let first = number(digits: 1...4) else { return nil }
    if first.count <= 2, let month = monthBehindDay() {
      return known(number(digits: 4...4), month % 12 + 1, first.value)
    }
    guard let sign = current,
      sign == UInt8(ascii: "-") || sign == UInt8(ascii: "/")
        || sign == UInt8(ascii: ".")
    else { return nil }
    index += 1
    guard first.count != 3, let second = number(digits: 1...2), skip(sign) else { return nil }
    if first.count == 4 { return known(first, second.value, number(digits: 1...2)?.value) }
    guard let last = number(digits: 2...4), last.count != 3 else { return nil }
    // `24-03-02` is the second of March or the 24th, of either year.
    if last.count == 2, sign == UInt8(ascii: "-") { return nil }
    let year = last.count == 4 ? last.value : last.value + (last.value < 70 ? 2000 : 1900)
    if sign == UInt8(ascii: ".") { return known((year, 4), second.value, first.value) }
    return .slashed(first: first.value, second: second.value, year: year)
  }

  private mutating func monthBehindDay() -> Int? {
    let start = index
    _ = skip(UInt8(ascii: "."))
    if !skip(UInt8(ascii: "-")) { skipBlanks() }
    guard let month = word(monthNames) else {
      index = start
      return nil
    }
    _ = skip(UInt8(ascii: "."))
    _ = skip(UInt8(ascii: ","))
    if !skip(UInt8(ascii: "-")) { skipBlanks() }
    return month
  }

  private func known(_ year: (value: Int, count: Int)?, _ month: Int, _ day: Int?) -> ImportedDay? {
    guard let year, let day, let date = CivilDate(year: year.value, month: month, day: day) else {
      return nil
    }
    return .known(date)
  }

  mutating func time() -> Int? {
    guard let hour = number(digits: 1...2), skip(UInt8(ascii: ":")),
      let minute = number(digits: 2...2), minute.value < 60
    else { return nil }
    var second = 0
    if skip(UInt8(ascii: ":")) {
      guard let seconds = number(digits: 2...2), seconds.value < 60 else { return nil }
      second = seconds.value
      if skip(UInt8(ascii: ".")) || skip(UInt8(ascii: ",")) {
        guard number(digits: 1...12) != nil else { return nil }
      }
    }
    let start = index
    skipBlanks()
    var hours = hour.value
    if let half = word(["am", "pm", "a.m.", "p.m."]) {
      guard 1...12 ~= hours else { return nil }
      hours = hours % 12 + (half % 2 == 1 ? 12 : 0)
    } else {
      index = start
    }
    return hours < 24 ? hours * 3600 + minute.value * 60 + second : nil
  }

  private mutating func zone() -> Int? {
    if word(["z", "utc", "gmt"]) != nil { return 0 }
    guard let sign = current, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    index += 1
    guard let first = number(digits: 2...4), first.count != 3 else { return nil }
    var (hours, minutes) = (first.value, 0)
    if first.count == 4 {
      (hours, minutes) = (first.value / 100, first.value % 100)
    } else if skip(UInt8(ascii: ":")) {
      guard let rest = number(digits: 2...2) else { return nil }
      minutes = rest.value
    }
    guard hours <= 18, minutes < 60 else { return nil }
    return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  private mutating func number(digits: ClosedRange<Int>) -> (value: Int, count: Int)? {
    var (value, count) = (0, 0)
    while let byte = current, isDigit(byte), count < digits.upperBound {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      count += 1
      index += 1
    }
    guard count >= digits.lowerBound else { return nil }
    if let byte = current, isDigit(byte) { return nil }
    return (value, count)
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  /// Blanks, and the odd spaces that telephones put before `PM`.
  mutating func skipBlanks() {
    while let byte = current {
      let length = isBlankByte(byte) ? 1 : noBreakSpaceLength(bytes[...], at: index)
      guard length > 0 else { return }
      index += length
    }
  }

  /// The index of the word of letters and points that comes next, in any case.
  private mutating func word(_ words: [String]) -> Int? {
    var end = index
    while end < bytes.count, isLetter(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    while end > index {
      let next = bytes[index..<end].map(lowercased)
      if let found = words.firstIndex(where: { $0.utf8.elementsEqual(next) }) {
        index = end
        return found
      }
      guard next.last == UInt8(ascii: ".") else { return nil }
      end -= 1
    }
    return nil
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowercased(byte)
}

/// Short names first, so that the index is that of the month, twice.
private let monthNames = [
  "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
  "november", "december",
  "", "", "", "", "", "", "", "", "sept",
]

private let weekdayNames = [
  "mon", "tue", "wed", "thu", "fri", "sat", "sun",
  "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
]
