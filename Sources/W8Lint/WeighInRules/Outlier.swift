import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let outlier = Rule(
    8206, "outlier", .warning,
    Explanation(
      finds: """
        A weight far from recent ones. It differs from the median of the last seven days weighed \
        by more than 2.4 kg, and by more than 4 times what your weight usually varies (in the \
        first ten days: by more than 8 percent). Not reported if the next weigh-in confirms it.
        """,
      harm: "A typo, or a scale on a carpet, distorts the average for weeks.",
      fix: "Correct the weight, or write `88.6?` to keep it out of the average.",
      example: historyExample("88.6"),
      instead: historyExample("88.6?")),
    .book { analysis, findings in
      for stray in analysis.suspectWeights {
        // What another rule explains better is not reported twice.
        guard let outlier = stray.outlier, stray.suspectUnit == nil,
          let fileLine = analysis.location(of: stray.entry)?.line,
          let token = fileLine.token(.weight)
        else { continue }
        let unit = fileLine.entry?.weighIn?.unit ?? .kilogram
        let text = { DecimalText.text(kilograms: $0, in: unit) }
        let side = outlier.differenceKilograms > 0 ? "above" : "below"
        findings.report(
          fileLine, fileLine.range(of: token),
          "\(fileLine.string(of: token)) is \(text(outlier.differenceKilograms.magnitude)) \(side) "
            + "the usual \(text(outlier.usualKilograms)); correct it, or write ? after it")
      }
    },
    fixes: .preferred { scope in
      let end = (scope.fileLine.range(of: .detachedUnit) ?? scope.diagnostic.range).end
      let edit = TextEdit(TextRange(at: end), "?")
      // Of a few weights, any may be the wrong one.
      let isEarly =
        scope.fileLine.entry?.date.map(scope.fixed.datesOfEarlyOutliers.contains) == true
      return [.preferred("Write \(scope.text)?, so that averages ignore it", edit, if: !isEarly)]
    })
}
