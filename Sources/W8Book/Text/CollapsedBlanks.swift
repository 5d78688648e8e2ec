import Primitives
import W8Syntax

/// `text` with each run of blanks and odd spaces as one space, and none around it.
package func collapsingBlanks(_ text: String) -> String {
  if isCollapsed(text) { return text }
  return withSingleSpaces(text) { $0 == " " || $0 == "\t" || isOddSpace($0) }
}

/// Whether single spaces inside are the only blanks of `text`, as of nearly all names; false where odd spaces may be
/// among them.
private func isCollapsed(_ text: String) -> Bool {
  var followsBlank = true
  for byte in text.utf8 {
    switch byte {
    case 0x20 where followsBlank: return false
    // A tab, and the first bytes of odd spaces.
    case 0x09, 0xC2, 0xE1...0xE3, 0xEF: return false
    default: followsBlank = byte == 0x20
    }
  }
  return !followsBlank
}
