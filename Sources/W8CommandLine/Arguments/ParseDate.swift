import W8Engine

/// The date written as `2026-01-31`; nil for any other text and for days that do not exist.
func parseDate(_ text: String) -> CivilDate? {
  let bytes = Array(text.utf8)
  let dash = UInt8(ascii: "-")
  guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
    let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
    let day = number(bytes[8..<10])
  else { return nil }
  return CivilDate(year: year, month: month, day: day)
}

private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  var number = 0
  for byte in digits {
    guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
    number = number * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return number
}
