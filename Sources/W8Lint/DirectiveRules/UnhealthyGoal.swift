import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let unhealthyGoal = Rule(
    8510, "unhealthy-goal", .warning, atMost: .error,
    Explanation(
      finds: """
        A goal under 40 kg or over 150 kg; under 30 kg or over 200 kg it is an error.
        """,
      harm:
        "Such a weight is outside what is healthy for most people; a doctor should agree to it.",
      example: """
        goal       38.0
        """,
      instead: """
        goal       58.0
        """),
    .book { analysis, findings in
      guard let (_, fileLine, _, goal) = analysis.currentGoal, !healthy.contains(goal.weight),
        let range = fileLine.range(of: .word)
      else { return }
      let text = quoted(analysis.files[fileLine.file].string(range))
      if possible.contains(goal.weight) {
        findings.report(fileLine, range, "\(text) is outside 40–150 kg, healthy for most people")
      } else {
        findings.report(
          fileLine, range, "\(text) is outside 30–200 kg; no goal should be there",
          severity: .error)
      }
    })
}

private let healthy = kilograms(40)...kilograms(150)
private let possible = kilograms(30)...kilograms(200)

private func kilograms(_ count: Int64) -> Mass {
  Mass(thousandths: count * 1_000, of: .kilogram)
}
