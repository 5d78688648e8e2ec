/// Returns the message about `text` if it is written as `2026-02-30`, and there is no such date; else nil.
package func missingDateMessage(_ text: String) -> String? {
  guard text.utf8.count == "2026-02-30".utf8.count else { return nil }
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  let numbers = parts.compactMap { Int($0) }
  guard parts.map({ $0.utf8.count }) == [4, 2, 2], numbers.count == 3,
    !text.utf8.contains(UInt8(ascii: "+"))
  else { return nil }
  let month = YearMonth(year: numbers[0], month: numbers[1])
  if let month, 1...month.dayCount ~= numbers[2] { return nil }
  return missingDateMessage(text, in: month)
}

/// Returns the message about `text`, a day that `month` does not have; nil is a month that does not exist.
package func missingDateMessage(_ text: String, in month: YearMonth?) -> String {
  let reason =
    month.map { "\($0.name) \($0.year) has \($0.dayCount) days" }
    ?? "years start at 0001, months are 01 to 12"
  return "no such date: \(text) (\(reason))"
}
