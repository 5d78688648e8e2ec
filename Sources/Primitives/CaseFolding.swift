/// `text` with the same letters for all texts that differ in case alone, by simple case folding: in lower case, and `ς` as `σ`.
///
/// `ı` stays apart from `i`, and the iota below a letter (U+0345) from one beside it, with which it would be no longer
/// equivalent to the letter that has it in one.
package func caseFolded(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text.lowercased() }
  var folded: [UInt8] = []
  folded.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    if scalar.isASCII {
      folded.append(lowercased(UInt8(truncatingIfNeeded: scalar.value)))
    } else {
      for byte in folding(of: scalar).utf8 { folded.append(byte) }
    }
  }
  return String(decoding: folded, as: UTF8.self)
}

private func folding(of scalar: Unicode.Scalar) -> String {
  let upper = scalar.properties.uppercaseMapping.unicodeScalars
  guard upper.count == 1, scalar != "\u{131}", scalar != "\u{345}" else {
    return scalar.properties.lowercaseMapping
  }
  return upper[upper.startIndex].properties.lowercaseMapping
}

/// `text` in lower case where it may be one of the words that a program knows: where all of its letters are ASCII; else
/// empty.
///
/// What is beyond ASCII the standard library brings to one form whenever it compares it, and to put marks in order takes
/// the square of their number.
package func lowerCaseOfWord(_ text: some StringProtocol) -> String {
  text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : ""
}
