package import W8Book
import W8Syntax
import W8Text

/// Where lines go.
package enum MoveDirection: Sendable {
  case up, down
}

extension Analysis {
  /// Whether the session or the exercise to which `fileLine` belongs has a neighbor in `direction`.
  package func canMove(_ fileLine: FileLine, _ direction: MoveDirection) -> Bool {
    let blocks = movableBlocks(around: fileLine)
    let own = blocks.firstIndex { $0.contains(fileLine.line) }
    return own.map { blocks.indices.contains(direction == .up ? $0 - 1 : $0 + 1) } ?? false
  }

  /// Exchanges the session or the exercise to which `fileLine` belongs, with all below it, and its neighbor.
  ///
  /// The edits move the neighbor, so that a cursor stays on its line. Throws where there is none in the day or the session.
  package func moving(
    _ fileLine: FileLine, _ direction: MoveDirection
  ) throws(EditRefusal) -> BookEdit {
    let blocks = movableBlocks(around: fileLine)
    guard let own = blocks.firstIndex(where: { $0.contains(fileLine.line) }) else {
      throw .refused("put the cursor on a session or an exercise; to move a day, change its date")
    }
    let other = direction == .up ? own - 1 : own + 1
    guard blocks.indices.contains(other) else {
      let what =
        fileLine.tree.lines[blocks[own].lowerBound].kind == .session ? "session" : "exercise"
      throw .refused("this is the \(direction == .up ? "first" : "last") \(what) there")
    }
    let (first, second) = (blocks[min(own, other)], blocks[max(own, other)])
    let file = files[fileLine.file]
    let range = { (lines: Range<Int>) in
      TextRange(
        fileLine.line(withIndex: lines.lowerBound).fullRange.start,
        fileLine.line(withIndex: lines.upperBound - 1).fullRange.end)
    }
    let (above, below) = (range(first), range(second))
    let summary = "Move \(direction == .up ? "up" : "down")"
    let between = file.text.bytes(in: TextRange(above.end, below.start))
    guard file.text.bytes(in: below).last == .lineFeed else {
      // The last line of the file gets the end of the line that comes to stand there.
      let lineEnd = Array(file.lineEnd(at: fileLine.line(withIndex: second.upperBound - 1)).utf8)
      let text = file.text.bytes(in: below) + lineEnd + between + file.text.bytes(in: above)
      let edit = TextEdit(
        TextRange(above.start, below.end), Array(text.dropLast(lineEnd.count)))
      return BookEdit(summary, of: file, [edit])
    }
    let edits =
      own < other
      ? [
        TextEdit(TextRange(at: above.start), file.text.bytes(in: below) + between),
        TextEdit(TextRange(above.end, below.end), ""),
      ]
      : [
        TextEdit(TextRange(above.start, below.start), ""),
        TextEdit(TextRange(at: below.end), between + file.text.bytes(in: above)),
      ]
    return BookEdit(summary, of: file, edits)
  }

  /// The sessions of the day of `fileLine` if that opens one, else the exercises of its session: the indices of their lines in
  /// the section, without what stands between two of them.
  private func movableBlocks(around fileLine: FileLine) -> [Range<Int>] {
    let lowered = fileLine.lowered
    guard let day = lowered.day(at: fileLine.line), day.lines.contains(fileLine.line),
      fileLine.line != day.entry
    else { return [] }
    if fileLine.kind == .session {
      return lowered.sessions[day.sessions].filter {
        fileLine.tree.lines[$0.head].kind == .session
      }.map { $0.head..<$0.last + 1 }
    }
    guard let index = lowered.sessionIndex(ofLine: fileLine.line) else { return [] }
    let session = lowered.sessions[index]
    // The exercises of a superset go together.
    let heads = lowered.exerciseLines(of: session).filter {
      !fileLine.line(withIndex: $0).tokens.contains { $0.kind == .superset }
    }
    return heads.enumerated().map { position, head in
      let end = position + 1 < heads.count ? heads[position + 1] : session.last + 1
      let lines = fileLine.tree.lines
      let last = (head..<end).last { line in
        lines[line].kind == .exercise || lines[line].kind == .note && isOfExercise(line, lowered)
      }
      return head..<(last ?? head) + 1
    }
  }

  private func isOfExercise(_ line: Int, _ lowered: LoweredSection) -> Bool {
    lowered.exercise(ofNote: line) != nil
  }
}
