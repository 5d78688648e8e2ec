import Primitives
import W8Book
import W8Edits
import W8Syntax
import W8Text

extension Rule {
  static let setsInNote = Rule(
    8419, "sets-in-note", .warning,
    Explanation(
      finds: """
        A note behind sets of which each part, from one `>` to the next, reads as sets with reps and a load.
        """,
      harm: "A `>` starts the note of the line; sets behind it are words and count for nothing.",
      example: """
        unit       kg

        # 2026-01

        03 Sat   82.1
            Squat:              12 60  > 10 50 > 8 40
        """,
      instead: """
        unit       kg

        # 2026-01

        03 Sat   82.1
            Squat:              12 60, 10 50, 8 40
        """),
    .section { scope, findings in
      let (lines, rows) = (scope.lines, scope.rows)
      for (line, range) in scope.exercises {
        guard let last = range.last, rows[last].isOf(.note), range.count > 2 else { continue }
        let start = Int(lines[line].start) + rows[last].start
        let note = TextRange(start, Int(lines[line].contentEnd))
        guard setsBehindSigns(scope.tree, line, note) != nil else { continue }
        findings.report(
          line: line, note, "these sets stand in a note; a comma stands between groups of sets")
      }
    },
    fixes: .preferred { scope in
      let fileLine = scope.fileLine
      guard let note = fileLine.range(of: .note) else { return [] }
      let own = note.shifted(by: -fileLine.sectionStart)
      guard let sets = setsBehindSigns(fileLine.tree, fileLine.line, own) else { return [] }
      let range = TextRange(fileLine.endOfToken(before: note.start), note.end)
      return [.preferred("Log the sets", TextEdit(range, sets))]
    })
}

/// The sets, with commas before them, of which the note at `note` of a line consists; nil where it is a note.
private func setsBehindSigns(_ tree: SyntaxTree, _ line: Int, _ note: TextRange) -> [UInt8]? {
  let text = tree.text
  let longest = 400
  let start = text[(note.start + 1)..<note.end].drop { isBlank($0) }.prefix(2).map { $0 | 0x20 }
  guard note.count <= longest, let first = start.first, let second = start.last,
    isDigit(first) || first == UInt8(ascii: "w") && isDigit(second)
      || start == Array("bw".utf8)
  else { return nil }
  var sets: [UInt8] = []
  for part in text[note.start..<note.end].split(separator: UInt8(ascii: ">")) {
    guard let start = part.firstIndex(where: { !isBlank($0) }),
      let end = part.lastIndex(where: { !isBlank($0) })
    else { return nil }
    sets += Array(", ".utf8) + part[start...end]
  }
  let read = parse(Array("    A: ".utf8) + sets.dropFirst(2), .later)
  guard read.faults.isEmpty, read.lines.count == 1, read.lines[0].kind == .exercise,
    case let groups = read.setGroups(ofLine: 0), !groups.isEmpty,
    groups.allSatisfy({ !$0.reps.isEmpty && $0.load != nil && $0.counts })
  else { return nil }
  return sets
}
