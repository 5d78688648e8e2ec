import W8Engine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The date of the machine's clock where the user is.
func dateOfClock() -> CivilDate {
  var now = time(nil)
  var parts = tm()
  guard localtime_r(&now, &parts) != nil else { return .first }
  let date = CivilDate(
    year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  // A clock outside the calendar is so wrong that any date will do.
  return date ?? .first
}

/// The date that `text` writes as `YYYY-MM-DD`; nil when it is none.
func parseDate(_ text: String) -> CivilDate? {
  let bytes = Array(text.utf8)
  let hyphen = UInt8(ascii: "-")
  guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen,
    let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8...])
  else { return nil }
  return CivilDate(year: year, month: month, day: day)
}

/// The number that a few digits are; nil when one of them is something else.
private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  var number = 0
  for digit in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    number = number * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return number
}
