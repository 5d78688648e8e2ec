import W8Book
import W8Edits
import W8Syntax

extension Rule {
  static let badTag = Rule(
    8602, "bad-tag", .error,
    Explanation(
      finds: """
        A `#` without a valid name after it. The name of a tag starts with a letter, followed by \
        letters, digits, `-` and `_`.
        """,
      harm: "w8log does not read the tag, so filters by this tag miss the day.",
      fix: """
        Start the name with a letter, or move the text into a note, where `#` may be followed by \
        anything.
        """,
      example: january("03 Sat   82.1   #1"),
      instead: january("03 Sat   82.1   #first  > place #1")),
    .syntax(.badTag) { scope in
      "\(quoted(scope.text)) is not a tag; \(nameRule(scope.text, example: "#salty"))"
    },
    fixes: .preferred { [$0.partingOpener ?? $0.partingDate].compactMap { $0 } })
}
