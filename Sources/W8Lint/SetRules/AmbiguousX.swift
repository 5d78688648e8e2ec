import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let ambiguousX = Rule(
    8406, "ambiguous-x", .error, .sets,
    Explanation(
      finds: "A number, an x and a load: reps of one set, or sets of one rep.",
      harm: "Both are common, and they are not the same work; nothing is guessed.",
      example: january("03 Sat   82.1", "    Squat:              5x100kg"),
      instead: january("03 Sat   82.1", "    Squat:              5 100kg")),
    .syntax(.ambiguousX) { scope in
      "\(quoted(scope.text)) may be one set of several reps or several sets of one"
    },
    fixes: .possible { scope in
      let factors = scope.text.split(
        maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: isTimes)
      guard factors.count == 2 else { return [] }
      let count = factors[0].filter { $0 != " " && $0 != "\t" }
      var load = factors[1].filter { $0 != " " && $0 != "\t" }
      if let last = load.last, last == "s" || last == "S" { load.removeLast() }
      let digits = count.filter { "0"..."9" ~= $0 }
      return [
        ("\(count) \(load)", "one set of \(digits)"),
        ("\(count)x1 \(load)", "\(digits) sets of 1"),
      ].compactMap { right, reading in
        let edit = scope.replacing(with: right)
        return scope.mends(edit) ? .possible("Write \(right), \(reading)", edit) : nil
      }
    })
}

/// Whether `scalar` is the sign between sets and reps.
func isTimes(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "x" || scalar == "X" || scalar == "×"
}

/// Whether `character` is the sign between sets and reps.
func isTimes(_ character: Character) -> Bool {
  character == "x" || character == "X" || character == "×"
}
