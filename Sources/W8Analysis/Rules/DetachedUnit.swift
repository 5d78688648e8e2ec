import W8Syntax
import W8Text

extension Rule {
  static let detachedUnit = Rule(
    8208, "detached-unit", .warning,
    Explanation(
      finds: "A unit that a blank parts from its body weight.",
      harm: "It is read, but fields are parted by blanks: a weight and its unit are one field.",
      example: """
        # 2026-01

        03 Sat   82.4 kg
        """,
      instead: """
        # 2026-01

        03 Sat   82.4kg
        """),
    .syntax(.detachedUnit) { scope in
      let weight = scope.tokens.first { $0.kind == .weight }
      let number = weight.map { scope.lowered.tree.string(of: $0, line: scope.fault.line) } ?? ""
      return "\(quoted(scope.text)) stands apart from its weight; write "
        + joined(number, scope.text)
    },
    fixes: { scope in
      guard let weight = scope.place.token(.weight) else { return [] }
      let number = scope.place.range(of: weight)
      let joined = joined(scope.file.string(number), scope.text)
      let edit = TextEdit(TextRange(number.start, scope.diagnostic.range.end), joined)
      return scope.mends(edit) ? [.safe("Write \(joined)", edit)] : []
    })
}

/// The weight with its unit, and the `?` of either behind them.
private func joined(_ number: String, _ unit: String) -> String {
  let words = number + unit
  return words.filter { $0 != "?" } + (words.contains("?") ? "?" : "")
}
