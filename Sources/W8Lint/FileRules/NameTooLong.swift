import W8Book
import W8Syntax

extension Rule {
  static let nameTooLong = Rule(
    8013, "name-too-long", .error,
    Explanation(
      finds: """
        A name with more than 200 characters: of an exercise, gym, tag, key or muscle group, or an \
        alias.
        """,
      harm: "w8log does not read the name, so no report shows its data.",
      fix: "Shorten the name, and write the rest in a note.",
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
