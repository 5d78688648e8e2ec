import Primitives

extension CivilDate {
  /// The date as a person says it: `4 February 2026`.
  package var words: String { "\(day) \(yearMonth.name) \(year)" }
}

/// The date written as `2026-01-31`; nil for any other text and for days that do not exist.
package func parseDate(_ text: String) -> CivilDate? {
  let bytes = Array(text.utf8)
  let dash = UInt8(ascii: "-")
  guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
    let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
    let day = number(bytes[8..<10])
  else { return nil }
  return CivilDate(year: year, month: month, day: day)
}

private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  guard digits.allSatisfy(isDigit) else { return nil }
  return digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
}
