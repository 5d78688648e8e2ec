/// Reads `YYYY-MM-DD` as year × 10,000 + month × 100 + day; nil for a date that the calendar lacks.
func readDate(_ text: String) -> Int? {
  let bytes = Array(text.utf8)
  var index = 0
  guard let date = scanDate(bytes.span, &index, bytes.count), index == bytes.count else {
    return nil
  }
  return exists(Int(date)) ? Int(date) : nil
}

/// Whether the calendar has `date`, which is year × 10,000 + month × 100 + day; there is no year 0.
private func exists(_ date: Int) -> Bool {
  let (year, month, day) = (date / 10_000, date / 100 % 100, date % 100)
  guard year > 0, 1...12 ~= month else { return false }
  let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let lastDay =
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  return 1...lastDay ~= day
}
