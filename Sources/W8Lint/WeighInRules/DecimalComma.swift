import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let decimalComma = Rule(
    8203, "decimal-comma", .warning,
    Explanation(
      finds: "A body weight with a decimal comma.",
      harm:
        "w8log reads it, but other programs may not, and among sets a comma has another meaning.",
      fix: "Write a point; `check --fix` does that.",
      example: january("03 Sat   82,4"),
      instead: january("03 Sat   82.4")),
    .syntax(.decimalComma) { scope in
      "\(scope.text) has a decimal comma; write \(withPoint(scope.text))"
    },
    fixes: .safe { scope in
      let text = withPoint(scope.text)
      return [.safe("Write \(text)", scope.replacing(with: text))]
    })
}

private func withPoint(_ text: String) -> String {
  String(text.map { $0 == "," ? "." : $0 })
}
