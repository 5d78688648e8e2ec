import Primitives
import W8Engine

/// How far the clocks of a place are ahead of those of Greenwich: always so much, or by the rules of its time zone.
package struct ZoneRules: Sendable {
  /// The points in time from which on clocks are so many seconds ahead, in order.
  private var changes: [(from: Int, ahead: Int)] = []
  /// How far ahead they are before all of these.
  private var first: Int
  /// What comes behind the last change; nil where nothing else does.
  private var yearly: YearlyRules?

  /// Makes the rules of clocks that are always so many minutes ahead.
  package init(minutesAhead: Int) { first = minutesAhead * 60 }

  /// The clocks of Greenwich.
  package static let utc = ZoneRules(minutesAhead: 0)

  /// Reads a file of the zone database of the system (RFC 9636); nil where it is none.
  package init?(file bytes: [UInt8]) {
    guard let old = ZoneBlock(bytes[...], wide: false) else { return nil }
    var block = old
    if old.version >= UInt8(ascii: "2") {
      guard let new = ZoneBlock(bytes[old.end...], wide: true) else { return nil }
      block = new
      let footer = bytes[new.end...].drop { $0 == .lineFeed }.prefix { $0 != .lineFeed }
      yearly = YearlyRules(String(decoding: footer, as: UTF8.self))
    }
    first = block.first
    changes = block.changes
  }

  /// How many seconds clocks are ahead at a point in time, so many seconds after 1970 began in Greenwich.
  package func secondsAhead(at seconds: Int) -> Int {
    if let yearly, seconds >= changes.last?.from ?? .min { return yearly.secondsAhead(at: seconds) }
    return changes.last { $0.from <= seconds }?.ahead ?? first
  }

  /// How many seconds clocks are ahead when they themselves show a point in time; of an hour that they show twice, the
  /// first.
  package func secondsAhead(onClock seconds: Int) -> Int {
    let before = secondsAhead(at: seconds - secondsPerDay)
    return secondsAhead(at: seconds - before) == before
      ? before : secondsAhead(at: seconds - secondsAhead(at: seconds - before))
  }
}

/// One of the blocks of a zone file.
private struct ZoneBlock {
  let version: UInt8
  let first: Int
  let changes: [(from: Int, ahead: Int)]
  let end: Int

  init?(_ bytes: ArraySlice<UInt8>, wide: Bool) {
    let start = bytes.startIndex
    guard bytes.count >= 44, bytes.starts(with: "TZif".utf8) else { return nil }
    version = bytes[start + 4]
    func number(_ start: Int, _ size: Int) -> Int {
      let value = bytes[start..<(start + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return size == 8 ? Int(Int64(bitPattern: value)) : Int(Int32(truncatingIfNeeded: value))
    }
    let counts = (0..<6).map { number(start + 20 + $0 * 4, 4) }
    guard counts.allSatisfy({ 0...100_000 ~= $0 }) else { return nil }
    let (times, types, size) = (counts[3], counts[4], wide ? 8 : 4)
    let timesStart = start + 44
    let indices = timesStart + times * size
    let typesStart = indices + times
    end = typesStart + types * 6 + counts[5] + counts[2] * (size + 4) + counts[1] + counts[0]
    guard types > 0, end <= bytes.endIndex else { return nil }
    let offsets = (0..<types).map { number(typesStart + $0 * 6, 4) }
    guard (0..<times).allSatisfy({ Int(bytes[indices + $0]) < types }) else { return nil }
    first = offsets[0]
    changes = (0..<times).map {
      (number(timesStart + $0 * size, size), offsets[Int(bytes[indices + $0])])
    }
  }
}

/// The rules of all years to come, as POSIX writes them: `CET-1CEST,M3.5.0,M10.5.0/3`.
private struct YearlyRules {
  private let standard: Int
  private let summer: (ahead: Int, begins: Change, ends: Change)?

  /// A moment of each year.
  private struct Change {
    /// The month, its week and the day of it, or the number of a day of the year.
    enum Day {
      case ofWeek(month: Int, week: Int, day: Int)
      case ofYear(Int, countsLeapDay: Bool)
    }
    let day: Day
    /// The seconds of the clock since midnight.
    let second: Int
  }

  init?(_ text: String) {
    var parser = RuleParser(text)
    guard parser.skipName(), let standard = parser.seconds() else { return nil }
    self.standard = -standard
    guard !parser.isAtEnd else {
      summer = nil
      return
    }
    guard parser.skipName() else { return nil }
    let ahead = parser.seconds().map { -$0 } ?? -standard + 3600
    guard let begins = Self.change(&parser), let ends = Self.change(&parser), parser.isAtEnd else {
      return nil
    }
    summer = (ahead, begins, ends)
  }

  private static func change(_ parser: inout RuleParser) -> Change? {
    guard parser.skip(",") else { return nil }
    let day: Change.Day
    if parser.skip("M") {
      guard let month = parser.number(), parser.skip("."), let week = parser.number(),
        parser.skip("."), let weekday = parser.number(),
        1...12 ~= month, 1...5 ~= week, 0...6 ~= weekday
      else { return nil }
      day = .ofWeek(month: month, week: week, day: weekday)
    } else {
      let isJulian = parser.skip("J")
      guard let number = parser.number(), 0...366 ~= number else { return nil }
      day = .ofYear(isJulian ? number - 1 : number, countsLeapDay: !isJulian)
    }
    let second = parser.skip("/") ? parser.seconds() : 7200
    return second.map { Change(day: day, second: $0) }
  }

  func secondsAhead(at seconds: Int) -> Int {
    guard let summer,
      case let days = floorDivided(seconds + standard, by: secondsPerDay),
      let year = Int32(exactly: days).flatMap({ CivilDate(dayNumber: $0) })?.year,
      let begins = moment(summer.begins, year).map({ $0 - standard }),
      let ends = moment(summer.ends, year).map({ $0 - summer.ahead })
    else { return standard }
    let isSummer = begins < ends ? begins..<ends ~= seconds : !(ends..<begins ~= seconds)
    return isSummer ? summer.ahead : standard
  }

  /// What clocks show at the change of a year, in seconds since 1970.
  private func moment(_ change: Change, _ year: Int) -> Int? {
    guard let newYear = CivilDate(year: year, month: 1, day: 1) else { return nil }
    let number: Int
    switch change.day {
    case .ofYear(let day, let countsLeapDay):
      let isBehindLeapDay = !countsLeapDay && day >= 59
      let hasLeapDay = CivilDate(year: year, month: 2, day: 29) != nil
      number = Int(newYear.dayNumber) + day + (isBehindLeapDay && hasLeapDay ? 1 : 0)
    case .ofWeek(let month, let week, let day):
      guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
      // 1970 began on a Thursday.
      let weekday = floorRemainder(Int(first.dayNumber) + 4, by: 7)
      var date = (day - weekday + 7) % 7 + 1 + (week - 1) * 7
      while CivilDate(year: year, month: month, day: date) == nil { date -= 7 }
      number = Int(first.dayNumber) + date - 1
    }
    return number * secondsPerDay + change.second
  }
}

/// Reads the parts of such a rule.
private struct RuleParser {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// Letters, or anything between `<` and `>`.
  mutating func skipName() -> Bool {
    if skip("<") {
      rest = rest.drop { $0 != UInt8(ascii: ">") }
      return skip(">")
    }
    let count = rest.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowercased($0) }.count
    rest = rest.dropFirst(count)
    return count >= 3
  }

  mutating func number() -> Int? {
    let digits = rest.prefix(while: isDigit)
    guard 1...5 ~= digits.count else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// `-3`, `5:30` or `+01:00:00`.
  mutating func seconds() -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number() else { return nil }
    var total = hours * 3600
    for unit in [60, 1] where skip(":") {
      guard let part = number() else { return nil }
      total += part * unit
    }
    return isNegative ? -total : total
  }
}

/// `value` divided by `divisor`, rounded down.
func floorDivided(_ value: Int, by divisor: Int) -> Int {
  value >= 0 ? value / divisor : ~(~value / divisor)
}

private func floorRemainder(_ value: Int, by divisor: Int) -> Int {
  value - floorDivided(value, by: divisor) * divisor
}
