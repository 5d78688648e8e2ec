import W8Syntax
import W8Text

extension Rule {
  static let noSets = Rule(
    8412, "no-sets", .hint,
    Explanation(
      finds: "An exercise without any sets.",
      harm: "None, but it is likely that they were forgotten.",
      example: """
        # 2026-01

        03 Sat   82.1
            Squat:
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
            Squat:              3x5 100
        """),
    .section { scope, findings in
      for exercise in scope.lowered.unusualExercises where exercise.sets == .missing {
        guard let name = exercise.name else { continue }
        findings.report(
          line: exercise.line, name, "no sets of \(quoted(scope.tree.string(name))) are logged")
      }
    })
}
