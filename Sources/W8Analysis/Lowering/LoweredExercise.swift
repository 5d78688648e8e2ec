import W8Engine
import W8Syntax
package import W8Text

/// One exercise line with a name, whether or not it belongs to a day.
package struct LoweredExercise: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// The bytes of the name with its quotes.
  package let name: TextRange
}

extension LoweredSection {
  /// The exercise lines that have a name, in order; reads them for each who asks.
  package var exercises: [LoweredExercise] {
    let (lines, rows) = (tree.lines, tree.rows)
    return lines.indices.compactMap { line in
      guard lines[line].kind == .exercise else { return nil }
      let hasName = tree.rowRange(ofLine: line).contains { rows[$0].isName }
      return hasName
        ? tree.nameRange(ofLine: line).map { LoweredExercise(line: line, name: $0) } : nil
    }
  }

  /// The exercise lines of a session that have a name, in order.
  package func namedExercises(of session: SessionLines) -> [Int] {
    exerciseLines(of: session).filter { tree.nameID(ofLine: $0) != nil }
  }

  /// The name of an exercise as it is written, without quotes.
  package func name(of exercise: LoweredExercise) -> String {
    tree.exerciseName(exercise.name)
  }
}

extension SyntaxRow {
  /// Whether it is the name of an exercise.
  @inline(__always)
  var isName: Bool { isOf(.name) || isOf(.string) }
}

extension SyntaxTree {
  /// The id, among the names of the file, of the name of the exercise on the line at `line`; nil where it has none.
  package func nameID(ofLine line: Int) -> UInt32? {
    let rows = rows
    for index in rowRange(ofLine: line) where rows[index].isName { return rows[index].value }
    return nil
  }

  /// Whether the exercise on the line at `line` is done in turn with the one above.
  package func joinsExercises(_ line: Int) -> Bool {
    let range = rowRange(ofLine: line)
    return !range.isEmpty && rows[range.lowerBound].isOf(.superset)
  }

  /// The bytes of the name of the exercise on the line at `line`, with its quotes; nil where it has none.
  func nameRange(ofLine line: Int) -> TextRange? {
    tokens(ofLine: line).first { $0.kind == .name || $0.kind == .string }
      .map { range(of: $0, line: line) }
  }

  /// The exercise name in `range`, without its quotes.
  func exerciseName(_ range: TextRange) -> String {
    let text = text
    return string(contentOfQuotes(text.span, range.start, range.end))
  }
}
