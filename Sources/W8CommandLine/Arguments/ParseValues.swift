/// The number written with digits only; nil for any other text and for numbers too large to count with.
func parseCount(_ text: String) -> Int? {
  let isDigits = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  return isDigits ? Int(text) : nil
}

/// The number of days from 1 to 999 that `text` says in digits; nil for any other text.
func parseSpan(_ text: String) -> Int? {
  guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
    let span = Int(text), 1...999 ~= span
  else { return nil }
  return span
}
