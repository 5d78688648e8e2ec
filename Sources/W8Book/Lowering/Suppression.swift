import Primitives
package import W8Syntax
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
  /// The bytes of its name or code, counted from the start of the section.
  package let range: TextRange
  /// The name or code; there may be no rule of that name.
  package let name: RuleName
}

/// A line on which rules are silent.
package struct IgnoredLine: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// The rules; what is the name of none does nothing.
  package let rules: Set<RuleName>
}

/// The rules that the comment on the line at `index`, which says `rows`, names to be ignored; nil for any other
/// comment.
package func ignoreComment(
  _ tree: SyntaxTree, _ index: Int, _ line: SyntaxLine, _ rows: Span<SyntaxRow>,
  _ bytes: Span<UInt8>
) -> IgnoreComment? {
  guard let row = rows.indices.first(where: { rows[$0].isOf(.comment) }) else { return nil }
  let start = Int(line.start) + rows[row].start
  let range = TextRange(start, proseEnd(bytes, start, Int(line.contentEnd)))
  var offset = range.start + 1
  while offset < range.end, isGap(bytes[offset]) { offset += 1 }
  guard range.end - offset >= marker.count,
    marker.indices.allSatisfy({ lowercased(bytes[offset + $0]) == marker[$0] })
  else { return nil }
  offset += marker.count
  guard offset == range.end || isGap(bytes[offset]) else { return nil }
  var rules: [IgnoredRule] = []
  while offset < range.end {
    let start = offset
    while offset < range.end, !isGap(bytes[offset]) { offset += 1 }
    let name = TextRange(start, offset)
    if !name.isEmpty {
      rules.append(IgnoredRule(range: name, name: RuleName(tree.string(name))))
    }
    offset += 1
  }
  return IgnoreComment(line: index, rules: rules)
}

extension SyntaxTree {
  /// The rules that the comment on the line at `index` names to be ignored; nil for any other line.
  package func ignoreComment(onLine index: Int) -> IgnoreComment? {
    let (text, rows, line) = (text, rows, lines[index])
    guard line.kind == .comment else { return nil }
    return W8Book.ignoreComment(
      self, index, line, rows.span.extracting(rowRange(ofLine: index)), text.span)
  }
}

private let marker = Array("w8log:ignore".utf8)

private func isGap(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",")
}

/// The way a log names a rule, in `lint` and `w8log:ignore`: by its name or code, in any case.
package struct RuleName: Hashable, Sendable {
  /// The name in lower case; empty for a word that is longer than the name of any rule: whatever its characters are, it is
  /// not looked at.
  package let text: String

  /// How many bytes of UTF-8 a name has at most.
  package static let mostBytes = 64

  /// Takes a name as it is written.
  package init(_ written: some StringProtocol) {
    text = written.utf8.count <= Self.mostBytes ? written.lowercased() : ""
  }

  /// The names of the rule about implausible weights: a book that switches it off says that they count.
  package static let ofImplausibleWeight: Set<RuleName> = [
    RuleName("implausible-weight"), RuleName("W8204"),
  ]
}
