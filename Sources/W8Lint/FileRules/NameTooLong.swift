import W8Book
import W8Syntax

extension Rule {
  static let nameTooLong = Rule(
    8013, "name-too-long", .error,
    Explanation(
      finds: """
        A name of more than 200 characters: of an exercise, a gym, a tag, the key of a pair, a group of \
        muscles, or an alias. Titles, labels and the names of gyms in quotes are prose, which may be longer.
        """,
      harm: "It is not read, so what is logged with it belongs to nothing.",
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
