import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let mergeConflict = Rule(
    8007, "merge-conflict", .error, hidesLog: true,
    Explanation(
      finds: "Conflict markers. A merge left both versions of some lines in the file.",
      harm: "w8log reads both versions, so days, weights and sets that are in both count twice.",
      fix: "Run `w8log merge FILE`, or keep the right lines and delete the markers.",
      example: """
        # 2026-01

        <<<<<<< HEAD
        14 Wed   82.6
        =======
        15 Thu   82.5
        >>>>>>> phone
        """,
      instead: january("14 Wed   82.6", "15 Thu   82.5")),
    .file { scope, findings in
      for conflict in conflicts(in: scope.file) {
        let fileLine = conflict.marks[0].line
        let message = { conflict.isWhole ? wording(of: conflict) : wording(of: conflict.marks[0]) }
        findings.report(fileLine, conflict.marks[0].range, message())
      }
    },
    fixes: .possible { scope in
      let conflicts = scope.fixed.conflicts
      let index = conflicts.partitioningIndex { $0.range.start >= scope.diagnostic.range.start }
      guard index < conflicts.count else { return [] }
      if conflicts[index].isWhole {
        let sides = ConflictSides(conflicts[index], in: scope.file)
        return [.possible("Keep both sides", TextEdit(sides.range, sides.bothSides))]
      }
      // Without a mark that bounds the base, lines would be read that are not, or not be read that are.
      let around =
        conflicts[max(index - 1, 0)...index].flatMap { $0.marks }.suffix(2)
        + conflicts[(index + 1)...].prefix(1).flatMap { $0.marks }.prefix(1)
      return around.contains { $0.sign == .base }
        ? [] : [.possible("Remove this marker", TextEdit(scope.fileLine.fullRange, ""))]
    })
}

/// Which lines clash.
private func wording(of conflict: Conflict) -> String {
  let numbers = conflict.marks.map { $0.line.number }
  let (ours, theirs) = (
    lineNumbers(between: numbers[0], numbers[1]),
    lineNumbers(between: numbers[numbers.count - 2], numbers[numbers.count - 1])
  )
  let sides =
    switch (ours, theirs) {
    case (let ours?, let theirs?): "one version in \(ours), the other in \(theirs)"
    case (let only?, nil), (nil, let only?): "\(only), the other side is empty"
    case (nil, nil): "both sides are empty"
    }
  return "unresolved conflict (\(sides)); run `w8log merge FILE`, or keep the right lines"
}

/// That a mark has lost the others of its conflict.
private func wording(of mark: ConflictMark) -> String {
  let text = mark.line.tree.string(mark.range.shifted(by: -mark.line.sectionStart))
  return "leftover conflict marker \(quoted(text)); remove it"
}

/// The lines between two others, by their numbers from 1; nil where there are none.
private func lineNumbers(between first: Int, _ last: Int) -> String? {
  switch last - first {
  case ...1: nil
  case 2: "line \(first + 1)"
  default: "lines \(first + 1) to \(last - 1)"
  }
}
