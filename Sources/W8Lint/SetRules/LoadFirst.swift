import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let loadFirst = Rule(
    8405, "load-first", .error, .sets,
    Explanation(
      finds: "A number without a unit before the reps, which can only be meant as the load.",
      harm: """
        Of two bare numbers the first is the reps, so the group cannot be read. A load may come \
        first when it carries its unit.
        """,
      example: january("03 Sat   82.1", "    Deadlift:           100 3x5"),
      instead: january("03 Sat   82.1", "    Deadlift:           3x5 100")),
    .syntax(.loadFirst) { scope in
      "\(quoted(scope.text)): the reps come first, a load before them needs its unit"
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

/// `3x5 100` for `100 3x5`, `5 100` for `100x5`; none when there is more between the two.
///
/// In `5 60 x 3` the load may as well be the greater number behind the first: three sets of five, or five of three.
private func repsFirst(_ text: String) -> [String] {
  let items = itemsOfSets(text)
  switch items.count {
  case 1:
    let warmup = text.first == "w" || text.first == "W" ? String(text.prefix(1)) : ""
    let factors = factors(items[0].dropFirst(warmup.count))
    return factors.count == 2 ? ["\(warmup)\(factors[1]) \(factors[0])"] : []
  case 2 where items[0].unicodeScalars.allSatisfy(isOfNumber):
    let usual = "\(items[1]) \(items[0])"
    let factors = factors(items[1][...])
    guard factors.count == 2, let first = Int(items[0]), let second = Int(factors[0]),
      first < second, Int(factors[1]) != nil
    else { return [usual] }
    let others = ["\(factors[1])x\(first) \(second)", "\(first)x\(factors[1]) \(second)"]
    return (second > mostSets ? [] : [usual]) + (others[0] == others[1] ? [others[0]] : others)
  default: return []
  }
}

/// The words of `text`, those around an `x` that stands apart joined by it.
private func itemsOfSets(_ text: String) -> [String] {
  text.unicodeScalars.split { $0 == " " || $0 == "\t" }.reduce(into: []) { items, word in
    let isJoined = items.last?.unicodeScalars.last.map(isTimes) ?? false
    if let last = items.indices.last, isJoined || word.first.map(isTimes) ?? false {
      items[last] += String(word)
    } else {
      items.append(String(word))
    }
  }
}

/// What stands on the two sides of the first `x`.
private func factors(_ item: Substring) -> [Substring] {
  item.unicodeScalars
    .split(maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: isTimes)
    .map(Substring.init)
}

private func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
  "0"..."9" ~= scalar || scalar == "."
}
