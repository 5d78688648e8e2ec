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
