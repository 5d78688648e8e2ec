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
    let lines = tree.lines
    return lines.indices.compactMap { line in
      guard lines[line].kind == .exercise else { return nil }
      return tree.nameRange(ofLine: line).map { LoweredExercise(line: line, name: $0) }
    }
  }

  /// The exercise lines of a session that have a name, in order.
  package func namedExercises(of session: SessionLines) -> [Int] {
    exerciseLines(of: session).filter { tree.nameID(ofLine: $0) != nil }
  }
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
    rowRange(ofLine: line).first.map { rows[$0].isOf(.superset) } ?? false
  }

  /// The exercise name in `range`, without its quotes.
  package func exerciseName(_ range: TextRange) -> String {
    let text = text
    return string(contentOfQuotes(text.span, range.start, range.end))
  }
}
