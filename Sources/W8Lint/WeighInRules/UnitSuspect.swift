import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let unitSuspect = Rule(
    8205, "unit-suspect", .warning,
    Explanation(
      finds: """
        A weight that seems to be in the other unit. In a log in kg, it is 2.0 to 2.4 times the \
        median of the last seven days weighed; in a log in lb, 0.41 to 0.5 times. Needs five \
        earlier days with a weight.
        """,
      harm: """
        One weight in the wrong unit distorts the average for weeks.
        """,
      fix: "Write the unit after it (`182lb`), or write the weight in the unit of the log.",
      example: historyExample("182"),
      instead: historyExample("182lb")),
    .book { analysis, findings in
      for stray in analysis.suspectWeights {
        guard let suspect = stray.suspectUnit,
          let fileLine = analysis.location(of: stray.entry)?.line,
          let token = fileLine.token(.weight),
          let unit = fileLine.entry?.weighIn?.unit
        else { continue }
        let text = fileLine.string(of: token)
        let usual = DecimalText.text(kilograms: suspect.usualKilograms, in: unit)
        let around = token.unit == .none ? " in a \(unit.symbol) file" : ""
        findings.report(
          fileLine, fileLine.range(of: token),
          "\(text)\(around) looks like \(plural(suspect.unit)) (usual weight: \(usual)); add its unit"
        )
      }
    },
    fixes: .preferred { scope in
      guard let token = scope.fileLine.token(.weight),
        let unit = scope.fileLine.entry?.weighIn?.unit,
        let other = [MassUnit.kilogram, .pound].first(where: { $0 != unit })
      else { return [] }
      let number = scope.text.prefix { $0.isNumber || $0 == "." || $0 == "," }
        .map { $0 == "," ? "." : String($0) }.joined()
      let end = scope.fileLine.range(of: .detachedUnit)?.end
      let range = TextRange(scope.diagnostic.range.start, end ?? scope.diagnostic.range.end)
      let mass = Mass(thousandths: Int64(token.value), of: other)
      let isBare = token.unit == .none && end == nil
      let converted = DecimalText.text(mass, in: unit) + (isBare ? "" : unit.symbol)
      return [
        .preferred(
          "Write \(number)\(other.symbol)", TextEdit(range, "\(number)\(other.symbol)")),
        .possible(
          "Write \(converted), which is \(number) \(other.symbol)", TextEdit(range, converted)),
      ]
    })
}

private func plural(_ unit: MassUnit) -> String {
  switch unit {
  case .kilogram: "kilograms"
  case .pound: "pounds"
  case .stone: "stones"
  }
}

/// Ten days around 82 kg and one with `weight`, for examples.
func historyExample(_ weight: String) -> String {
  let weights = ["82.1", "82.4", "82.2", "81.9", "82.3", "82.0", "82.2", "82.4", "82.1", "81.8"]
  let days = weights.enumerated().map { "\(padded($0 + 1, to: 2))       \($1)" }
  return "# 2026-01\n\n" + days.joined(separator: "\n") + "\n11       \(weight)\n"
}
