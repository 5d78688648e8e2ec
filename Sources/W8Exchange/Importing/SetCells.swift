import Primitives
import W8Engine

extension ImportedLog {
  /// The weight of the person in a cell of a row that is taken, in the unit behind the number, else in `known`; nil where it
  /// says none, and reported where a log cannot say it.
  mutating func weighed(
    _ row: TableRow, _ index: Int?, _ known: MassUnit?
  ) throws(RowRefusal) -> ImportedMass? {
    guard holdsValue(row.raw(index)) else { return nil }
    if let number = readNumber(row.raw(index)), let mass = stones(number) { return mass }
    if let number = readNumber(row.raw(index)), number.thousandths > 0,
      number.suffix.isEmpty || massUnit(number.suffix) != nil,
      let mass = ImportedMass(
        thousandths: number.thousandths, unit: unit(massUnit(number.suffix) ?? known))
    {
      return mass
    }
    lose(row.line, Reason.badWeight, text(row, index))
    return nil
  }

  /// Adds a weight that stands in a row of a session, as which the row counts.
  mutating func addWeight(_ mass: ImportedMass, of line: Int, besideSessionOf day: ImportedDay) {
    var weighIn = ImportedWeighIn(line: line, day: day, mass: mass)
    swap(&weighIn.lines, &weighIn.sharedLines)
    weighIns.append(weighIn)
  }
}

extension ImportedLog {
  /// The unit of the distance in the row of `line`: the one that the source tells, else that of the user, else kilometers
  /// with kilograms and miles with pounds, which is reported; asks if nothing is known.
  mutating func distanceUnit(
    _ told: DistanceUnit?, beside mass: MassUnit?, line: Int
  ) -> DistanceUnit {
    if let unit = told ?? settings.distanceUnit { return unit }
    switch mass ?? settings.unit {
    case .kilogram?:
      remark(line, "distances read as km, because weights are in kg; --distance changes this")
      return .kilometer
    case .pound?, .stone?:
      remark(
        line, "distances read as miles, because weights are in lb or st; --distance changes this")
      return .mile
    case nil:
      ask(.distanceUnit)
      return .kilometer
    }
  }
}

/// A duration such as `1h 43m`, `59m`, `38min`, `1 Std 3 Min`, `1時間43分`, `1:43:00` or `2580`; nil for any other text.
func readDuration(_ text: ArraySlice<UInt8>) -> Seconds? {
  if let (time, _) = readSeconds(text) { return time }
  return readDuration(ofWords: decodedText(text).text.lowercased()) ?? readEnglishDuration(text)
}

/// A duration of numbers and the units of any language; nil if a number has none, or a unit is unknown.
private func readDuration(ofWords text: String) -> Seconds? {
  var total = 0
  var rest = text[...]
  while let first = rest.first {
    guard first != " " else {
      rest.removeFirst()
      continue
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let unit = rest.dropFirst(digits.count).drop { $0 == " " }.prefix { $0.isLetter }
    guard digits.count < 8, let number = Int(digits),
      let factor = secondsOfUnit.first(where: { $0.words.contains(String(unit)) })?.seconds
    else { return nil }
    total += number * factor
    rest = rest[unit.endIndex...].drop { $0 == "." || $0 == "," }
  }
  return total > 0 ? Seconds(total) : nil
}

private let secondsOfUnit: [(seconds: Int, words: Set<String>)] = [
  (
    3600,
    [
      "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "uur", "u", "godz", "g", "ч",
      "час", "часа", "часов", "t",
      "tim", "timer", "sa", "saat", "hod", "時間", "小时", "小時", "시간",
    ]
  ),
  (
    60,
    [
      "m", "min", "mins", "minute", "minutes", "minuten", "minutos", "minuti", "minuto", "minut",
      "minuter", "minutter", "minuuttia", "минут", "мин", "м", "dk",
      "dakika", "分", "分钟",
      "分鐘", "분",
    ]
  ),
  (
    1,
    [
      "s", "sek", "sec", "secs", "second", "seconds", "seg", "sekunde", "sekunden", "seconde",
      "secondes",
      "segundo", "segundos", "secondo", "secondi", "sekund", "sekunder", "sekunti", "sekuntia",
      "сек", "секунд",
      "saniye", "с", "сек", "sn", "秒", "초",
    ]
  ),
]

private func readEnglishDuration(_ text: ArraySlice<UInt8>) -> Seconds? {
  var (total, number) = (0, 0)
  var (hasDigits, hasUnit) = (false, false)
  var index = text.startIndex
  while index < text.endIndex {
    let byte = lowercased(text[index])
    if isDigit(byte) {
      guard number < 10_000_000 else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      hasDigits = true
    } else if hasDigits, let factor = secondsPerUnit(byte) {
      total += number * factor
      (number, hasDigits, hasUnit) = (0, false, true)
    } else if byte == 0x20, hasDigits {
      // `20 min`
    } else if !hasUnit || byte != 0x20 && !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte) {
      return nil
    }
    index += 1
  }
  return hasUnit && !hasDigits ? Seconds(total) : nil
}

/// The seconds of the unit that begins with a letter in lower case; nil for any other letter.
private func secondsPerUnit(_ letter: UInt8) -> Int? {
  switch letter {
  case UInt8(ascii: "h"): 3600
  case UInt8(ascii: "m"): 60
  case UInt8(ascii: "s"): 1
  default: nil
  }
}

extension ImportedSet {
  /// Makes of what a source says what is meant: no load with repetitions alone is the body, and no repetitions beside a
  /// time or distance are none. Throws where nothing was done.
  mutating func settle() throws(RowRefusal) {
    if seconds != nil || distance != nil {
      if repetitions == 0 { repetitions = nil }
    } else if load == nil, (repetitions ?? 0) > 0 {
      load = .bodyweight
    }
    guard isDone else { throw .row(Reason.notDone, nil) }
  }
}

extension ImportedSession {
  /// Adds a label to the last set.
  mutating func label(_ text: String) {
    guard let exercise = exercises.indices.last,
      let set = exercises[exercise].sets.indices.last
    else { return }
    exercises[exercise].sets[set].labels.append(text)
  }
}
