import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let twoWeights = Rule(
    8202, "two-weights", .error,
    Explanation(
      finds: "A second weight or time in one entry, or a weight next to `-`.",
      harm: "Only the first is read.",
      fix: "Write each weigh-in on a line of its own, with its time.",
      example: january("05 Mon   82.2   07:05  83.4  21:40"),
      instead: january("05 Mon   82.2   07:05", "05 Mon   83.4   21:40")),
    .syntax(.twoWeights) { scope in
      let what = scope.text.contains(":") ? "time" : "weigh-in"
      let first = scope.tokens.first { [.weight, .unweighed].contains($0.kind) }
      if scope.text == "-" {
        return "the line has a weight and a \"-\" (no weigh-in); remove one of the two"
      }
      if what == "weigh-in", first?.kind == .unweighed {
        return "\(quoted(scope.text)) is a weight after \"-\" (no weigh-in); remove one of the two"
      }
      if let right = StonesAndPounds(scope.lowered.tree, scope.fault.line, scope.fault.range) {
        return "stones and pounds are written without a space; write \(right.text)"
      }
      let remedy = what == "weigh-in" ? "" : " with its weight"
      return
        "\(quoted(scope.text)) is a second \(what) on this line; write it on a second line\(remedy)"
    },
    fixes: .preferred { scope in
      if let reading = scope.timeReading ?? scope.dashRemoval { return [reading] }
      // A number behind words that cannot be read is most likely one of theirs.
      let isOfWords =
        scope.fileLine.lastToken(endingBefore: scope.diagnostic.range.start)?.kind == .unreadable
      if isOfWords { return [] }
      return [scope.partingDate, stonesFix(scope), secondLineFix(scope)].compactMap { $0 }
    })
}

/// Joins `13st 4.5`.
private func stonesFix(_ scope: FixScope) -> Fix? {
  let (line, start) = (scope.fileLine, scope.fileLine.sectionStart)
  return StonesAndPounds(line.tree, line.line, scope.diagnostic.range.shifted(by: -start))
    .flatMap { scope.writing($0.text, over: $0.range.shifted(by: start)) }
}

/// Moves the second weigh-in to a line of its own, below all that belongs to the first.
private func secondLineFix(_ scope: FixScope) -> Fix? {
  guard let entry = scope.fileLine.entry, [.day, .fullDate, .unknownMonth].contains(entry.dating),
    let day = scope.fileLine.tokens.day, let second = SecondWeighIn(scope)
  else { return nil }
  let line = entryLine(
    day: scope.fileLine.string(of: day), weekday: entry.weekday, weight: second.weight ?? "",
    time: second.time ?? "")
  let removal = scope.fileLine.removal(of: second.range)
  guard scope.mends(removal) else { return nil }
  let words = [
    scope.fileLine.string(of: day), entry.weekday?.abbreviation, second.weight, second.time,
  ]
  return .possible(
    "Move it to a second line: \(words.compactMap { $0 }.joined(separator: " "))", removal,
    scope.insertion(of: line, below: scope.lastLineOfDay(scope.fileLine)))
}

/// The second weight of a line with the time right behind it, or either alone.
private struct SecondWeighIn {
  let weight: String?
  let time: String?
  /// The bytes of both, as offsets in the file.
  let range: TextRange

  init?(_ scope: FixScope) {
    let fileLine = scope.fileLine
    let tokens = fileLine.tokens
    let found = tokens.partitioningIndex {
      fileLine.range(of: $0).start >= scope.diagnostic.range.start
    }
    guard found < tokens.endIndex, fileLine.range(of: tokens[found]) == scope.diagnostic.range
    else {
      return nil
    }
    let faults = fileLine.tree.faults(ofLine: fileLine.line)
    func isSecond(_ index: Int) -> Bool {
      let range = fileLine.tree.range(of: tokens[index], line: fileLine.line)
      let first = faults.partitioningIndex { $0.range.start >= range.start }
      return faults[first...].prefix { $0.range.start == range.start }
        .contains { $0.kind == .twoWeights && $0.range.end == range.end }
    }
    func isSecondTime(_ index: Int) -> Bool {
      isSecond(index) && fileLine.string(of: tokens[index]).contains(":")
    }
    func isSecondWeight(_ index: Int) -> Bool {
      guard isSecond(index) else { return false }
      let text = fileLine.string(of: tokens[index])
      return text != "-" && !text.contains(":")
    }
    var first = found
    var last = found
    if isSecondTime(found) {
      if found > tokens.startIndex, isSecondWeight(found - 1) { first = found - 1 }
    } else if isSecondWeight(found), found + 1 < tokens.endIndex {
      if tokens[found + 1].kind == .time || isSecondTime(found + 1) { last = found + 1 }
    }
    weight = first < last || !isSecondTime(found) ? fileLine.string(of: tokens[first]) : nil
    time = first < last || isSecondTime(found) ? fileLine.string(of: tokens[last]) : nil
    range = TextRange(fileLine.range(of: tokens[first]).start, fileLine.range(of: tokens[last]).end)
  }
}

/// An entry in canonical form: the digits before the point end in one column.
private func entryLine(day: String, weekday: Weekday?, weight: String, time: String) -> String {
  let whole = weight.prefix { $0.isNumber || $0 == "-" }.count
  let field = String(repeating: " ", count: max(0, 3 - whole)) + weight
  let padding = String(repeating: " ", count: max(0, 7 - field.count) + 1)
  let line =
    "\(day) \(weekday?.abbreviation ?? "   ")  \(field)\(time.isEmpty ? "" : padding + time)"
  return line
}
