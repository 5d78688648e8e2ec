import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let unreadableField = Rule(
    8201, "bad-weight", .error,
    Explanation(
      finds: "Words on the line of a day or a session that w8log cannot read.",
      harm: "w8log ignores them. If one is a weight with a typo, the weigh-in is missing.",
      fix: "Correct them, or write them in a note after `>`.",
      example: january("03 Sat   82.4.1"),
      instead: january("03 Sat   82.4  > the scale showed 82.4, then 82.1")),
    .syntax(.badWeight) { scope in
      let isSession = scope.lowered.tree.lines[scope.fault.line].kind == .session
      if isSession, scope.text.contains(":"), scope.text.first?.isNumber == true {
        return "\(quoted(scope.text)) is a second time; write start and end as 18:05-19:10"
      }
      let fields =
        isSession ? "time, \"title\", @gym or #tag" : "weight, time, @gym, #tag or key:value"
      return "\(quoted(scope.text)) is not a \(fields)"
    },
    fixes: .either(safe: { [$0.keyboardReading].compactMap { $0 } }) { scope in
      if let parting = scope.partingOpener ?? scope.partingDate { return [parting] }
      if let reading = scope.pointReading ?? scope.gymReading ?? scope.exerciseReading
        ?? sessionReading(scope)
      {
        return [reading]
      }
      return [pairReading(scope), noteReading(scope)].compactMap { $0 }
    })
}

/// Opens a session line for a gym with a title or with its times on the line of a day: `@iron "Legs"`, `@iron 18:00-19:10`.
private func sessionReading(_ scope: FixScope) -> Fix? {
  let fileLine = scope.fileLine
  guard fileLine.kind == .entry, !ownsSessions(fileLine), let gym = fileLine.range(of: .gym),
    fileLine.endOfToken(before: scope.diagnostic.range.start) == gym.end,
    case let rest = TextRange(gym.start, fileLine.contentRange.end), rest.count <= longestSession
  else { return nil }
  let session = "    \(scope.file.string(rest))"
  let tree = parse(Array(session.utf8), .later)
  guard tree.faults.isEmpty, tree.lines.first?.kind == .session else { return nil }
  let start = fileLine.endOfToken(before: gym.start)
  let edit = TextEdit(TextRange(start, rest.end), "\(fileLine.lineEnd)\(session)")
  return .preferred("Put the session on a line below", edit)
}

/// Whether a session line stands below the day of `fileLine`.
private func ownsSessions(_ fileLine: FileLine) -> Bool {
  guard let day = fileLine.lowered.day(at: fileLine.line) else { return false }
  return day.lines.contains { fileLine.tree.lines[$0].kind == .session }
}

private let longestSession = 200

/// `fat:22%` for `fat 22%` and `fat: 22%`.
private func pairReading(_ scope: FixScope) -> Fix? {
  let longest = 80
  guard scope.diagnostic.range.count <= longest else { return nil }
  let words = scope.text.utf8.split { isBlank($0) || $0 == UInt8(ascii: ":") }.map(Substring.init)
  guard words.count == 2,
    let measure = scope.analysis.book.measure(of: words[0].lowercased()),
    case let value = Array(words[1].utf8),
    measure.accepts(value.span, TextRange(0, value.count))
  else { return nil }
  let pair = "\(words[0]):\(words[1])"
  let edit = scope.replacing(with: pair)
  return scope.mends(edit) ? .possible("Write \(pair)", edit) : nil
}

/// The words as part of the note. That is not preferred for what has a digit, which may be a value, for a unit, which belongs
/// to one, and where a comment ends the line, which becomes a note with them.
private func noteReading(_ scope: FixScope) -> Fix? {
  let edits = noteEdits(scope)
  guard scope.mends(edits) else { return nil }
  let isValue = scope.text.utf8.split(whereSeparator: isBlank)
    .contains { word in word.drop { "-+.,".utf8.contains($0) }.first.map(isDigit) ?? false }
  let isUnit = scope.diagnostic.range.count == 2 && WrittenUnit(name: scope.text) != nil
  let isPreferred = !isValue && !isUnit && scope.fileLine.token(.comment) == nil
  return .preferred("Make it a note", edits, if: isPreferred)
}

/// Moves the offending words into the note of the line, in front of what it says already.
///
/// A comment that ends the line becomes part of the note: nothing can follow one.
private func noteEdits(_ scope: FixScope) -> [TextEdit] {
  let fileLine = scope.fileLine
  let range = scope.diagnostic.range
  let tokens = fileLine.tokens
  let behind = tokens[tokens.partitioningIndex { fileLine.range(of: $0).start >= range.end }...]
  let isLast = behind.allSatisfy { [.note, .comment, .verbatim].contains($0.kind) }
  let tail = behind.last.flatMap { [.note, .comment].contains($0.kind) ? $0 : nil }
  let before = fileLine.endOfToken(before: range.start)
  if isLast {
    let opening = TextEdit(TextRange(before, range.start), "  > ")
    guard let tail, tail.kind == .note else { return [opening] }
    let words = TextRange(range.end, fileLine.range(of: tail).start + 1)
    return [opening, TextEdit(words, tail.count > 1 ? ";" : "")]
  }
  // What is never closed takes in the rest of the line, so no note can follow it.
  guard !behind.contains(where: { $0.kind == .verbatim }) else { return [] }
  let removal = fileLine.removal(of: range)
  guard let tail else {
    let end = behind.last.map { fileLine.range(of: $0).end } ?? range.end
    return [removal, TextEdit(TextRange(at: end), "  > \(scope.text)")]
  }
  let start = fileLine.range(of: tail).start
  guard tail.kind == .note else {
    return [removal, TextEdit(TextRange(at: start), "> \(scope.text) ")]
  }
  let joint = tail.count > 1 ? ";" : ""
  return [removal, TextEdit(TextRange(start, start + 1), "> \(scope.text)\(joint)")]
}
