package import W8Engine
import W8Syntax

/// The key of the gym or tag spelled `name` with its sigil: equal for all spellings of one name.
///
/// Lower case; the standard library compares what is canonically equivalent as equal.
package func canonicalKey(_ name: some StringProtocol) -> GymID {
  name.dropFirst().lowercased()
}

/// The key of the exercise called `name`: equal for all spellings of one name.
///
/// Lower case, runs of blanks and odd spaces as one; the standard library compares what is canonically
/// equivalent as equal.
package func exerciseKey(_ name: String) -> String {
  collapsingBlanks(name.lowercased())
}

/// `text` with each run of blanks and odd spaces as one space, and none around it.
func collapsingBlanks(_ text: String) -> String {
  if isCollapsedASCII(text) { return text }
  return text.unicodeScalars.split { $0 == " " || $0 == "\t" || isOddSpace($0) }
    .map { String($0) }.joined(separator: " ")
}

/// Whether `text` is ASCII with single spaces inside as its only blanks, as nearly all names are.
private func isCollapsedASCII(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var followsBlank = true
    for byte in bytes {
      if byte >= 0x80 || byte == 0x09 || (byte == 0x20 && followsBlank) { return false }
      followsBlank = byte == 0x20
    }
    return !followsBlank
  }
}
