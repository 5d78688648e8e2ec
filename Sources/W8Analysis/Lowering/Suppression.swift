import W8Syntax
package import W8Text

/// A comment `; w8log:ignore weekday-mismatch, W8112`.
package struct IgnoreComment: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// The rules that it names, by name or code, as they are written.
  package let rules: [IgnoredRule]
}

/// A rule named in a `w8log:ignore` comment.
package struct IgnoredRule: Hashable, Sendable {
  /// The name or code as it is written.
  package let name: String
  /// Its bytes, counted from the start of the section.
  package let range: TextRange
}

/// A line on which rules are silent.
package struct IgnoredLine: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// The names or codes of the rules, in lower case.
  package let rules: [String]
}

/// The rules that the comment on `line` tells to ignore; nil for any other comment.
func ignoreComment(_ tree: SyntaxTree, line: Int) -> IgnoreComment? {
  guard let token = tree.tokens(ofLine: line).first(where: { $0.kind == .comment }) else {
    return nil
  }
  let range = tree.range(of: token, line: line)
  let bytes = tree.text
  let marker = Array("w8log:ignore".utf8)
  var index = range.start + 1
  while index < range.end, isGap(bytes[index]) { index += 1 }
  guard range.end - index >= marker.count,
    zip(bytes[index..<index + marker.count], marker).allSatisfy({ isSameLetter($0, $1) })
  else { return nil }
  index += marker.count
  guard index == range.end || isGap(bytes[index]) else { return nil }
  var rules: [IgnoredRule] = []
  while index < range.end {
    let start = index
    while index < range.end, !isGap(bytes[index]) { index += 1 }
    if start < index {
      let range = TextRange(start, index)
      rules.append(IgnoredRule(name: tree.string(range), range: range))
    }
    while index < range.end, isGap(bytes[index]) { index += 1 }
  }
  return IgnoreComment(line: line, rules: rules)
}

/// Whether `byte` is `letter`, which is lower case, in any case; signs are themselves only.
private func isSameLetter(_ byte: UInt8, _ letter: UInt8) -> Bool {
  byte == letter || (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte && byte | 0x20 == letter)
}

private func isGap(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",")
}
