package import W8Syntax
import W8Text

/// For each note line of a file, in order, which of its exercise lines it belongs to, counted from 1; 0 for a note of
/// a session or a day. Found from the bytes of the lines alone.
package func noteOwners(_ sections: [SyntaxTree]) -> [Int] {
  var owners: [Int] = []
  var (exercises, depth) = (0, 0)
  for tree in sections {
    for (index, line) in tree.lines.enumerated() {
      let content = tree.contentRange(ofLine: index)
      let bytes = tree.text[content.start + line.markLength..<content.end]
      switch line.kind {
      case .exercise:
        exercises += 1
        depth = columns(bytes)
      case .entry, .session: depth = 0
      case .month:
        // A header without a digit is none.
        if bytes.contains(where: { 0x30...0x39 ~= $0 }) { depth = 0 }
      case .note:
        owners.append(depth > 0 && !line.isVerbatim && columns(bytes) > depth ? exercises : 0)
      case .blank, .comment, .directive, .unknown: break
      }
    }
  }
  return owners
}

/// How many columns the blanks before the first sign fill, a tab up to the next fourth.
private func columns(_ line: ArraySlice<UInt8>) -> Int {
  var columns = 0
  for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
    switch scalar.value {
    case 0x09: columns = (columns / 4 + 1) * 4
    case 0x20, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: columns += 1
    default: return columns
    }
  }
  return columns
}
