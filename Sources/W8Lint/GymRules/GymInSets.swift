import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let gymInSets = Rule(
    8312, "gym-in-sets", .error,
    Explanation(
      finds: "A gym among the sets of an exercise.",
      harm: "w8log does not read it, so the sets may count for another gym.",
      fix: "Write the gym after the day, or on a line of its own above the exercise.",
      example: january("03 Sat   82.1", "    Squat:              3x5 100 @iron"),
      instead: january("03 Sat   82.1   @iron", "    Squat:              3x5 100")),
    .syntax(.gymInSets) { scope in
      "gym \(quoted(scope.text)) among sets; write it after the day or on a line above"
    },
    fixes: .preferred { scope in
      guard let session = scope.fixed.gymsAround(scope.fileLine),
        // The session goes where the first gym of the line says; what the others are is seen then.
        session.gym != nil || isFirstOfLine(scope),
        let removal = removal(scope), scope.mends(removal)
      else { return [] }
      let gym = canonicalKey(scope.text)
      if let there = session.gym {
        guard there != gym else {
          return [.preferred("Remove it; the session has this gym already", removal)]
        }
      } else if let naming = naming(scope, session),
        session.areAll(at: gym)
      {
        return [.preferred("Move it to the line of the day", removal, naming)]
      }
      let isOwned =
        session.all(below: scope.fileLine.line, areAt: gym) && !isSuperset(scope.fileLine)
        && !session.hasNote(below: scope.fileLine.line)
      guard isOwned, isGymLine(scope.text), scope.fileLine.lowered.ignoredLines.isEmpty else {
        return []
      }
      let start = scope.fileLine.fullRange.start
      let line = TextEdit(TextRange(at: start), "    \(scope.text)\(scope.fileLine.lineEnd)")
      return [.preferred("Start a session at that gym", line, removal)]
    })
}

/// Takes the gym out of its group, with the comma where it is all of the group.
private func removal(_ scope: FixScope) -> TextEdit? {
  guard let group = scope.setTokens else { return nil }
  let fileLine = scope.fileLine
  if group.tokens.count == 1, group.comma == nil, let next = group.nextComma {
    return TextEdit(
      TextRange(scope.diagnostic.range.start, endOfGap(fileLine.range(of: next).end, fileLine)), "")
  }
  let isAll = group.tokens.count == 1
  let start = isAll ? group.comma.map { fileLine.range(of: $0).start } : nil
  guard let before = fileLine.lastToken(endingBefore: start ?? scope.diagnostic.range.start) else {
    return nil
  }
  return TextEdit(TextRange(fileLine.range(of: before).end, scope.diagnostic.range.end), "")
}

/// The offset of the first byte from `offset` on that is no blank.
private func endOfGap(_ offset: Int, _ fileLine: FileLine) -> Int {
  var end = offset
  while end < fileLine.contentRange.end, isBlank(fileLine.tree.text[end - fileLine.sectionStart]) {
    end += 1
  }
  return end
}

/// Puts the gym behind the fields of the day's line; nil when that line would not read.
private func naming(_ scope: FixScope, _ session: GymsAround) -> TextEdit? {
  guard let end = session.endOfFields, isGymLine(scope.text) else { return nil }
  return TextEdit(TextRange(at: end), "   \(scope.text)")
}

/// Whether no other gym stands among the sets before that of the diagnostic.
private func isFirstOfLine(_ scope: FixScope) -> Bool {
  let first = scope.fileLine.tree.faults(ofLine: scope.fileLine.line).first {
    $0.kind == .gymInSets
  }
  return first?.range == scope.diagnostic.range.shifted(by: -scope.fileLine.sectionStart)
}

private func isSuperset(_ fileLine: FileLine) -> Bool {
  fileLine.token(.superset) != nil
}

/// Whether `text` reads as the gym of a session.
private func isGymLine(_ text: String) -> Bool {
  parse(Array("    \(text)".utf8), .later).faults.isEmpty
}
