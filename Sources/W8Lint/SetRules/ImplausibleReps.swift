import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let implausibleReps = Rule(
    8407, "implausible-reps", .warning,
    Explanation(
      finds: """
        Two or more sets of at least 50 reps without a load, or a number of sets over 20, as in \
        `25x5`.
        """,
      harm: """
        `5x100` means 5 sets of 100 reps. If you meant 5 reps at 100, reps, load and volume are \
        wrong.
        """,
      fix: "Write `5 100`, or `3x5 100` for three sets.",
      example: january("03 Sat   82.1", "    Squat:              5x100"),
      instead: january("03 Sat   82.1", "    Squat:              5 100")),
    .section { scope, findings in
      let rows = scope.rows
      var next = 0
      for index in scope.doubtedRows where rows[index].mayBeUnlikely && index >= next {
        let group = scope.group(ofRow: index)
        next = group.rows.upperBound
        let sets = scope.syntax(of: group)
        guard let reps = unlikelyReps(sets), let range = findings.range(.reps, in: group, scope),
          !isFollowedByUnit(range, group.line, scope.tree)
        else {
          continue
        }
        findings.report(line: group.line, range, message(sets, reps))
      }
    },
    fixes: .preferred { scope in
      guard let group = group(of: scope), group.load == nil, group.reps.count == 1,
        let reps = group.reps.first, reps.mark == .none
      else { return [] }
      if isTimed(scope) {
        return [scope.writing("\(scope.text)s")].compactMap { $0 }
      }
      let readings = [(group.repsCount, reps.count), (reps.count, group.repsCount)]
      let likely = isLoadFirst(group, reps.count) ? readings.reversed() : [readings[0]]
      return likely.compactMap { reps, load in
        let right = "\(group.isWarmup ? "w" : "")\(reps) \(load)"
        let edit = scope.replacing(with: right)
        guard let read = scope.cleanGroup(after: edit), read.load != nil, read.count == 1 else {
          return nil
        }
        return .preferred("Write \(right)", edit, if: likely.count == 1)
      }
    })
}

/// The most sets of one group that are likely.
let mostSets = 20
private let leastUnlikelyReps = 50

extension SyntaxRow {
  /// Whether the row may belong to a group that is not likely.
  @inline(__always)
  var mayBeUnlikely: Bool { isOf(.reps) && (count > mostSets || value >= leastUnlikelyReps) }
}

/// The reps of a group that is not likely; nil for one that is.
private func unlikelyReps(_ group: SetGroupSyntax) -> Int? {
  guard group.repsCount > 1, let most = group.reps.map({ $0.count }).max() else { return nil }
  return group.repsCount > mostSets || (most >= leastUnlikelyReps && group.load == nil) ? most : nil
}

private func message(_ group: SetGroupSyntax, _ reps: Int) -> String {
  let count = group.repsCount
  let meaning = "means \(count) sets of \(reps) reps"
  guard group.load == nil else { return "this \(meaning); check the numbers" }
  let (right, load) = isLoadFirst(group, reps) ? (reps, count) : (count, reps)
  let warmup = group.isWarmup ? "w" : ""
  let written = group.reps.count == 1 ? "\(warmup)\(count)x\(reps)" : "this"
  return
    "\(written) \(meaning); for \(right) reps at \(load) write \(warmup)\(right) \(load)"
}

/// Whether the number before the `x` is more likely the load than the repetitions, as in `60x5`.
private func isLoadFirst(_ group: SetGroupSyntax, _ reps: Int) -> Bool {
  group.repsCount > mostSets && group.repsCount > reps
}

/// Whether words that cannot be read, such as a unit, stand right behind the reps: then they may be no reps.
private func isFollowedByUnit(_ reps: TextRange, _ line: Int, _ tree: SyntaxTree) -> Bool {
  tree.faults(ofLine: line).contains { fault in
    fault.kind == .badSet && fault.range.start > reps.end
      && tree.text[reps.end..<fault.range.start].allSatisfy(isBlank)
  }
}

/// Whether the exercise was last done for time, as far as that stands not too far above.
private func isTimed(_ scope: FixScope) -> Bool {
  guard let key = scope.file.exerciseKey(at: scope.fileLine) else { return false }
  var left = 500
  for section in (0...scope.fileLine.section).reversed() {
    let tree = scope.file.sections[section].lowered.tree
    for line in tree.lines.indices.reversed() where tree.lines[line].kind == .exercise {
      if section == scope.fileLine.section, line >= scope.fileLine.line { continue }
      if scope.file.exerciseKey(at: scope.file.line(section: section, index: line)) == key {
        return tree.setGroups(ofLine: line).contains { !$0.seconds.isEmpty }
      }
      left -= 1
      if left == 0 { return false }
    }
  }
  return false
}

/// The group of sets in which the diagnostic lies.
private func group(of scope: FixScope) -> SetGroupSyntax? {
  guard let tokens = scope.setTokens else { return nil }
  let groups = scope.fileLine.tree.setGroups(ofLine: scope.fileLine.line)
  return groups.indices.contains(tokens.index) ? groups[tokens.index] : nil
}
