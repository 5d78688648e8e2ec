import W8Syntax
import W8Text

extension Rule {
  static let loneSuperset = Rule(
    8413, "lone-superset", .error, .sets,
    Explanation(
      finds: "A `+` before an exercise that is the first of its session.",
      harm: "The + joins an exercise to the one above, and there is none.",
      example: """
        # 2026-01

        03 Sat   82.1
            + Calf raise:       3x15 60
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
            Calf raise:         3x15 60
        """),
    .section { scope, findings in
      for line in scope.lowered.loneSupersets {
        findings.report(
          line: line, scope.range(.superset, line: line),
          "+ joins an exercise to the one above it, and this session has none above")
      }
    },
    fixes: .safe { scope in
      let first = removal(of: scope.diagnostic.range.start, scope.place)
      guard scope.mends(first) else { return [] }
      let edits = [first] + removalsBelow(first, scope.place)
      let isCertain = !mayBeJoinedAbove(scope.place)
      return [Fix(title: "Remove the +", isSafe: isCertain, isPreferred: true, edits: edits)]
    })
}

/// Whether the line above cannot be read, and so may be the exercise that was meant.
private func mayBeJoinedAbove(_ place: LinePlace) -> Bool {
  let above = place.tree.lines[..<place.line].last { $0.kind != .blank && $0.kind != .comment }
  return above.map { $0.isFrozen && $0.kind != .entry && $0.kind != .session } ?? false
}

/// Takes away the `+` at `start` of the line at `place`.
private func removal(of start: Int, _ place: LinePlace) -> TextEdit {
  let bytes = place.tree.text
  // A second + behind it would be left alone as the first was.
  var end = start + 1
  while end < place.contentRange.end,
    case let byte = bytes[end - place.sectionStart], isBlank(byte) || byte == UInt8(ascii: "+")
  {
    end += 1
  }
  return TextEdit(TextRange(start, end), "")
}

/// Without its + a line may hold nothing: then each line below that holds nothing more would be the first of the
/// session in its turn.
private func removalsBelow(_ first: TextEdit, _ place: LinePlace) -> [TextEdit] {
  let lowered = place.lowered
  guard first.range.end == place.contentRange.end,
    let session = lowered.sessionIndex(ofLine: place.line)
  else { return [] }
  var removals: [TextEdit] = []
  for line in lowered.exerciseLines(of: lowered.sessions[session]) where line > place.line {
    let below = place.place(ofLine: line)
    guard let plus = below.tokens.first, plus.kind == .superset,
      case let removal = removal(of: below.range(of: plus).start, below),
      removal.range.end == below.contentRange.end
    else { break }
    removals.append(removal)
  }
  return removals
}
