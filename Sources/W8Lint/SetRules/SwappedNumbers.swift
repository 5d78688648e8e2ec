import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let swappedNumbers = Rule(
    8420, "swapped-numbers", .warning,
    Explanation(
      finds: """
        30 reps or more with a load of at most 12, if last time at this gym the load was about \
        as high as these reps, with less than half as many reps.
        """,
      harm: """
        `100 5` means 100 reps at 5. It becomes a record in reps, and the set at 100 is missing.
        """,
      fix: "Write `5 100`: first the reps, then the load.",
      example: twice("100 5"),
      instead: twice("5 100")),
    .book { analysis, findings in
      for swapped in analysis.swappedNumbers {
        guard
          let (fileLine, tokens) = analysis.sets(
            swapped.session, swapped.line, group: swapped.group),
          let reps = tokens.first(where: { $0.kind == .reps }),
          let load = tokens.last(where: { $0.kind == .load })
        else { continue }
        let range = TextRange(fileLine.range(of: reps).start, fileLine.range(of: load).end)
        let (first, second) = (fileLine.string(of: reps), fileLine.string(of: load))
        let (sets, number) = parts(first)
        findings.report(
          fileLine, range,
          "\"\(first) \(second)\" means \(number) reps at \(second); for \(second) reps at \(number) "
            + "write \"\(sets)\(second) \(number)\"")
      }
    },
    // Who means 100 reps loses them.
    fixes: .possible { scope in
      let words = scope.text.split { $0 == " " || $0 == "\t" }.map(String.init)
      guard words.count == 2, case let (sets, number) = parts(words[0]) else { return [] }
      let right = "\(sets)\(words[1]) \(number)"
      let edit = scope.replacing(with: right)
      return scope.mends(edit) ? [.possible("Write \(right)", edit)] : []
    })
}

/// `3x` and `100` for `3x100`.
private func parts(_ reps: String) -> (sets: Substring, number: Substring) {
  let start = reps.lastIndex { !$0.isNumber }.map { reps.index(after: $0) } ?? reps.startIndex
  return (reps[..<start], reps[start...])
}

private func twice(_ sets: String) -> String {
  january("03 Sat", "    Squat:              5 100", "05 Mon", "    Squat:              \(sets)")
}
