import Primitives
import W8Syntax
import W8Text

// What rules about sets share: they make one flat pass over the rows of a section, and look at the group around a
// row that may be at fault.

/// A group of sets that one of its rows led to.
struct RowGroup {
  /// The index of its line in the section.
  let line: Int
  /// The indices of its rows.
  let rows: Range<Int>
}

extension SectionScope {
  /// The group of sets to which the row at `index` belongs.
  func group(ofRow index: Int) -> RowGroup {
    let line = tree.line(ofRow: index)
    let all = tree.rowRange(ofLine: line)
    var first = index
    while first > all.lowerBound, rows[first - 1].isOfGroup { first -= 1 }
    var end = index
    while end < all.upperBound, rows[end].isOfGroup { end += 1 }
    return RowGroup(line: line, rows: first..<end)
  }

  /// What `group` says.
  func syntax(of group: RowGroup) -> SetGroupSyntax {
    tree.setGroup(ofLine: group.line, holding: group.rows.lowerBound)
  }
}

extension SectionFindings {
  /// The bytes of the token that says the first row of `kind` in `group`; nil where it has none.
  ///
  /// A line of which one group after the other is reported is read once.
  mutating func range(
    _ kind: TokenKind, in group: RowGroup, _ scope: SectionScope
  ) -> TextRange? {
    guard let row = group.rows.first(where: { scope.rows[$0].isOf(kind) }) else { return nil }
    if readLine?.index != group.line {
      readLine = (group.line, scope.tree.tokens(ofLine: group.line))
    }
    guard let tokens = readLine?.tokens else { return nil }
    let start = scope.rows[row].start
    let next = tokens.partitioningIndex { Int($0.start) > start }
    guard next > tokens.startIndex else { return nil }
    return scope.tree.range(of: tokens[next - 1], line: group.line)
  }
}

extension SyntaxRow {
  /// Whether the row belongs to a group of sets, between two commas.
  fileprivate var isOfGroup: Bool {
    switch kind {
    case .reps, .duration, .distance, .load, .effort, .label, .unreadable: true
    default: false
    }
  }
}
