import Primitives
import W8Engine

/// Reads dates and times from the left.
struct TimestampReader {
  private let bytes: [UInt8]
  private var index = 0
  /// Whether the date had no signs, so that the time may have none.
  private var isCompact = false

  /// No date is longer.
  private static let limit = 96

  init(_ text: some Sequence<UInt8>) {
    var start = Array(text.prefix(Self.limit + 1))
    // Org writes its dates as [2026-09-01 Tue] and <2026-09-01 Tue>.
    if let first = start.first, [0x5B, 0x3C].contains(first), let last = start.last,
      last == first + 2
    {
      start = Array(start.dropFirst().dropLast())
    }
    let isASCII = start.allSatisfy { $0 < 0x80 }
    bytes = isASCII ? start : Array(decodedText(start[...]).text.utf8)
  }

  var isAtEnd: Bool { index >= bytes.count }

  private var current: UInt8? { isAtEnd ? nil : bytes[index] }

  mutating func timestamp() -> Timestamp? {
    guard bytes.count <= Self.limit else { return nil }
    skipBlanks()
    if let instant = instant() { return instant }
    guard let day = date() else { return nil }
    var result = Timestamp(day: day)
    skipBehindDate()
    let afterDate = index
    _ = skip(UInt8(ascii: ","))
    if !skip(UInt8(ascii: "T")) { skipFillers() }
    if isAtEnd {
      return bytes[afterDate...].contains(UInt8(ascii: ",")) ? nil : result
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

  /// Seconds since 1970 in ten digits, or thousandths in thirteen, perhaps with decimals.
  private mutating func instant() -> Timestamp? {
    let start = index
    let digits = bytes[start...].prefix(while: isDigit)
    var rest = bytes[digits.endIndex...]
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop(while: isDigit) }
    guard digits.count == 10 || digits.count == 13, rest.allSatisfy(isBlankByte) else { return nil }
    let value = digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    return Int(exactly: digits.count == 13 ? value / 1000 : value)
      .flatMap { Timestamp(epochSeconds: $0) }
  }

  private mutating func date() -> ImportedDay? {
    skipWeekday()
    if let month = month() {
      skipBlanks()
      guard let day = number(digits: 1...2) else { return nil }
      _ = skip(UInt8(ascii: ","))
      skipFillers()
      return known(number(digits: 4...4), month, day.value)
    }
    if bytes[index...].prefix(while: isDigit).count >= 8 { return compactDate() }
    guard let first = number(digits: 1...4) else { return nil }
    if first.count == 4, let day = dateBehindYear(first) { return day }
    if first.count <= 2, let (month, isDashed) = monthBehindDay() {
      guard let year = number(digits: isDashed ? 2...4 : 4...4), year.count != 3 else { return nil }
      if year.count == 2 { return known((century(year.value), 4), month, first.value) }
      return known(year, month, first.value)
    }
    guard let sign = current,
      sign == UInt8(ascii: "-") || sign == UInt8(ascii: "/")
        || sign == UInt8(ascii: ".")
    else { return nil }
    index += 1
    if sign == UInt8(ascii: ".") { skipBlanks() }
    guard first.count != 3, let second = number(digits: 1...2), skip(sign) else { return nil }
    if sign == UInt8(ascii: ".") { skipBlanks() }
    if first.count == 4 {
      let day = known(first, second.value, number(digits: 1...2)?.value)
      if sign == UInt8(ascii: ".") { _ = skip(sign) }
      return day
    }
    guard let last = number(digits: 2...4), last.count != 3 else { return nil }
    // `24-03-02` is the second of March or the 24th, of either year.
    if last.count == 2, sign == UInt8(ascii: "-") { return nil }
    let year = last.count == 4 ? last.value : century(last.value)
    if sign == UInt8(ascii: ".") { return known((year, 4), second.value, first.value) }
    return .slashed(first: first.value, second: second.value, year: year)
  }

  private func century(_ year: Int) -> Int { year + (year < 70 ? 2000 : 1900) }

  /// `20240302`, perhaps with the digits of a time behind it.
  private mutating func compactDate() -> ImportedDay? {
    let digits = bytes[index...].prefix(8).map { Int($0 - UInt8(ascii: "0")) }
    let year = digits[..<4].reduce(0) { $0 * 10 + $1 }
    guard 1900..<2100 ~= year else { return nil }
    index += 8
    isCompact = true
    return known((year, 4), digits[4] * 10 + digits[5], digits[6] * 10 + digits[7])
  }

  /// `年3月2日`, `. március 2.` or `-Mar-02` behind a year.
  private mutating func dateBehindYear(_ year: (value: Int, count: Int)) -> ImportedDay? {
    let start = index
    if skip("年") || skip("년") {
      skipBlanks()
      guard let month = number(digits: 1...2), skip("月") || skip("월") else { return nil }
      skipBlanks()
      guard let day = number(digits: 1...2) else { return nil }
      if !skip("日") { _ = skip("일") }
      return known(year, month.value, day.value)
    }
    let isDashed = skip(UInt8(ascii: "-"))
    if !isDashed {
      _ = skip(UInt8(ascii: "."))
      skipBlanks()
    }
    if let month = month() {
      if !isDashed || !skip(UInt8(ascii: "-")) { skipBlanks() }
      guard let day = number(digits: 1...2) else { return nil }
      _ = skip(UInt8(ascii: "."))
      return known(year, month, day.value)
    }
    index = start
    return nil
  }

  private mutating func monthBehindDay() -> (month: Int, isDashed: Bool)? {
    let start = index
    if !skip(UInt8(ascii: ".")) { _ = skip("º") }
    let isDashed = skip(UInt8(ascii: "-"))
    if !isDashed { skipFillers() }
    guard let month = month() else {
      index = start
      return nil
    }
    _ = skip(UInt8(ascii: ","))
    if !skip(UInt8(ascii: "-")) { skipFillers() }
    return (month, isDashed)
  }

  /// A month by its name, or as `3月` and `thg 3`.
  private mutating func month() -> Int? {
    let start = index
    if let number = number(digits: 1...2) {
      if 1...12 ~= number.value, skip("月") || skip("월") { return number.value }
    } else if let word = word() {
      if let month = DateWords.month(word) {
        _ = skip(UInt8(ascii: "."))
        return month
      }
      skipBlanks()
      if word == "thg" || word == "tháng", let number = number(digits: 1...2) {
        return number.value
      }
    }
    index = start
    return nil
  }

  /// The weekday of org, as in `2026-09-01 Tue 07:30`.
  private mutating func skipBehindDate() {
    let start = index
    skipBlanks()
    if let word = word(), DateWords.isWeekday(word) { skipBlanks() } else { index = start }
  }

  private mutating func skipWeekday() {
    let start = index
    guard let word = word(), DateWords.isWeekday(word) else {
      index = start
      return
    }
    _ = skip(UInt8(ascii: "."))
    _ = skip(UInt8(ascii: ","))
    skipBlanks()
    // `Mar 2, 2024` is of March; only what stands before a whole date is Tuesday, in French and Spanish.
    if DateWords.month(word) != nil, !restIsDate { index = start }
  }

  /// Whether the rest begins with a day and a month.
  private var restIsDate: Bool {
    var rest = self
    guard rest.number(digits: 1...2) != nil else { return false }
    return rest.monthBehindDay() != nil || [0x2F, 0x2D, 0x2E].contains(rest.current)
  }

  private func known(_ year: (value: Int, count: Int)?, _ month: Int, _ day: Int?) -> ImportedDay? {
    guard let year, let day, let date = CivilDate(year: year.value, month: month, day: day) else {
      return nil
    }
    return .known(date)
  }

  mutating func time() -> Int? {
    let before = half()
    skipBlanks()
    if isCompact, let second = compactTime() { return second }
    guard let hour = number(digits: 1...2) else { return nil }
    var second = 0
    let sign = current
    if let sign, [0x3A, 0x2E, 0x68].contains(lowercased(sign)) {
      index += 1
      guard let minute = number(digits: 2...2), minute.value < 60 else { return nil }
      second = minute.value * 60
      if lowercased(sign) != UInt8(ascii: "h"), skip(sign) {
        guard let seconds = number(digits: 2...2), seconds.value < 60 else { return nil }
        second += seconds.value
        if skip(UInt8(ascii: ".")) || skip(UInt8(ascii: ",")) {
          guard number(digits: 1...12) != nil else { return nil }
        }
      }
    } else {
      return nil
    }
    let start = index
    skipBlanks()
    var hours = hour.value
    if let isAfternoon = before ?? half() {
      guard 0...12 ~= hours, hours > 0 || before != nil else { return nil }
      hours = hours % 12 + (isAfternoon ? 12 : 0)
      if before != nil { index = start }
    } else if let word = word(), ["uhr", "h", "hrs", "u", "часов"].contains(word) {
      skipBlanks()
    } else {
      index = start
    }
    return hours < 24 ? hours * 3600 + second : nil
  }

  /// The seconds of `0705` or `070533`, as they stand behind a date without signs.
  private mutating func compactTime() -> Int? {
    let digits = bytes[index...].prefix(while: isDigit)
    guard digits.count == 4 || digits.count == 6 else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let clock = digits.count == 4 ? value * 100 : value
    let (hour, minute, second) = (clock / 10_000, clock / 100 % 100, clock % 100)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    index = digits.endIndex
    return hour * 3600 + minute * 60 + second
  }

  /// A word for a half of the day.
  private mutating func half() -> Bool? {
    let start = index
    guard let word = word() else { return nil }
    if let isAfternoon = DateWords.isAfternoon(word) {
      _ = skip(UInt8(ascii: "."))
      return isAfternoon
    }
    // `a. m.`
    if word == "a" || word == "p", skip(UInt8(ascii: ".")) {
      skipBlanks()
      if self.word() == "m" {
        _ = skip(UInt8(ascii: "."))
        return word == "p"
      }
    }
    index = start
    return nil
  }

  mutating func zone() -> Int? {
    let start = index
    if let word = word() {
      guard ["z", "utc", "gmt"].contains(word) else {
        index = start
        return nil
      }
      guard current == UInt8(ascii: "+") || current == UInt8(ascii: "-") else { return 0 }
    }
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
    skipBlanks()
    // `GMT+0100 (CET)`
    if current == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") { index = bytes.count }
    return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  private mutating func number(digits: ClosedRange<Int>) -> (value: Int, count: Int)? {
    let start = index
    var (value, count) = (0, 0)
    while let byte = current, isDigit(byte), count < digits.upperBound {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      count += 1
      index += 1
    }
    guard count >= digits.lowerBound, !(current.map(isDigit) ?? false) else {
      index = start
      return nil
    }
    return (value, count)
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count,
      (0..<count).allSatisfy({ bytes[index + $0] == text.utf8Start[$0] })
    else { return false }
    index += count
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

  /// Blanks and the words that only join.
  mutating func skipFillers() {
    skipBlanks()
    while true {
      let start = index
      guard let word = word(), DateWords.isFiller(word) else {
        index = start
        return
      }
      _ = skip(UInt8(ascii: "."))
      _ = skip(UInt8(ascii: ","))
      skipBlanks()
    }
  }

  /// The word that comes next, in lower case, with points within it but none at its end; nil where none does.
  private mutating func word() -> String? {
    var end = index
    while end < bytes.count, isLetter(bytes[end]) || bytes[end] >= 0x80 || isInside(end) {
      if bytes[end] >= 0xC0, noBreakSpaceLength(bytes[...], at: end) > 0 { break }
      end += 1
    }
    guard end > index else { return nil }
    defer { index = end }
    return String(decoding: bytes[index..<end], as: UTF8.self).lowercased()
  }

  /// Whether a point, dash or apostrophe stands between two letters.
  private func isInside(_ position: Int) -> Bool {
    guard position > index, position + 1 < bytes.count,
      [0x2E, 0x2D, 0x27].contains(bytes[position])
    else { return false }
    let next = position + 1
    return isLetter(bytes[next])
      || bytes[next] >= 0x80 && noBreakSpaceLength(bytes[...], at: next) == 0
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowercased(byte)
}
