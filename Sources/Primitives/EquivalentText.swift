/// A spelling of `text` that has the same bytes for all texts that are canonically equivalent to it: its normal form C
/// (Unicode Standard Annex #15).
///
/// The standard library normalises texts each time they are compared or hashed, unless a look at each scalar by itself
/// tells that nothing is to be done. A text with more than five hundred bytes beyond ASCII stays as it is, and so has
/// the spelling of no other: to put marks in order takes the square of their number.
package func equivalentSpelling(_ text: String) -> String {
  var span = text.utf8Span
  if span.checkForNFC(quickCheck: true) { return text }
  let mostBeyondASCII = 500
  return text.utf8.count(where: { $0 >= 0x80 }) > mostBeyondASCII
    ? text : inNormalForm(Array(text.utf8))
}

/// The text of `utf8` in normal form C.
private func inNormalForm(_ utf8: [UInt8]) -> String {
  // A scalar of ASCII composes with nothing before it, so only the last before others may change with these.
  let first = utf8.firstIndex { $0 >= 0x80 } ?? utf8.count
  let start = max(first - 1, 0)
  let end = max((utf8.lastIndex { $0 >= 0x80 } ?? -1) + 1, start)
  let changing = String(decoding: utf8[start..<end], as: UTF8.self)
  return String(decoding: utf8[..<start] + changing._nfcCodeUnits + utf8[end...], as: UTF8.self)
}
