import W8Book
import W8Edits
import W8Syntax

extension Rule {
  static let badTag = Rule(
    8602, "bad-tag", .error,
    Explanation(
      finds: """
        A `#` among the fields of a line that is not followed by the name of a tag: a letter, \
        then letters, digits, `-` and `_`.
        """,
      harm: "It is not read, so a search for the tag misses the day.",
      fix: """
        Change the tag so that it starts with a letter, or move the text into a note, where `#` \
        is allowed.
        """,
      example: january("03 Sat   82.1   #1"),
      instead: january("03 Sat   82.1   #first  > place #1")),
    .syntax(.badTag) { scope in
      "\(quoted(scope.text)) is not a tag; \(nameRule(scope.text, example: "#salty"))"
    },
    fixes: .preferred { [$0.partingOpener ?? $0.partingDate].compactMap { $0 } })
}
