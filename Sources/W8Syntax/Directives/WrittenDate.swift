import W8Text

/// A date in an argument, which the calendar has.
package struct WrittenDate: Hashable, Sendable {
  /// The argument that holds the date.
  package let argument: Argument
  /// Year × 10,000 + month × 100 + day.
  package let value: Int

  /// Reads `YYYY-MM-DD`; nil when `argument` is none, or one that the calendar lacks.
  init?(_ argument: WrittenArgument, _ text: Span<UInt8>) {
    var index = argument.content.start
    guard let date = scanDate(text, &index, argument.content.end), index == argument.content.end,
      exists(Int(date))
    else { return nil }
    self.argument = argument.taken(text)
    value = Int(date)
  }
}

/// Whether the calendar has `date`, which is year × 10,000 + month × 100 + day; there is no year 0.
private func exists(_ date: Int) -> Bool {
  let (year, month, day) = (date / 10_000, date / 100 % 100, date % 100)
  guard year > 0, 1...12 ~= month else { return false }
  let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let lastDays = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return 1...lastDays[month - 1] ~= day
}
