import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let ambiguousComma = Rule(
    8408, "ambiguous-comma", .error,
    Explanation(
      finds: "Numbers among sets joined by commas, such as `6,6,5` or `102,5`.",
      harm: """
        They may be the reps of several sets, or a number with decimals. w8log does not guess.
        """,
      fix: "Write `6/6/5` for three sets, `102.5` for a number with decimals.",
      example: january("03 Sat   82.1", "    Chin-up:            6,6,5"),
      instead: january("03 Sat   82.1", "    Chin-up:            6/6/5")),
    .syntax(.ambiguousComma) { scope in
      let numbers = CommaNumbers(scope.text)
      if numbers.mayBeList, !isUnit(behind: scope.fault.range.end, in: scope.lowered.tree.text) {
        return
          "\(quoted(scope.text)) joins numbers by commas; write several sets as 5/5/4, a decimal as 5.5"
      }
      return "\(quoted(scope.text)) may be a decimal or two groups of sets; write "
        + "\(numbers.joined(by: ".")) or \(numbers.joined(by: ", "))"
    },
    fixes: .preferred { scope in
      let readings = readings(of: CommaNumbers(scope.text), scope)
      return readings.map { (right, edit) in
        .preferred("Write \(right)", edit, if: readings.count == 1)
      }
    })
}

/// What may be meant, with the edit that writes it.
private typealias Reading = (right: String, edit: TextEdit)

/// The readings with which the line can be read.
private func readings(of numbers: CommaNumbers, _ scope: FixScope) -> [Reading] {
  let isList = numbers.mayBeList
  if let load = repsOfLoad(numbers, scope) {
    return [load, isList ? reading(numbers, with: ", ", scope) : nil].compactMap { $0 }
  }
  let list = isList ? reading(numbers, with: "/", scope) : nil
  let decimal = numbers.arePair ? reading(numbers, with: ".", scope) : nil
  let readings = [list, decimal].compactMap { $0 }
  if !readings.isEmpty { return readings }
  // Where it is neither, the comma must part two groups, unless nothing else stands there.
  let isAlone = scope.setTokens?.range == scope.diagnostic.range
  return isAlone && !isList ? [] : [reading(numbers, with: ", ", scope)].compactMap { $0 }
}

/// Puts `mark` in the place of every comma, if the line can be read then.
private func reading(_ numbers: CommaNumbers, with mark: String, _ scope: FixScope) -> Reading? {
  let right = numbers.joined(by: mark)
  let edit = scope.replacing(with: right)
  return scope.mends(edit) ? (right, edit) : nil
}

/// `5 102.5` for `102,5x5` and `102,5 x 5`, if the line can be read then.
private func repsOfLoad(_ numbers: CommaNumbers, _ scope: FixScope) -> Reading? {
  let start = scope.diagnostic.range.end
  let longest = 24
  let end = min(scope.fileLine.contentRange.end, start + longest)
  let behind = scope.file.string(TextRange(start, end))
  let sign = behind.drop { $0 == " " || $0 == "\t" }
  guard numbers.arePair, let first = sign.first, isTimes(first) else { return nil }
  let reps = sign.dropFirst().drop { $0 == " " || $0 == "\t" }
  let digits = reps.prefix { "0"..."9" ~= $0 }
  guard !digits.isEmpty else { return nil }
  let right = "\(digits) \(numbers.joined(by: "."))"
  let count = behind.utf8.distance(from: behind.startIndex, to: digits.endIndex)
  let edit = TextEdit(TextRange(scope.diagnostic.range.start, start + count), right)
  return scope.mends(edit) ? (right, edit) : nil
}

/// Whether a `kg` or `lb` in any case stands directly behind a number that ends at `end`.
private func isUnit(behind end: Int, in text: [UInt8]) -> Bool {
  guard end + 1 < text.count else { return false }
  return switch (text[end] | 0x20, text[end + 1] | 0x20) {
  case (UInt8(ascii: "k"), UInt8(ascii: "g")), (UInt8(ascii: "l"), UInt8(ascii: "b")): true
  default: false
  }
}

/// Numbers with a comma between each two.
private struct CommaNumbers {
  private let numbers: [Substring]

  init(_ text: String) {
    numbers = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  var arePair: Bool { numbers.count == 2 }

  /// Whether they may be the repetitions of sets: two that fall to less than a quarter, as in `102,5`, are none.
  var mayBeList: Bool {
    guard arePair, let first = Int(numbers[0]), let second = Int(numbers[1]) else { return true }
    return second >= first / 4
  }

  func joined(by mark: String) -> String { numbers.joined(separator: mark) }
}
