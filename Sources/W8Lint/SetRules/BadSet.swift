import Primitives
import W8Book
import W8Edits
import W8Syntax
import W8Text

extension Rule {
  static let badSet = Rule(
    8402, "bad-set", .error,
    Explanation(
      finds: """
        Words among sets that are not reps, a time, a distance, a load, an effort or a label. \
        Also a second word of the same kind, and a comma with nothing on one side.
        """,
      harm: "w8log ignores the words that it cannot read.",
      fix: """
        Correct them, put them in parentheses as a label, or write them as a note after `>`.
        """,
      example: january(
        "03 Sat   82.1", "    Curl:               10r 20", "    Squat:              3x5 80%"),
      instead: january(
        "03 Sat   82.1", "    Curl:               10 20", "    Squat:              3x5 100 (80%)")),
    .syntax(.badSet) { scope in
      scope.fault.range.count == 1 && scope.text == ","
        ? "nothing on one side of this comma; add sets there, or remove the comma"
        : "\(quoted(scope.text)) is not reps, a time, a distance, a load, an effort or a label in ( )"
    },
    fixes: .either(safe: { [$0.keyboardReading].compactMap { $0 } }) { scope in
      if scope.isOne(of: [","]) { return [commaRemoval(scope)].compactMap { $0 } }
      if scope.isOne(of: ["x", "X", "×"]) { return [loneTimesRemoval(scope)].compactMap { $0 } }
      if let parting = scope.partingOpener ?? scope.partingDate { return [parting] }
      if let fix = traindownReading(scope) ?? attachedUnit(scope) { return [fix] }
      if let point = scope.pointReading { return [point] }
      if let reading = wordedReading(scope) ?? pulseReading(scope) {
        return [reading] + prose(scope)
      }
      let readings = scope.factorReadings
      return readings.isEmpty ? prose(scope) : readings
    })
}

/// Leaves one comma of several, and none where nothing stands on one side.
private func commaRemoval(_ scope: FixScope) -> Fix? {
  let tokens = scope.fileLine.tokensOfSets
  let own = tokens.partitioningIndex {
    scope.fileLine.range(of: $0).end > scope.diagnostic.range.start
  }
  guard own < tokens.count, scope.fileLine.range(of: tokens[own]) == scope.diagnostic.range else {
    return nil
  }
  let first = (tokens[..<own].lastIndex { $0.kind != .comma } ?? -1) + 1
  let behind =
    tokens[own...].firstIndex { if case .comma = $0.kind { false } else { true } } ?? tokens.count
  let isBetween = first > 0 && behind < tokens.count
  var start = scope.fileLine.range(of: tokens[first]).start
  if first > 0 { start = scope.fileLine.range(of: tokens[first - 1]).end }
  var end = scope.fileLine.range(of: tokens[behind - 1]).end
  if first == 0, behind < tokens.count { end = scope.fileLine.range(of: tokens[behind]).start }
  let edit = TextEdit(TextRange(start, end), isBetween ? "," : "")
  guard scope.mends(edit) else { return nil }
  return .preferred(isBetween ? "Keep one comma" : "Remove the comma", edit)
}

/// Takes away an `x` that joins nothing, and the blanks before it; between two numbers it was to join them.
private func loneTimesRemoval(_ scope: FixScope) -> Fix? {
  guard let before = scope.fileLine.lastToken(endingBefore: scope.diagnostic.range.start - 1),
    !startsWithDigit(before, scope)
      || !startsWithDigit(
        scope.fileLine.firstToken(startingFrom: scope.diagnostic.range.end), scope)
  else { return nil }
  let edit = TextEdit(
    TextRange(scope.fileLine.range(of: before).end, scope.diagnostic.range.end), "")
  return scope.mends(edit) ? .preferred("Remove the \(scope.text)", edit) : nil
}

private func startsWithDigit(_ token: Token?, _ scope: FixScope) -> Bool {
  guard let token else { return false }
  return isDigit(
    scope.fileLine.tree.text[scope.fileLine.range(of: token).start - scope.fileLine.sectionStart])
}

/// `2x10 135` for `135 10r 2s`, as the format Traindown writes a load, reps and sets.
private func traindownReading(_ scope: FixScope) -> Fix? {
  guard let range = scope.setTokens?.range else { return nil }
  // More words than three are no load, reps and sets, and would be many on a long line.
  let words = scope.file.string(range).utf8.split(maxSplits: 3, whereSeparator: isBlank)
    .map(Substring.init)
  guard words.count <= 3, let reps = numberWord(before: "r", in: words) else { return nil }
  let sets = numberWord(before: "s", in: words)
  let loads = words.filter { !ends($0, in: "r") && !ends($0, in: "s") }
  guard loads.count + 1 + (sets == nil ? 0 : 1) == words.count, loads.count <= 1 else { return nil }
  let work = sets.map { "\($0)x\(reps)" } ?? String(reps)
  let right = ([Substring(work)] + loads).joined(separator: " ")
  let edit = TextEdit(range, right)
  guard let read = scope.cleanGroup(after: edit), read.seconds.isEmpty, read.distances.isEmpty,
    (read.load == nil) == loads.isEmpty
  else { return nil }
  return .preferred("Write \(right)", edit)
}

/// `3x10 60kg` for `60kg 3 sets of 10`, `5km` for `5k`, `3x8 20 (left), 3x8 20 (right)` for `3x8/side 20` and `3x8 each 20`,
/// `10/8 50` for `10|8 50`.
private func wordedReading(_ scope: FixScope) -> Fix? {
  guard let range = scope.setTokens?.range, range.count <= longestWorded else { return nil }
  var words = scope.file.string(range).split { $0 == " " || $0 == "\t" }.map(String.init)
  if let sets = words.firstIndex(where: { ["sets", "set"].contains($0.lowercased()) }), sets > 0,
    sets + 2 < words.count, words[sets + 1].lowercased() == "of", Int(words[sets - 1]) != nil,
    Int(words[sets + 2]) != nil
  {
    let group = "\(words[sets - 1])x\(words[sets + 2])"
    words.removeSubrange(sets - 1...sets + 2)
    words.insert(group, at: 0)
  }
  var sides = false
  for (index, word) in words.enumerated() {
    if word.last == "k" || word.last == "K", Double(word.dropLast()) != nil {
      words[index] = word.dropLast() + "km"
    } else if let end = ["/side", "/leg", "/arm"].first(where: word.hasSuffix) {
      words[index] = String(word.dropLast(end.count))
      sides = true
    } else if index > 0, word.lowercased() == "each" {
      words[index] = ""
      sides = true
    } else if word.contains("|") {
      words[index] = word.replacingEach("|", with: "/")
    }
  }
  let group = words.filter { !$0.isEmpty }.joined(separator: " ")
  let right = sides ? "\(group) (left), \(group) (right)" : group
  let edit = TextEdit(range, right)
  guard right != scope.file.string(range), scope.mends(edit) else { return nil }
  return .preferred("Write \(right)", edit)
}

private let longestWorded = 60

/// `> hr:150` for `150bpm` at the end of a line.
private func pulseReading(_ scope: FixScope) -> Fix? {
  guard scope.diagnostic.range.count <= 6, scope.text.lowercased().hasSuffix("bpm"),
    let beats = Int(scope.text.dropLast(3)), let last = scope.fileLine.tokens.last,
    case let end = scope.fileLine.range(of: last).end, end == scope.diagnostic.range.end,
    case let start = scope.fileLine.endOfToken(before: scope.diagnostic.range.start)
  else { return nil }
  let edit = TextEdit(TextRange(start, end), "  > hr:\(beats)")
  return scope.mends(edit) ? .preferred("Write > hr:\(beats)", edit) : nil
}

/// The number of the first of `words` that is a number and `letter`.
func numberWord(before letter: Unicode.Scalar, in words: [Substring]) -> Substring? {
  words.first { word in
    let digits = word.utf8.dropLast()
    return ends(word, in: letter) && !digits.isEmpty && digits.allSatisfy(isDigit)
  }?.dropLast()
}

/// Whether the last letter of `word`, of which a long one is not read whole, is `letter` in either case.
private func ends(_ word: Substring, in letter: Unicode.Scalar) -> Bool {
  word.utf8.last.map { $0 | 0x20 == UInt8(ascii: letter) } ?? false
}

/// Puts a unit that stands apart to the number before it, as it is written there.
private func attachedUnit(_ scope: FixScope) -> Fix? {
  let longestUnit = 10
  guard scope.diagnostic.range.count <= longestUnit, let unit = units[scope.text.lowercased()],
    let number = scope.fileLine.lastToken(endingBefore: scope.diagnostic.range.start),
    number.kind == .load || number.kind == .reps && unit != "lvl"
  else { return nil }
  let numberRange = scope.fileLine.range(of: number)
  return scope.writing(
    scope.file.string(numberRange) + unit,
    over: TextRange(numberRange.start, scope.diagnostic.range.end))
}

/// The units that may stand behind a blank, by how people write them. A bare `m` may be minutes or meters.
private let units = [
  "lvl": "lvl", "s": "s", "sec": "s", "secs": "s", "second": "s", "seconds": "s", "min": "min",
  "mins": "min", "minute": "min", "minutes": "min", "h": "h", "hr": "h", "hrs": "h", "hour": "h",
  "hours": "h", "km": "km", "kms": "km", "mi": "mi", "mile": "mi", "miles": "mi",
]

/// Keeps words as a label or as a note.
private func prose(_ scope: FixScope) -> [Fix] {
  var fixes: [Fix] = []
  let label = scope.replacing(with: "(\(scope.text))")
  let isWordy = scope.text.unicodeScalars.contains { scalar in
    scalar == "%"
      || (scalar.isASCII ? letters ~= scalar.value | 0x20 : scalar.properties.isAlphabetic)
  }
  if isWordy, scope.mends(label) {
    fixes.append(.possible("Make it a label in parentheses", label))
  }
  let tokens = scope.fileLine.tokens
  let hasTail =
    tokens.last.map { scope.fileLine.range(of: $0).start >= scope.diagnostic.range.end } ?? false
  let before = tokens.last { scope.fileLine.range(of: $0).end <= scope.diagnostic.range.start }
  if !hasTail, let before, before.kind != .comma {
    let gap = TextRange(scope.fileLine.range(of: before).end, scope.diagnostic.range.start)
    let note = TextEdit(gap, "  > ")
    if scope.mends(note) { fixes.append(.possible("Make it a note", note)) }
  }
  return fixes
}

/// The bytes of the ASCII letters in lower case.
private let letters = UInt32(0x61)...0x7A

extension FixScope {
  /// Whether the offending text is one of some short words; of a long one no text is made.
  fileprivate func isOne(of words: [String]) -> Bool {
    words.contains { $0.utf8.count == diagnostic.range.count && $0 == text }
  }
}
