import W8Syntax
import W8Text

extension Rule {
  static let minutesOrMetres = Rule(
    8414, "minutes-or-metres", .information,
    Explanation(
      finds: """
        A distance of at most 120 m that stands alone in its group, without a count, reps, a time \
        or a load.
        """,
      harm: "`m` is metres; whoever means minutes has logged a distance.",
      example: """
        # 2026-01

        03 Sat   82.1
            Rowing:             20m
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
            Rowing:             20min
        """),
    .section { scope, findings in
      for exercise in scope.lowered.unusualExercises where exercise.sets == .notable {
        for group in scope.lowered.groups(of: exercise) {
          guard mayMeanMinutes(group.syntax), let range = group.range(.distance, in: scope.tree)
          else { continue }
          let text = scope.tree.string(range)
          findings.report(
            line: exercise.line, range,
            "\(text) is \(text.dropLast()) metres; minutes are written \(text)in")
        }
      }
    },
    fixes: { scope in
      let edit = scope.replacing(with: scope.text + "in")
      guard scope.mends(edit) else { return [] }
      return [.possible("Write \(scope.text)in", edit)]
    })
}

private func mayMeanMinutes(_ group: SetGroupSyntax) -> Bool {
  guard group.distances.count == 1, let distance = group.distances.first, group.count == 1 else {
    return false
  }
  return distance.unit == .metre && distance.thousandths <= 120_000 && group.load == nil
    && group.reps.isEmpty && group.seconds.isEmpty
}
