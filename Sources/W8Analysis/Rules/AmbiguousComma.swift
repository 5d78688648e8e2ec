import W8Syntax
import W8Text

extension Rule {
  static let ambiguousComma = Rule(
    8408, "ambiguous-comma", .error, .sets,
    Explanation(
      finds: "Numbers among sets that are joined by commas.",
      harm: "They may be the reps of several sets or one number with decimals; nothing is guessed.",
      example: """
        # 2026-01

        03 Sat   82.1
            Chin-up:            6,6,5
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
            Chin-up:            6/6/5
        """),
    .syntax(.ambiguousComma) { scope in
      "\(quoted(scope.text)) may be a list such as 5/5/4 or a decimal such as 5.5"
    },
    offers: { scope in
      let numbers = scope.text.split(separator: ",", omittingEmptySubsequences: false)
      let isList = mayBeList(numbers)
      if let load = repsOfLoad(numbers, scope) {
        return [load, isList ? fix(numbers, with: ", ", scope) : nil].compactMap(\.self)
      }
      let list = isList ? fix(numbers, with: "/", scope) : nil
      let decimal = numbers.count == 2 ? fix(numbers, with: ".", scope) : nil
      let fixes = [list, decimal].compactMap(\.self)
      if !fixes.isEmpty { return fixes }
      // Where it is neither, the comma must part two groups, unless nothing else stands there.
      let isAlone =
        SetTokens(around: scope.diagnostic.range, on: scope.place)?.range == scope.diagnostic.range
      return isAlone && !isList ? [] : [fix(numbers, with: ", ", scope)].compactMap(\.self)
    })
}

/// Puts `mark` in the place of every comma, if the line can be read then.
private func fix(_ numbers: [Substring], with mark: String, _ scope: FixScope) -> Fix? {
  let right = numbers.joined(separator: mark)
  let edit = scope.replacing(with: right)
  return scope.mends(edit) ? .possible("Write \(right)", edit) : nil
}

/// `5 102.5` for `102,5x5` and `102,5 x 5`, if the line can be read then.
private func repsOfLoad(_ numbers: [Substring], _ scope: FixScope) -> Fix? {
  let start = scope.diagnostic.range.end
  let longest = 24
  let end = min(scope.place.contentRange.end, start + longest)
  let behind = scope.file.string(TextRange(start, end))
  let sign = behind.drop { $0 == " " || $0 == "\t" }
  guard numbers.count == 2, let first = sign.first, isTimes(first) else { return nil }
  let reps = sign.dropFirst().drop { $0 == " " || $0 == "\t" }
  let digits = reps.prefix { "0"..."9" ~= $0 }
  guard !digits.isEmpty else { return nil }
  let right = "\(digits) \(numbers.joined(separator: "."))"
  let count = behind.utf8.distance(from: behind.startIndex, to: digits.endIndex)
  let edit = TextEdit(TextRange(scope.diagnostic.range.start, start + count), right)
  return scope.mends(edit) ? .possible("Write \(right)", edit) : nil
}

/// Whether the numbers may be the repetitions of sets: two that fall to less than a quarter, as in `102,5`, are none.
private func mayBeList(_ numbers: [Substring]) -> Bool {
  guard numbers.count == 2, let first = Int(numbers[0]), let second = Int(numbers[1]) else {
    return true
  }
  return second >= first / 4
}
