import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let gymInSets = Rule(
    8312, "gym-in-sets", .error, .branch,
    Explanation(
      finds: "A gym among the sets of an exercise.",
      harm: """
        A gym belongs to the line of the day or to a line of its own; here it is not read, so the \
        sets count for another gym.
        """,
      example: """
        # 2026-01

        03 Sat   82.1
            Squat:              3x5 100 @iron
        """,
      instead: """
        # 2026-01

        03 Sat   82.1   @iron
            Squat:              3x5 100
        """),
    .syntax(.gymInSets) { scope in
      "\(quoted(scope.text)) is a gym, which belongs on the day's line or on its own"
    },
    fixes: .preferred { scope in
      guard let session = scope.looks.gymsAround(scope.place, in: scope.file) else { return [] }
      let gym = canonicalKey(scope.text)
      if let there = session.gym {
        guard there == gym, let removal = removal(of: scope.diagnostic.range, on: scope.place),
          scope.mends(removal)
        else { return [] }
        return [.preferred("Remove it: the session is there already", removal)]
      }
      // The session goes where the first gym of the line says, and the same gym farther behind says no more.
      guard let removals = removals(ofFirst: gym, scope) else { return [] }
      if let naming = naming(scope, session),
        session.others(than: scope.place.line, areAt: gym)
      {
        return [.preferred("Move it to the day", removals + [naming])]
      }
      let isOwned =
        session.all(below: scope.place.line, areAt: gym) && !isSuperset(scope.place)
        && !session.hasNote(below: scope.place.line)
      guard isOwned, isGymLine(scope.text), scope.place.lowered.ignoredLines.isEmpty else {
        return []
      }
      let start = scope.place.fullRange.start
      let line = TextEdit(TextRange(at: start), "    \(scope.text)\(scope.lineEnd)")
      return [.preferred("Open a session there", [line] + removals)]
    })
}

/// Takes the gym of the diagnostic out of its group, the first of its line, and with it each that is the same; nil where
/// it is not the first, or where that does not mend the line.
private func removals(ofFirst gym: GymID, _ scope: FixScope) -> [TextEdit]? {
  let (place, tree) = (scope.place, scope.line.tree)
  let gyms = tree.faults(ofLine: place.line).lazy.filter { $0.kind == .gymInSets }.map(\.range)
  guard gyms.first == scope.diagnostic.range.shifted(by: -place.sectionStart),
    let own = removal(of: scope.diagnostic.range, on: place)
  else { return nil }
  var apart = SeparateEdits()
  apart.add([own])
  var ranges = [scope.diagnostic.range]
  for range in gyms.dropFirst() where canonicalKey(tree.string(range)) == gym {
    let range = range.shifted(by: place.sectionStart)
    if let other = removal(of: range, on: place), apart.add([other]) { ranges.append(range) }
  }
  if scope.mends(apart.edits, of: ranges) { return apart.edits }
  return scope.mends(own) ? [own] : nil
}

/// Takes the gym at `range` out of its group, with the comma where it is all of the group.
private func removal(of range: TextRange, on place: LinePlace) -> TextEdit? {
  guard let group = SetTokens(around: range, on: place) else { return nil }
  if group.tokens.count == 1, group.comma == nil, let next = group.nextComma {
    return TextEdit(TextRange(range.start, endOfGap(place.range(of: next).end, place)), "")
  }
  let isAll = group.tokens.count == 1
  let start = isAll ? group.comma.map { place.range(of: $0).start } : nil
  guard let before = place.lastToken(endingBefore: start ?? range.start) else { return nil }
  return TextEdit(TextRange(place.range(of: before).end, range.end), "")
}

/// The offset of the first byte from `offset` on that is no blank.
private func endOfGap(_ offset: Int, _ place: LinePlace) -> Int {
  var end = offset
  while end < place.contentRange.end, isBlank(place.tree.text[end - place.sectionStart]) {
    end += 1
  }
  return end
}

/// Puts the gym behind the fields of the day's line; nil when that line would not read.
private func naming(_ scope: FixScope, _ session: GymsAround) -> TextEdit? {
  guard let end = session.endOfFields, isGymLine(scope.text) else { return nil }
  return TextEdit(TextRange(at: end), "   \(scope.text)")
}

private func isSuperset(_ place: LinePlace) -> Bool {
  place.token(.superset) != nil
}

/// Whether `text` reads as the gym of a session.
private func isGymLine(_ text: String) -> Bool {
  parse(Array("    \(text)".utf8), .later).faults.isEmpty
}
