/// A spelling of `text` that has the same bytes for all texts that are canonically equivalent to it: its normal form C
/// (Unicode Standard Annex #15).
///
/// The standard library normalizes texts each time they are compared or hashed, unless a look at each scalar by itself
/// tells that nothing is to be done. A text with more than 800 bytes beyond ASCII, which are more than 200 scalars
/// have, stays as it is, and has the spelling of no other: to put marks in order takes the square of their number.
package func equivalentSpelling(_ text: String) -> String {
  var scalars = text.utf8Span
  #if hasFeature(Embedded)
    if scalars.checkForASCII() { return text }
  #else
    if scalars.checkForNFC(quickCheck: true) { return text }
  #endif
  let (utf8, mostBeyondASCII) = (scalars.span, 800)
  var (first, end, countBeyondASCII) = (utf8.count, 0, 0)
  for index in utf8.indices where utf8[index] >= 0x80 {
    first = min(first, index)
    end = index + 1
    countBeyondASCII += 1
  }
  if countBeyondASCII > mostBeyondASCII { return text }
  // A scalar of ASCII composes with nothing before it, so only the last before others may change with these.
  let start = max(first - 1, 0)
  let changing = text.utf8.dropFirst(start).prefix(end - start)
  var spelling: [UInt8] = []
  spelling.reserveCapacity(utf8.count)
  for index in 0..<start { spelling.append(utf8[index]) }
  spelling += String(decoding: changing, as: UTF8.self)._nfcCodeUnits
  for index in end..<utf8.count { spelling.append(utf8[index]) }
  return String(decoding: spelling, as: UTF8.self)
}

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
package func lowerCaseOfWord(_ text: Substring) -> String {
  text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : ""
}

/// The same of a whole text.
package func lowerCaseOfWord(_ text: String) -> String { lowerCaseOfWord(text[...]) }

/// `text` with one space for each run of scalars that are spaces, and none around it.
@inlinable
package func withSingleSpaces(
  _ text: String, where isSpace: (Unicode.Scalar) -> Bool
) -> String {
  var words: [UInt8] = []
  words.reserveCapacity(text.utf8.count)
  var followsSpace = false
  for scalar in text.unicodeScalars {
    if isSpace(scalar) {
      followsSpace = true
      continue
    }
    if followsSpace, !words.isEmpty { words.append(UInt8(ascii: " ")) }
    followsSpace = false
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { words.append(byte) }
  }
  return String(decoding: words, as: UTF8.self)
}
