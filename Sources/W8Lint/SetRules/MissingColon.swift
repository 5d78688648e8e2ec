import Primitives
import W8Book
import W8Edits
import W8Syntax
import W8Text

extension Rule {
  static let missingColon = Rule(
    8401, "missing-colon", .error,
    Explanation(
      finds: """
        An indented line without a colon that is not a note and not a session. It looks like an \
        exercise without the colon after its name.
        """,
      harm: """
        w8log cannot know where the name ends and the sets begin, so it ignores the line.
        """,
      fix: "Write a colon after the name of an exercise, or `>` before a note.",
      example: january("03 Sat   82.1", "    Squat 3x5 100"),
      instead: january("03 Sat   82.1", "    Squat:              3x5 100")),
    .syntax(.missingColon) { scope in
      let hasColon = scope.text.utf8.contains(UInt8(ascii: ":"))
      let fault = hasColon ? "does not start with a name and a colon" : "has no colon"
      return "\(quoted(scope.text)) \(fault); write \"Name: sets\", or > before a note"
    },
    fixes: .either(safe: { [$0.keyboardReading].compactMap { $0 } }) { scope in
      var fixes = [scope.headerReading ?? directiveReading(scope)].compactMap { $0 }
      if !ownsLines(scope.fileLine) {
        fixes += [scope.wordedDay.flatMap(scope.writing), NewWeighIn(scope)?.fix].compactMap { $0 }
      }
      if fixes.isEmpty, let colon = colonReading(scope) { fixes.append(colon) }
      if fixes.isEmpty { fixes = namings(scope) }
      let note = TextEdit(TextRange(at: lineStart(scope)), "> ")
      if !isNeededBelow(scope.fileLine), !hasNotes(scope.fileLine), scope.mends(note) {
        fixes.append(.possible("Make it a note", note))
      }
      return fixes
    })
}

/// Unindents a directive, which stands at the margin; nil where that is set already.
private func directiveReading(_ scope: FixScope) -> Fix? {
  let start = scope.diagnostic.range.start
  let line = TextRange(start, scope.fileLine.contentRange.end)
  let longest = 400
  let word = scope.text.utf8.prefix { !isBlank($0) }
  guard line.count <= longest, Keyword(name: String(Substring(word))) != nil else { return nil }
  let tree = parse(scope.file.text.bytes(in: line), .later)
  guard tree.faults.isEmpty, tree.lines.first?.kind == .directive,
    let keyword = tree.directive(onLine: 0).keyword
  else { return nil }
  let edit = TextEdit(TextRange(scope.fileLine.textStart, start), "")
  guard scope.isNew(tree, keyword), !scope.fileLine.tokens.contains(where: { $0.kind == .superset })
  else { return nil }
  return .preferred("Unindent", edit)
}

/// Writes a colon for a semicolon between a name and sets.
private func colonReading(_ scope: FixScope) -> Fix? {
  let longest = 200
  guard scope.diagnostic.range.count <= longest, let sign = scope.text.utf8.firstIndex(of: 0x3B),
    let next = scope.text.utf8[sign...].dropFirst().first(where: { !isBlank($0) }), isDigit(next)
  else { return nil }
  let start = scope.diagnostic.range.start + scope.text.utf8[..<sign].count
  let edit = TextEdit(TextRange(start, start + 1), ":")
  return scope.mends(edit) ? .preferred("Write a colon", edit) : nil
}

/// Whether the next exercise is joined to this one, which is the first of its session.
private func isNeededBelow(_ fileLine: FileLine) -> Bool {
  let lowered = fileLine.lowered
  guard let index = lowered.sessionIndex(ofLine: fileLine.line) else { return false }
  let exercises = lowered.exerciseLines(of: lowered.sessions[index])
  guard exercises.first == fileLine.line, let next = exercises.dropFirst().first else {
    return false
  }
  return fileLine.tree.joinsExercises(next)
}

/// Whether notes below are of the line, which would be of another exercise without it, or the line itself would.
private func hasNotes(_ fileLine: FileLine) -> Bool {
  let lowered = fileLine.lowered
  if !lowered.notes(ofExercise: fileLine.line).isEmpty { return true }
  guard let session = lowered.sessionIndex(ofLine: fileLine.line),
    let above = fileLine.exerciseAbove(in: lowered.sessions[session])
  else { return false }
  return fileLine.columns > above.columns
}

/// The start of the line's first token; the `+` of a superset stands before the offending text.
private func lineStart(_ scope: FixScope) -> Int {
  scope.fileLine.tokens.first { $0.kind != .byteOrderMark }.map {
    scope.fileLine.range(of: $0).start
  }
    ?? scope.diagnostic.range.start
}

/// Puts the colon after the name, which ends before the first word that starts with a digit or `bw`. Removes an `@` by itself,
/// as in `3x5 @ 100`.
///
/// If numbers joined by `x` can be read in several ways, each is a fix and none is preferred. Empty if that is not a name, or
/// if the rest cannot be sets.
private func namings(_ scope: FixScope) -> [Fix] {
  let words = Array(scope.text.utf8).split { $0 == 0x20 || $0 == 0x09 }
  guard let first = words.first, !isEffort(first),
    Keyword(name: String(decoding: first, as: UTF8.self)) == nil,
    scope.text.utf8.count == scope.diagnostic.range.count
  else { return [] }
  let longestName = 8
  for index in words.indices.dropFirst().prefix(longestName) where startsSets(words[index]) {
    guard words[index...].allSatisfy(mayBeInSets) else { return [] }
    let naming = Naming(scope, words, index)
    if let found = naming.fixes { return found }
    if !naming.mayGoOn { return [] }
  }
  return []
}

/// A line whose name is taken to end before one of its words.
private struct Naming {
  private let scope: FixScope
  private let words: [ArraySlice<UInt8>]
  private let index: Int
  /// The line without its indentation, up to the end of the name.
  private let name: TextRange

  init(_ scope: FixScope, _ words: [ArraySlice<UInt8>], _ index: Int) {
    (self.scope, self.words, self.index) = (scope, words, index)
    let start = scope.diagnostic.range.start
    name = TextRange(start, start + words[index - 1].endIndex)
  }

  /// Whether the first word of the sets is joined to more by an `x`.
  var isJoined: Bool {
    let next = words[(index + 1)...].first.map { String(decoding: $0.prefix(3), as: UTF8.self) }
    return isCounted(words[index]) || next?.first.map(isTimes) == true
  }

  /// Whether the name may go on after the first word of the sets: after `1 arm` or `2 3x5`, but not after `3x5`, `60 x` or `5 60`.
  var mayGoOn: Bool {
    guard !isJoined, let next = words[(index + 1)...].first else { return false }
    return isCounted(next) || next.first.map { isDigit($0) } == false
  }

  /// The fixes that name the exercise so; nil if the rest is not sets then.
  var fixes: [Fix]? {
    let colon = TextEdit(TextRange(at: name.end), ":")
    let readings = isJoined ? self.readings(colon) : []
    if scope.mends(colon) {
      let hasUnlikelyCount = isJoined && leadingCount > mostSets && !readings.isEmpty
      return [.preferred(title("…"), [colon], if: !hasUnlikelyCount)]
        + (hasUnlikelyCount ? readings : [])
    }
    if let edits = [glued, lone, spelled, listed].first(where: {
      !$0.isEmpty && scope.mends([colon] + $0)
    }) {
      return [.preferred(title("…"), [colon] + edits)]
    }
    return readings.isEmpty ? nil : readings
  }

  private func title(_ sets: String) -> String {
    "Write \(quoted("\(scope.file.string(name)): \(sets)"))"
  }

  /// The number of the first factor; 0 if it has a unit or a point.
  private var leadingCount: Int {
    let factor = words[index].prefix { !isTimes(Unicode.Scalar($0)) }
    return Int(String(decoding: factor, as: UTF8.self)) ?? 0
  }

  /// The readings of numbers that are joined by `x`, with the load after the reps.
  private func readings(_ colon: TextEdit) -> [Fix] {
    let sets = TextRange(
      scope.diagnostic.range.start + words[index].startIndex, scope.diagnostic.range.end)
    return factorReadings(of: scope.file.string(sets)).compactMap { text in
      let edits = [colon, TextEdit(sets, text)]
      return scope.mends(edits) ? .preferred(title(text), edits, if: false) : nil
    }
  }

  /// Blanks for each `@` within a word.
  private var glued: [TextEdit] {
    words[index...].flatMap { word in
      word.indices.dropFirst().dropLast().filter {
        word[$0] == UInt8(ascii: "@") && isDigit(word[$0 - 1]) && isDigit(word[$0 + 1])
      }
    }.map { TextEdit(TextRange($0, $0 + 1).shifted(by: scope.diagnostic.range.start), " ") }
  }

  /// The right spelling of each `RPE8` and `RIR2`.
  private var spelled: [TextEdit] {
    words[index...].compactMap { word in
      let text = String(decoding: word, as: UTF8.self)
      guard word.count > 3, isEffort(word.prefix(3)), word.dropFirst(3).allSatisfy(mayBeInNumber)
      else { return nil }
      let range = TextRange(word.startIndex, word.endIndex)
      return TextEdit(range.shifted(by: scope.diagnostic.range.start), rightSpelling(text))
    }
  }

  /// Slashes for the commas of each list of reps such as `8,6,5`.
  private var listed: [TextEdit] {
    let comma = UInt8(ascii: ",")
    return words[index...].filter { word in
      word.contains(comma) && word.allSatisfy { isDigit($0) || $0 == comma }
        && word.split(separator: comma).count > 2
    }.flatMap { word in word.indices.filter { word[$0] == comma } }.map {
      TextEdit(TextRange($0, $0 + 1).shifted(by: scope.diagnostic.range.start), "/")
    }
  }

  /// Removals of each `@` by itself.
  private var lone: [TextEdit] {
    words[index...].indices.dropLast().filter { words[$0].elementsEqual("@".utf8) }.map {
      TextEdit(
        TextRange(words[$0].startIndex, words[$0 + 1].startIndex)
          .shifted(by: scope.diagnostic.range.start), "")
    }
  }
}

/// `3x5`, and what begins so.
func isCounted(_ word: ArraySlice<UInt8>) -> Bool {
  let rest = word.drop(while: isDigit)
  return !rest.isEmpty && rest.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    && rest.dropFirst().first.map(isDigit) == true
}

private func mayBeInNumber(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: ".") }

/// `RPE 8` is an effort on a line of its own, no exercise.
private func isEffort(_ word: ArraySlice<UInt8>) -> Bool {
  ["rpe", "rir"].contains(lowerCaseOfWord(String(decoding: word, as: UTF8.self)))
}

private func startsSets(_ word: ArraySlice<UInt8>) -> Bool {
  guard let first = word.first else { return false }
  return isDigit(first) || String(decoding: word.prefix(2), as: UTF8.self).lowercased() == "bw"
}

/// In sets, a colon stands in times only.
private func mayBeInSets(_ word: ArraySlice<UInt8>) -> Bool {
  let colon = UInt8(ascii: ":")
  return !word.contains(colon)
    || word.allSatisfy { isDigit($0) || $0 == colon || $0 == UInt8(ascii: ",") }
      && word.last != colon
}
