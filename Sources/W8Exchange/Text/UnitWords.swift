import Primitives
import W8Engine

/// The unit of mass that a word means; nil for any other word.
func massUnit(_ word: String) -> MassUnit? {
  guard !word.isEmpty else { return nil }
  return switch word {
  case "kg", "kgs", "kilogram", "kilograms", "kilogramm", "kilo", "kilos", "kilogrammes",
    "kilogramos", "quilogramas", "quilo", "quilos", "chilogrammi", "chili", "кг", "κιλά", "公斤",
    "千克",
    "キロ", "키로":
    .kilogram
  case "lb", "lbs", "pound", "pounds", "pound(s)": .pound
  case "st", "stone", "stones": .stone
  default: nil
  }
}

/// The unit of length that a word means; nil for any other word.
func lengthUnit(_ word: String) -> DistanceUnit? {
  guard !word.isEmpty else { return nil }
  return switch word {
  case "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres", "км", "公里": .kilometer
  case "mi", "mi.", "mile", "miles": .mile
  case "m", "meter", "meters", "metre", "metres", "м", "米": .meter
  case "yd", "yds", "yard", "yards": .yard
  case "ft", "foot", "feet": .foot
  default: nil
  }
}

/// The most that a set may take: 99:59:59.9.
let longestTime = Seconds(tenths: 3_599_999)

/// The time that a number of seconds or `h:mm:ss` says, and whether hundredths were cut; nil for any other text.
func readSeconds(_ text: ArraySlice<UInt8>) -> (time: Seconds, isCut: Bool)? {
  guard text.contains(UInt8(ascii: ":")) else {
    guard let number = readNumber(text), number.thousandths >= 0,
      number.suffix.isEmpty || ["s", "sec", "secs", "seconds"].contains(number.suffix)
    else { return nil }
    return (Seconds(tenths: number.thousandths / 100), number.hasHundredths)
  }
  let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
  guard parts.count <= 3 else { return nil }
  var total = 0
  for (index, part) in parts.enumerated() {
    guard let number = readNumber(part), number.thousandths >= 0, number.suffix.isEmpty,
      index == 0 || number.thousandths < 60_000
    else { return nil }
    if index == parts.count - 1 {
      return (
        Seconds(tenths: total * 600 + number.thousandths / 100), number.hasHundredths
      )
    }
    guard let whole = number.whole, whole < 100_000 else { return nil }
    total = total * 60 + whole
  }
  return nil
}
