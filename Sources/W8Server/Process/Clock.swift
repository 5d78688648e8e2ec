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
