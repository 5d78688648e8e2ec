import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let zeroReps = Rule(
    8415, "zero-reps", .warning,
    Explanation(
      finds: "A set of 0 reps without `!`, the mark of a missed set.",
      harm: "w8log cannot know whether you tried the set and missed it.",
      fix: "If you missed it, write `0!`; otherwise remove the set.",
      example: january("03 Sat   82.1", "    Deadlift:           5 120, 0 150"),
      instead: january("03 Sat   82.1", "    Deadlift:           5 120, 0! 150")),
    .section { scope, findings in
      let rows = scope.rows
      var next = 0
      for index in scope.doubtedRows where rows[index].isBareZero && index >= next {
        let group = scope.group(ofRow: index)
        next = group.rows.upperBound
        guard let range = findings.range(.reps, in: group, scope) else { continue }
        findings.report(
          line: group.line, range, "0 reps; write 0! if you missed the set, or remove it")
      }
    },
    fixes: .preferred { scope in
      let right = markingZeros(of: scope.text)
      let edit = scope.replacing(with: right)
      guard let group = scope.cleanGroup(after: edit), !hasBareZero(group) else { return [] }
      return [.preferred("Write \(right)", edit)]
    })
}

extension SyntaxRow {
  /// Whether the row says 0 repetitions without a mark.
  @inline(__always)
  var isBareZero: Bool { isOf(.reps) && value == 0 && mark == .none }
}

private func hasBareZero(_ group: SetGroupSyntax) -> Bool {
  group.reps.contains { $0.count == 0 && $0.mark == .none }
}

/// `text` with `!` behind each number of reps that is 0 and has no mark.
///
/// Reps stand behind the count of `3x0/5`, and in the middle of `3x0x100kg` and `100kg x 0 x 3`.
private func markingZeros(of text: String) -> String {
  var marked = ""
  var factors = 0
  let hasLoad =
    text.count(where: isTimes) > 1
    || text.contains { $0.isLetter && !isTimes($0) && $0 != "w" && $0 != "W" }
  let repsAt = hasLoad || text.contains(where: isTimes) ? 1 : 0
  var number = ""
  for character in text + " " {
    if !("0"..."9" ~= character) {
      let isZero = !number.isEmpty && number.allSatisfy { $0 == "0" }
      if isZero, factors == repsAt, character != "!", character != "+" { marked.append("!") }
      number = ""
    } else {
      number.append(character)
    }
    if isTimes(character) { factors += 1 }
    marked.append(character)
  }
  return String(marked.dropLast())
}
