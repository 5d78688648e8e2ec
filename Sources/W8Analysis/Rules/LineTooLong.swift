import W8Syntax
import W8Text

extension Rule {
  static let lineTooLong = Rule(
    8012, "line-too-long", .error, .line,
    Explanation(
      finds: "A line of more than 10,000 bytes.",
      harm: "No log has one on purpose: it is kept as it is, and nothing on it is read.",
      example: "; " + String(repeating: "a comment that never ends ", count: 400),
      instead: "; a comment that ends\n"),
    .syntax(.lineTooLong) { scope in
      "the line has \(scope.fault.range.count) bytes; only lines up to \(longestLine) are read"
    })
}
