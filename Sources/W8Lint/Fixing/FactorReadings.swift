import Primitives
import W8Book
import W8Syntax
import W8Text

extension FixScope {
  /// The readings of numbers that are joined by `x` or stand apart, one of which is the load or all of which are reps:
  /// `3x5 107.5` for `107.5 x 5 x 3`, `8/6/5` for `8 6 5`, `3x5 70` for `3x5@70`; the likelier first.
  ///
  /// The greater number is the load; the two others are sets and reps in the usual order, which a load in front turns.
  var factorReadings: [Fix] {
    let longest = 60
    guard let range = setTokens?.range, range.count <= longest else { return [] }
    let reading = FactorReading(file.string(range))
    return reading.texts.enumerated().compactMap { index, right -> Fix? in
      let edit = TextEdit(range, right)
      guard let read = cleanGroup(after: edit), !read.reps.isEmpty else { return nil }
      return .preferred("Write \(right)", edit, if: index == 0 && reading.isLikely)
    }
  }
}

/// The readings of `text`, numbers that are joined by `x`, as groups of sets with the load last, the likelier first.
func factorReadings(of text: String) -> [String] {
  let longest = 60
  guard text.utf8.count <= longest else { return [] }
  let readings = FactorReading(text).texts
  return readings.isEmpty ? repsFirst(text) : readings
}

/// `3x5 100` for `100 3x5`, `5 100` for `100x5`; none when there is more between the two.
///
/// In `5 60 x 3` the load may as well be the greater number behind the first: three sets of five, or five of three.
func repsFirst(_ text: String) -> [String] {
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

/// What numbers among sets may have meant.
private struct FactorReading {
  /// The group of sets, the likelier first.
  var texts: [String] = []
  /// Whether the first is far likelier than the others.
  var isLikely = true

  init(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\t" }
    if words.count == 1, let at = text.firstIndex(of: "@"), text.contains(where: isTimes),
      text.last?.isNumber == true
    {
      texts = ["\(text[..<at]) \(text[text.index(after: at)...])"]
      return
    }
    guard text.unicodeScalars.allSatisfy(mayBeOfFactors) else { return }
    let joined = words.joined(separator: " ").pieces(between: " x ").joined(separator: "x")
      .pieces(between: " × ").joined(separator: "x")
    let factors = joined.split(omittingEmptySubsequences: false, whereSeparator: isTimes)
    if factors.count > 1 { read(factors: factors) } else { read(apart: words) }
  }

  /// Three factors, or two of which one has a decimal point.
  private mutating func read(factors: [Substring]) {
    let numbers = factors.compactMap { Double($0) }
    guard numbers.count == factors.count, factors.allSatisfy(isPlain) else { return }
    switch numbers.count {
    case 2 where factors[0].contains("."):
      texts = ["\(factors[1]) \(factors[0])"]
    case 2 where factors[1].contains("."):
      texts = ["\(factors[0]) \(factors[1])", "\(factors[0])x1 \(factors[1])"]
      isLikely = false
    case 3:
      let load = numbers.indices.max { numbers[$0] < numbers[$1] } ?? 0
      let isUnique = numbers.count { $0 == numbers[load] } == 1
      guard isUnique, load != 1 else { return }
      let (sets, reps) = load == 0 ? (factors[2], factors[1]) : (factors[0], factors[1])
      let usual = "\(sets)x\(reps) \(factors[load])"
      let other = "\(reps)x\(sets) \(factors[load])"
      texts = usual == other ? [usual] : [usual, other]
      let others = numbers.indices.filter { $0 != load }.compactMap { numbers[$0] }.max() ?? 0
      isLikely = usual == other && numbers[load] > Double(mostSets) && numbers[load] >= 2 * others
    default: return
    }
  }

  /// Three numbers or more: reps of one set each, behind them maybe the load of all.
  private mutating func read(apart words: [Substring]) {
    let (fewest, mostWords, mostReps) = (3, 12, 30)
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == words.count, fewest...mostWords ~= words.count,
      words.allSatisfy(isPlain)
    else { return }
    func areReps(_ range: Range<Int>) -> Bool {
      range.allSatisfy { !words[$0].contains(".") && 1...Double(mostReps) ~= numbers[$0] }
    }
    let last = words.count - 1
    if areReps(0..<words.count) {
      texts = [words.joined(separator: "/")]
    } else if last >= fewest, areReps(0..<last) {
      texts = ["\(words[..<last].joined(separator: "/")) \(words[last])"]
    }
  }
}

/// Whether `scalar` may stand in numbers or join them.
private func mayBeOfFactors(_ scalar: Unicode.Scalar) -> Bool {
  "0"..."9" ~= scalar || scalar == "." || scalar == " " || scalar == "\t" || isTimes(scalar)
}

/// Whether `scalar` is the sign between sets and reps.
func isTimes(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "x" || scalar == "X" || scalar == "×"
}

/// Whether `character` is the sign between sets and reps.
func isTimes(_ character: Character) -> Bool {
  character == "x" || character == "X" || character == "×"
}

/// Whether a word is a number of digits and at most one point.
private func isPlain(_ word: Substring) -> Bool {
  word.utf8.first.map(isDigit) == true && word.utf8.last.map(isDigit) == true
    && word.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") }
}

extension FixScope {
  /// Leaves one point in a number that has several signs in its place, or one at its end: `82.4` for `82..4`, `82.,4` and
  /// `82.4.`; nil for every other text.
  var pointReading: Fix? {
    let longest = 16
    guard diagnostic.range.count <= longest else { return nil }
    let number = text.utf8.prefix { isDigit($0) || isSeparator($0) }
    guard number.first.map(isDigit) == true, number.contains(where: isSeparator) else { return nil }
    let unit = text[number.endIndex...]
    let parts = number.split(maxSplits: 2, whereSeparator: isSeparator).map(Substring.init)
    guard 1...2 ~= parts.count, unit.allSatisfy({ $0.isLetter }) else { return nil }
    let right = parts.joined(separator: ".") + unit
    return right == text ? nil : writing(right)
  }
}

/// Whether the byte parts a number from its decimals.
func isSeparator(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
}
