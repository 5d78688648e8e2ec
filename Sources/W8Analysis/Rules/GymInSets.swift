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
    fixes: { scope in
      guard let removal = removal(scope), scope.mends(removal),
        let session = GymsAround(around: scope.place, in: scope.file)
      else { return [] }
      let gym = canonicalKey(scope.text)
      if let there = session.gym {
        guard there != gym else {
          return [.preferred("Remove it: the session is there already", removal)]
        }
      } else if let naming = naming(scope, session), session.others.allSatisfy({ $0 == gym }) {
        return [.preferred("Move it to the day", removal, naming)]
      }
      let isOwned =
        session.below.allSatisfy { $0 == gym } && !isSuperset(scope.place) && !session.hasNoteBelow
      guard isOwned, isGymLine(scope.text), scope.place.lowered.ignoredLines.isEmpty else {
        return []
      }
      let start = scope.place.fullRange.start
      let line = TextEdit(TextRange(at: start), "    \(scope.text)\(scope.lineEnd)")
      return [.preferred("Open a session there", line, removal)]
    })
}

/// Takes the gym out of its group, with the comma where it is all of the group.
private func removal(_ scope: FixScope) -> TextEdit? {
  guard let group = SetTokens(around: scope.diagnostic.range, on: scope.place) else { return nil }
  let place = scope.place
  if group.tokens.count == 1, group.comma == nil, let next = group.nextComma {
    return TextEdit(
      TextRange(scope.diagnostic.range.start, endOfGap(place.range(of: next).end, place)), "")
  }
  var before = place.tokens.last { place.range(of: $0).end <= scope.diagnostic.range.start }
  if group.tokens.count == 1, let comma = group.comma {
    before = place.tokens.last { $0.end <= Int(comma.start) }
  }
  guard let before else { return nil }
  return TextEdit(TextRange(place.range(of: before).end, scope.diagnostic.range.end), "")
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
  let entry = session.entry
  guard let last = entry.tokens.last(where: { $0.kind != .note && $0.kind != .comment }),
    last.kind != .verbatim
  else { return nil }
  let offset = entry.range(of: last).end
  let content = entry.contentRange
  let edit = TextEdit(TextRange(at: offset), "   \(scope.text)")
  let local = TextEdit(TextRange(at: offset - content.start), edit.replacement)
  guard let bytes = scope.file.text.bytes(in: content).applying([local]) else { return nil }
  let tree = parse(bytes, .later)
  let known = entry.tree.faults.count { $0.line == entry.line }
  let names = tree.tokens(ofLine: 0).contains { $0.kind == .gym }
  return names && tree.faults.count <= known ? edit : nil
}

private func isSuperset(_ place: LinePlace) -> Bool {
  place.token(.superset) != nil
}

/// Whether `text` reads as the gym of a session.
private func isGymLine(_ text: String) -> Bool {
  parse(Array("    \(text)".utf8), .later).faults.isEmpty
}

/// The session in which an exercise line stands.
private struct GymsAround {
  /// The line of the day.
  let entry: LinePlace
  /// The key of the gym that the session names.
  let gym: GymID?
  /// The gyms among the sets of the other exercises of the session; nil for one without.
  let others: [GymID?]
  /// Those of the exercises below.
  let below: [GymID?]
  /// Whether a note of the session, and of no exercise, stands below.
  let hasNoteBelow: Bool

  /// Finds the session of the exercise on the line at `place`; nil when it belongs to no day, or to one
  /// with too many lines.
  init?(around place: LinePlace, in file: FileAnalysis) {
    let (line, lowered, tree) = (place.line, place.lowered, place.tree)
    guard let day = lowered.day(at: line), let index = lowered.sessionIndex(ofLine: line) else {
      return nil
    }
    let session = lowered.sessions[index]
    let most = FixLimits.linesOfSession
    guard line - day.entry <= most, session.last - line <= most else { return nil }
    entry = file.place(section: place.section, line: day.entry)
    let head = session.head == line ? place : place.place(ofLine: session.head)
    let named = head.token(.gym).map { canonicalKey(head.string(of: $0)) }
    gym = tree.lines[session.head].kind == .session ? named ?? "" : named
    let exercises = lowered.exerciseLines(of: session)
    below = exercises.filter { $0 > line }.map { Self.gymInSets(ofLine: $0, tree) }
    hasNoteBelow =
      session.last > line
      && (line + 1...session.last).contains {
        tree.lines[$0].kind == .note && lowered.exercise(ofNote: $0) == nil
      }
    others = exercises.filter { $0 < line }.map { Self.gymInSets(ofLine: $0, tree) } + below
  }

  private static func gymInSets(ofLine line: Int, _ tree: SyntaxTree) -> GymID? {
    tree.faults(ofLine: line).first { $0.kind == .gymInSets }
      .map { canonicalKey(tree.string($0.range)) }
  }
}
