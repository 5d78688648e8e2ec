import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let outlier = Rule(
    8206, "outlier", .warning,
    Explanation(
      finds: """
        A weight more than four usual deviations from the median of the last seven days with one, \
        and so more than 2.4 kg, and 100 g more for each day of a gap. Ten earlier days with a weight \
        are needed; after a pause of more than 14 days, and three times as long as usual, they are \
        counted anew. Once the next weight agrees with it, none is told. The usual deviation is 1.4826 times the median of the last 30.
        """,
      harm: "A slip of the finger, or a scale on a carpet, bends the average for weeks.",
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
            + "the usual \(text(outlier.usualKilograms)) "
            + "(\(DecimalText.text(outlier.deviations)) σ)")
      }
    },
    fixes: .preferred { scope in
      let end = (scope.fileLine.range(of: .detachedUnit) ?? scope.diagnostic.range).end
      let edit = TextEdit(TextRange(at: end), "?")
      return [.preferred("Keep it out of the average: \(scope.text)?", edit)]
    })
}
