import W8Analysis
import W8Syntax
import W8Text

/// The folds of comments and notes that stand on lines one after the other.
func runs(in outline: Outline) -> [FoldingRange] {
  var collector = RunCollector()
  for section in outline.months.lazy.flatMap(\.sections) { collector.read(section) }
  collector.finish()
  return collector.folds
}

private struct RunCollector {
  private(set) var folds: [FoldingRange] = []
  private var kind: RunKind?
  private var range = TextRange(0, 0)
  private var lineCount = 0

  mutating func read(_ section: OutlineSection) {
    let lines = section.tree.lines
    for index in lines.indices {
      let next = RunKind(lines[index].kind, index, section.lowered)
      if next == nil, kind == nil { continue }
      let line = section.range(index, index)
      if next != kind {
        finish()
        kind = next
        range = line
        lineCount = 0
      }
      range = TextRange(range.start, line.end)
      lineCount += 1
    }
  }

  mutating func finish() {
    guard let kind, lineCount >= kind.leastLineCount else { return }
    folds.append(FoldingRange(range: range, kind: kind.fold, summary: nil))
  }
}

/// What lines of one run have in common.
///
/// A comment at the margin may stand behind an entry, an indented one belongs to it: one run of both
/// would be half in and half out.
private enum RunKind: Hashable {
  case marginComment, indentedComment, note, noteOfExercise

  init?(_ kind: LineKind, _ line: Int, _ lowered: LoweredSection) {
    switch kind {
    case .comment: self = lowered.tree.isIndented(line) ? .indentedComment : .marginComment
    case .note: self = lowered.exercise(ofNote: line) == nil ? .note : .noteOfExercise
    default: return nil
    }
  }

  private var isNote: Bool { self == .note || self == .noteOfExercise }

  var fold: FoldingRange.Kind { isNote ? .note : .comment }

  /// Two lines of a note are read as fast as their fold.
  var leastLineCount: Int { isNote ? 3 : 2 }
}
