import W8Book
import W8Syntax

extension Rule {
  static let repRange = Rule(
    8409, "rep-range", .error,
    Explanation(
      finds: "A range of reps, such as `8-12`.",
      harm: "A range is a plan, but a log has the reps that you did. w8log ignores the range.",
      fix: "Write the reps that you did. Write the plan in a note.",
      example: january("03 Sat   82.1", "    Leg press:          12-15 160"),
      instead: january("03 Sat   82.1", "    Leg press:          13 160")),
    .syntax(.repRange) { scope in
      "\(quoted(scope.text)) is a range; write the reps you did"
    })
}
