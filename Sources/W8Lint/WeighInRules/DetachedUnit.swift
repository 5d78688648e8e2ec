import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let detachedUnit = Rule(
    8208, "detached-unit", .warning,
    Explanation(
      finds: """
        A unit after a space (`82.4 kg`), the units `kgs` and `lbs`, or 14 or more pounds after \
        stones.
        """,
      harm: """
        w8log reads it, but other programs may not.
        """,
      fix: "Write `82.4kg` or `225lb`; `check --fix` does that.",
      example: january("03 Sat   82.4 kg", "    Squat:              3x5 225 lbs"),
      instead: january("03 Sat   82.4kg", "    Squat:              3x5 225lb")),
    .syntax(.detachedUnit) { scope in
      if let right = wholeStones(scope.lowered.tree.weight(over: scope.fault)) {
        return "14 pounds make a stone; write \(right)"
      }
      let right = JoinedUnit(scope.lowered.tree, unit: scope.fault.range)
      let told = right.isDisjoint ? "is separated from its number" : "is not a unit"
      return "\(quoted(scope.text)) \(told); write \(right.text)"
    },
    fixes: .safe { scope in
      let unit = scope.diagnostic.range.shifted(by: -scope.fileLine.sectionStart)
      if !scope.fileLine.tree.isOfKilogramsOrPounds(unit),
        let weight = scope.fileLine.token(.weight),
        let right = wholeStones(weight),
        scope.fileLine.range(of: weight).end == scope.diagnostic.range.end
      {
        let fix = scope.writing(right, over: scope.fileLine.range(of: weight), isSafe: true)
        return [fix].compactMap { $0 }
      }
      let right = JoinedUnit(scope.fileLine.tree, unit: unit)
      let range = right.range.shifted(by: scope.fileLine.sectionStart)
      return [scope.writing(right.text, over: range, isSafe: true)].compactMap { $0 }
    })
}

/// A weight in stones with fewer than 14 pounds behind them; nil for any other token, and one that is so.
private func wholeStones(_ token: Token?) -> String? {
  guard let token, token.kind == .weight, token.unit == .stone, token.value >= 14_000 else {
    return nil
  }
  let (more, rest) = Int(token.value).quotientAndRemainder(dividingBy: 14_000)
  let (pounds, part) = rest.quotientAndRemainder(dividingBy: 1000)
  var decimals = String(String(1000 + part).dropFirst())
  while decimals.hasSuffix("0") { decimals.removeLast() }
  let text = rest == 0 ? "" : "\(pounds)\(decimals.isEmpty ? "" : ".\(decimals)")"
  return "\(Int(token.stones) + more)st\(text)\(token.isExcluded ? "?" : "")"
}

extension SyntaxTree {
  /// The token of the line with `fault` that ends where that does; nil where no stones can stand before the unit.
  fileprivate func weight(over fault: SyntaxFault) -> Token? {
    guard !isOfKilogramsOrPounds(fault.range) else { return nil }
    return tokens(ofLine: fault.line)
      .first { range(of: $0, line: fault.line).end == fault.range.end }
  }

  /// Whether the unit in `range`, in whichever spelling, is one of these, by its first letter.
  fileprivate func isOfKilogramsOrPounds(_ range: TextRange) -> Bool {
    text[range.start..<range.end].first.map("kKlL".utf8.contains) ?? false
  }
}

/// A number with the unit behind it, as both are written in canonical form.
private struct JoinedUnit {
  /// From the first digit of the number to the end of the unit.
  let range: TextRange
  let text: String
  /// Whether blanks part the two.
  let isDisjoint: Bool

  /// Looks for the number before `unit`; what parts them is no digit and no `?`.
  init(_ tree: SyntaxTree, unit: TextRange) {
    let bytes = tree.text
    let question = UInt8(ascii: "?")
    var end = unit.start
    while end > 0, !isDigit(bytes[end - 1]), bytes[end - 1] != question { end -= 1 }
    isDisjoint = end < unit.start
    let isAffected = end > 0 && bytes[end - 1] == question
    let last = isAffected ? end - 1 : end
    var start = last
    while start > 0, isDigit(bytes[start - 1]) || isSeparator(bytes[start - 1]) { start -= 1 }
    range = TextRange(start, unit.end)
    let written = tree.string(unit).lowercased()
    let mark = isAffected || written.hasSuffix("?") ? "?" : ""
    text = tree.string(TextRange(start, last)) + written.prefix(2) + mark
  }
}
