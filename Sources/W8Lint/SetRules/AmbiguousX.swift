import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let ambiguousX = Rule(
    8406, "ambiguous-x", .error,
    Explanation(
      finds:
        "A number, an x and a load, such as `5x100kg`. Is it one set of 5 reps, or 5 sets of 1 rep?",
      harm: "People write it for both, so w8log does not guess.",
      fix: "Write `5 100kg` or `5x1 100kg`.",
      example: january("03 Sat   82.1", "    Squat:              5x100kg"),
      instead: january("03 Sat   82.1", "    Squat:              5 100kg")),
    .syntax(.ambiguousX) { scope in
      "\(quoted(scope.text)) may be one set of several reps, or several sets of one rep"
    },
    fixes: .possible { scope in
      let factors = scope.text.split(
        maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: isTimes)
      guard factors.count == 2 else { return [] }
      let (count, digits) = (bytes(of: factors[0]) { !isBlank($0) }, bytes(of: factors[0], isDigit))
      var load = bytes(of: factors[1]) { !isBlank($0) }
      if let last = load.last, last == "s" || last == "S" { load.removeLast() }
      return [
        ("\(count) \(load)", "one set of \(digits)"),
        ("\(count)x1 \(load)", "\(digits) sets of 1"),
      ].compactMap { right, reading in
        let edit = scope.replacing(with: right)
        return scope.mends(edit) ? .possible("Write \(right) (\(reading))", edit) : nil
      }
    })
}

/// Those bytes of `text` that are wanted.
private func bytes(of text: Substring, _ isWanted: (UInt8) -> Bool) -> String {
  String(decoding: text.utf8.filter(isWanted), as: UTF8.self)
}
