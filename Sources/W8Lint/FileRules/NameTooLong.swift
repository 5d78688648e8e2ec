import W8Book
import W8Syntax

extension Rule {
  static let nameTooLong = Rule(
    8013, "name-too-long", .error,
    Explanation(
      finds: """
        A name of more than 200 characters: an exercise, gym, tag, key, muscle group or alias.
        """,
      harm: "The name is not read, so its data belong to nothing.",
      fix: "Shorten the name, and put the rest into a note.",
      example:
        "# 2026-01\n\n03 Sat   82.1\n    Squat\(String(repeating: " and squat", count: 20)): 3x5\n",
      instead: january(
        "03 Sat   82.1", "    Squat:              3x5  > and squat, and squat, and so on")),
    .syntax(.nameTooLong) { _ in
      """
      names have at most \(longestComparedName) characters; shorten this one, and keep the full text \
      in a note
      """
    })
}
