import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

/// The group of sets in which a diagnostic lies: its tokens, and the commas around it.
struct SetTokens {
  /// The tokens of the group, in order.
  let tokens: ArraySlice<Token>
  /// The comma before the group; nil for the first.
  let comma: Token?
  /// The comma behind the group; nil for the last.
  let nextComma: Token?
  private let fileLine: FileLine
  private let above: ArraySlice<Token>

  /// The index of the group on its line.
  var index: Int { above.count { $0.kind == .comma } }

  /// The group that holds `range`, offsets in the file, on `fileLine`; nil when none does.
  init?(around range: TextRange, on fileLine: FileLine) {
    let all = fileLine.tokensOfSets
    let own = all.partitioningIndex { fileLine.range(of: $0).end > range.start }
    if own == all.count { return nil }
    let before = all[..<own].lastIndex { $0.kind == .comma }
    let behind = all[own...].firstIndex { $0.kind == .comma }
    tokens = all[(before.map { $0 + 1 } ?? 0)..<(behind ?? all.count)]
    above = all[..<own]
    comma = before.map { all[$0] }
    nextComma = behind.map { all[$0] }
    self.fileLine = fileLine
  }

  /// The bytes from the first token to the last, as offsets in the file; nil for an empty group.
  var range: TextRange? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return TextRange(fileLine.range(of: first).start, fileLine.range(of: last).end)
  }
}

extension FileLine {
  /// The tokens of the line that stand among sets, in order.
  var tokensOfSets: [Token] { tokens.filter { $0.kind.isOfSets } }
}

extension TokenKind {
  /// Whether a token of this kind stands among sets.
  var isOfSets: Bool {
    switch self {
    case .comma, .reps, .duration, .distance, .load, .chain, .effort, .label, .unreadable: true
    default: false
    }
  }
}

extension Analysis {
  /// The line of an exercise in a session, which is at `line` in its contribution, and the tokens of one of the groups that
  /// count.
  func sets(
    _ session: SessionReference, _ line: Int32, group: Int
  ) -> (fileLine: FileLine, tokens: ArraySlice<Token>)? {
    guard let entry = logbook.entry(of: session).flatMap(location) else { return nil }
    let fileLine = entry.file.line(section: entry.line.section, index: Int(line))
    let groups = fileLine.tokensOfSets[...]
      .split(omittingEmptySubsequences: false) { $0.kind == .comma }
    // Groups with an error are none of the logbook's.
    let counted = fileLine.tree.setGroups(ofLine: fileLine.line).indicesOfCounted
    guard counted.indices.contains(group), groups.indices.contains(counted[group]) else {
      return nil
    }
    return (fileLine, groups[counted[group]])
  }
}
