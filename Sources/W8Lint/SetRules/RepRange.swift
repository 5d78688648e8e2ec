import W8Book
import W8Syntax

extension Rule {
  static let repRange = Rule(
    8409, "rep-range", .error,
    Explanation(
      finds: "A range of reps, such as `8-12`.",
      harm: "That is a plan; a log says how many were done, and no figure can be made of a range.",
      example: january("03 Sat   82.1", "    Leg press:          12-15 160"),
      instead: january("03 Sat   82.1", "    Leg press:          13 160")),
    .syntax(.repRange) { scope in
      "\(quoted(scope.text)) is a range; write the reps you did"
    })
}
