import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let lineTooLong = Rule(
    8012, "line-too-long", .error,
    Explanation(
      finds: """
        A line of more than 10,000 bytes, or a field, set or note that starts after byte 2,000 \
        of its line.
        """,
      harm: """
        w8log keeps the line, but ignores parts of it: the whole line over 10,000 bytes, else \
        everything that starts after byte 2,000.
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
      return "w8log reads nothing that starts after byte \(furthestStart); \(remedy)"
    })
}

/// What somebody does who has more to say than a line of `kind` holds.
private func remedy(for kind: LineKind) -> String {
  switch kind {
  case .exercise: "continue on another line of the exercise"
  case .entry: "continue on another line of the day"
  case .note, .comment: "break it into several lines"
  case .blank, .directive, .month, .session, .unknown: "shorten it"
  }
}
