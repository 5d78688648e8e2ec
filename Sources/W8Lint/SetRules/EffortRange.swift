import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let effortRange = Rule(
    8403, "effort-range", .error,
    Explanation(
      finds: """
        An effort (RPE) that is not 1 to 10 in steps of 0.5, or reps in reserve (`rir`) that are \
        not 0 to 9. Often it is a load with a wrong `@`.
        """,
      harm: "w8log ignores it, so the sets have no effort, and no load if you meant a load.",
      fix: """
        Write a load without `@`, as in `8/8/7 60`. Write an effort with `@`, as in `@8`.
        """,
      example: january("03 Sat   82.1", "    Bench press:        8/8/7 @60"),
      instead: january("03 Sat   82.1", "    Bench press:        8/8/7 60")),
    .syntax(.effortRange) { scope in
      let isReserve = scope.text.lowercased().holds("rir")
      return "\(quoted(scope.text)) is not an effort "
        + (isReserve
          ? "(rir0 to rir9)" : "(@1 to @10 in steps of 0.5); for a load, leave out the @")
    },
    fixes: .preferred { scope in
      guard scope.text.utf8.first == UInt8(ascii: "@") else { return [] }
      let rest = Substring(scope.text.utf8.dropFirst().drop(while: isBlank))
      let load = scope.replacing(with: String(rest))
      if let group = scope.cleanGroup(after: load), group.load != nil,
        group.reps == scope.cleanGroup(after: scope.replacing(with: ""))?.reps
      {
        let title = "Write \(rest)"
        guard let effort = effort(withoutPoint: rest) else { return [.preferred(title, load)] }
        return [
          .possible(title, load), .possible("Write \(effort)", scope.replacing(with: effort)),
        ]
      }
      let label = scope.replacing(with: "(\(rest))")
      guard rest.utf8.last == UInt8(ascii: "%"), scope.mends(label) else { return [] }
      return [.preferred("Write (\(rest))", label)]
    })
}

/// `@8.5` for `85`, which may be a load or an effort without its point; nil for what can be no effort.
private func effort(withoutPoint digits: Substring) -> String? {
  guard digits.utf8.count == 2, let number = Int(digits), 10..<100 ~= number, number % 10 == 5
  else { return nil }
  return "@\(number / 10).5"
}
