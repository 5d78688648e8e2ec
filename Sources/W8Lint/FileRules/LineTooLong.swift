import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let lineTooLong = Rule(
    8012, "line-too-long", .error,
    Explanation(
      finds: """
        A line of more than 10,000 bytes, or a value, set or note that starts after byte 2,000 \
        of its line.
        """,
      harm: """
        w8log ignores the whole line if it has more than 10,000 bytes, else everything that \
        starts after byte 2,000. The line stays in the file.
        """,
      fix: "Split it into several lines.",
      example: "; " + String(repeating: "a comment that never ends ", count: 400),
      instead: "; a comment that ends\n"),
    .syntax(.lineTooLong) { scope in
      let (tree, line) = (scope.lowered.tree, scope.fault.line)
      let remedy = remedy(for: tree.lines[line].kind)
      let count = tree.contentRange(ofLine: line).count
      guard count <= longestLine else {
        return
          "the line has \(count) bytes, more than the limit of \(longestLine); \(remedy)"
      }
      return "w8log ignores what starts after byte \(furthestStart) of the line; \(remedy)"
    })
}

/// What somebody does who has more to say than a line of `kind` holds.
private func remedy(for kind: LineKind) -> String {
  switch kind {
  case .exercise: "write the rest on a second line that starts with the exercise"
  case .entry: "write the rest on a second line that starts with the day"
  case .note, .comment: "split it into several lines"
  case .blank, .directive, .month, .session, .unknown: "shorten the line"
  }
}
