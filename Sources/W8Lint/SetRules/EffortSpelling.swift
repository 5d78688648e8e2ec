import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let effortSpelling = Rule(
    8404, "effort-spelling", .warning,
    Explanation(
      finds: "An effort (RPE) that is not written as `@8` or `rir2`.",
      harm:
        "w8log reads it, but `fmt` does not format the line, and other programs may not read it.",
      fix: "Write `@8`; `check --fix` does that.",
      example: january("03 Sat   82.1", "    Squat:              3x5 100 RPE 8"),
      instead: january("03 Sat   82.1", "    Squat:              3x5 100 @8")),
    .syntax(.effortSpelling) { scope in
      "\(quoted(scope.text)) is an effort; write \(rightSpelling(scope.text))"
    },
    fixes: .safe { scope in
      [scope.writing(rightSpelling(scope.text), isSafe: true)].compactMap { $0 }
    })
}

/// `@8` for `RPE 8`, `@ 8` and `@RPE8`; `rir2` for `RIR 2` and `@rir2`.
func rightSpelling(_ text: String) -> String {
  let number = Substring(text.utf8.drop { !isDigit($0) })
  return (text.lowercased().utf8.holds("rir".utf8) ? "rir" : "@") + number
}
