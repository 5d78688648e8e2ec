import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let tooPrecise = Rule(
    8209, "too-precise", .hint,
    Explanation(
      finds: "A body weight with three decimals.",
      harm: "No scale is that exact; most often a digit too many was typed.",
      example: january("03 Sat   82.105"),
      instead: january("03 Sat   82.1")),
    .section { scope, findings in
      let text = scope.text.span
      for entry in scope.lowered.entries where entry.weighIn != nil {
        guard let start = scope.start(of: .weight, line: entry.line),
          hasThreeDecimals(text, start)
        else { continue }
        let range = scope.range(.weight, line: entry.line)
        findings.report(
          line: entry.line, range,
          "\(scope.tree.string(range)) has three decimals; no scale is that exact")
      }
    })
}

/// Whether three digits stand behind a point or comma in the weight at `start`.
private func hasThreeDecimals(_ text: Span<UInt8>, _ start: Int) -> Bool {
  var decimals = -1
  var offset = start
  while offset < text.count, !isBlank(text[offset]), text[offset] != 0x0A {
    switch text[offset] {
    case UInt8(ascii: "."), UInt8(ascii: ","): decimals = 0
    case 0x30...0x39: if decimals >= 0 { decimals += 1 }
    default: if decimals >= 3 { return true } else { decimals = -1 }
    }
    offset += 1
  }
  return decimals >= 3
}
