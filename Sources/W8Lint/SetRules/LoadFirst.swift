import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let loadFirst = Rule(
    8405, "load-first", .error,
    Explanation(
      finds: "A load without a unit in front of the reps, such as `100 3x5`.",
      harm:
        "If two numbers have no unit, w8log reads the first as reps, so it cannot read these sets.",
      fix: "Write `3x5 100`, or the load with its unit: `100kg 3x5`.",
      example: january("03 Sat   82.1", "    Deadlift:           100 3x5"),
      instead: january("03 Sat   82.1", "    Deadlift:           3x5 100")),
    .syntax(.loadFirst) { scope in
      "\(quoted(scope.text)) has the load first; write it last (3x5 100), or with its unit (100kg 3x5)"
    },
    fixes: .preferred { scope in
      let chain = scope.fileLine.lastToken(endingBefore: scope.diagnostic.range.end)
      if chain != nil, case let whole = scope.factorReadings, !whole.isEmpty { return whole }
      let readings = repsFirst(scope.text)
      return readings.compactMap { right in
        let edit = scope.replacing(with: right)
        guard let group = scope.cleanGroup(after: edit), group.load != nil, !group.reps.isEmpty
        else { return nil }
        return .preferred("Write \(right)", edit, if: readings.count == 1)
      }
    })
}
