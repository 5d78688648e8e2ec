import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let loneSuperset = Rule(
    8413, "lone-superset", .error,
    Explanation(
      finds: "A `+` before the first exercise of a session.",
      harm: "`+` makes a superset with the exercise above, but there is none above.",
      fix: "Remove it; `check --fix` does that.",
      example: january("03 Sat   82.1", "    + Calf raise:       3x15 60"),
      instead: january("03 Sat   82.1", "    Calf raise:         3x15 60")),
    .section { scope, findings in
      for line in scope.lowered.loneSupersets {
        findings.report(
          line: line, scope.range(.superset, line: line),
          "+ makes a superset with the exercise above, but this is the first one; remove the +")
      }
    },
    fixes: .safe { scope in
      let line = scope.fileLine
      let plus = range(
        ofSuperset: scope.diagnostic.range.start - line.sectionStart,
        line.contentRange.end - line.sectionStart, in: line.tree)
      let first = TextEdit(plus.shifted(by: line.sectionStart), [])
      guard scope.mends(first) else { return [] }
      let edits = [first] + removalsBelow(first, line)
      return [.safe("Remove the +", edits, if: !mayBeJoinedAbove(line))]
    })
}

/// Whether the line above cannot be read, and so may be the exercise that was meant.
private func mayBeJoinedAbove(_ fileLine: FileLine) -> Bool {
  let above = fileLine.tree.lines[..<fileLine.line].last {
    $0.kind != .blank && $0.kind != .comment
  }
  return above.map { $0.isVerbatim && $0.kind != .entry && $0.kind != .session } ?? false
}

/// What goes with the `+` at `start` of a line that ends at `end`, both in the text of the section: a second one behind it
/// would be left alone as the first was.
private func range(ofSuperset start: Int, _ end: Int, in tree: SyntaxTree) -> TextRange {
  let text = tree.text
  let bytes = text.span
  var index = start + 1
  while index < end, isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "+") { index += 1 }
  return TextRange(start, index)
}

/// Without its + a line may hold nothing: then each line below that holds nothing more would be the first of the
/// session in its turn.
private func removalsBelow(_ first: TextEdit, _ fileLine: FileLine) -> [TextEdit] {
  let (lowered, tree) = (fileLine.lowered, fileLine.tree)
  guard first.range.end == fileLine.contentRange.end,
    let session = lowered.sessionIndex(ofLine: fileLine.line)
  else { return [] }
  var removals: [TextEdit] = []
  for line in lowered.exerciseLines(of: lowered.sessions[session]) where line > fileLine.line {
    let end = tree.contentRange(ofLine: line).end
    guard let first = tree.rowRange(ofLine: line).first, case let plus = tree.rows[first],
      plus.isOf(.superset),
      case let start = Int(tree.lines[line].start) + plus.start,
      case let range = range(ofSuperset: start, end, in: tree), range.end == end
    else { break }
    removals.append(TextEdit(range.shifted(by: fileLine.sectionStart), []))
  }
  return removals
}
