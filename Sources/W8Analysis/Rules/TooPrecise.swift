import W8Syntax
import W8Text

extension Rule {
  static let tooPrecise = Rule(
    8209, "too-precise", .hint,
    Explanation(
      finds: "A body weight with three decimals.",
      harm: "No scale is that exact; most often a digit too many was typed.",
      example: """
        # 2026-01

        03 Sat   82.105
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
        """),
    .section { scope, findings in
      let text = scope.text.span
      for entry in scope.lowered.entries where entry.weighIn != nil {
        let range = scope.range(.weight, line: entry.line)
        guard range.count >= leastLength, hasThreeDecimals(text, range) else { continue }
        findings.report(
          line: entry.line, range,
          "\(scope.tree.string(range)) has three decimals; no scale is that exact")
      }
    })
}

/// The length of `1.234`.
private let leastLength = 5

private func hasThreeDecimals(_ text: Span<UInt8>, _ range: TextRange) -> Bool {
  var decimals = -1
  for offset in range.start..<range.end {
    switch text[offset] {
    case UInt8(ascii: "."), UInt8(ascii: ","): decimals = 0
    case 0x30...0x39 where decimals >= 0: decimals += 1
    case 0x30...0x39: continue
    default: if decimals >= 3 { return true } else { decimals = -1 }
    }
  }
  return decimals >= 3
}
