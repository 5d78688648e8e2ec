/// The number written with digits only; nil for any other text and for numbers too large to count with.
func parseCount(_ text: String) -> Int? {
  let isDigits = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  return isDigits ? Int(text) : nil
}
