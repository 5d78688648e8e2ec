/// A spelling of `text` that has the same bytes for all texts that are canonically equivalent to it: its normal form C
/// (Unicode Standard Annex #15).
///
/// The standard library normalises texts each time they are compared or hashed, unless a look at each scalar by itself
/// tells that nothing is to be done. A text with more than 800 bytes beyond ASCII, which are more than 200 scalars
/// have, stays as it is, and has the spelling of no other: to put marks in order takes the square of their number.
package func equivalentSpelling(_ text: String) -> String {
  var scalars = text.utf8Span
  if scalars.checkForNFC(quickCheck: true) { return text }
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
