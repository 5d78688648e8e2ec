/// `text` in lower case, as `lowercased()` of the standard library gives it.
///
/// That takes hundreds of instructions for each letter once one of them is beyond ASCII; this for those alone.
package func lowerCase(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text.lowercased() }
  var lower: [UInt8] = []
  lower.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    if scalar.isASCII {
      lower.append(lowercased(UInt8(truncatingIfNeeded: scalar.value)))
    } else {
      for byte in scalar.properties.lowercaseMapping.utf8 { lower.append(byte) }
    }
  }
  return String(decoding: lower, as: UTF8.self)
}

/// `text` in lower case where it may be one of the words that a program knows: where all of its letters are ASCII; else
/// empty.
///
/// What is beyond ASCII the standard library brings to one form whenever it compares it, and to put marks in order takes
/// the square of their number.
package func lowerCaseOfWord(_ text: some StringProtocol) -> String {
  text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : ""
}
