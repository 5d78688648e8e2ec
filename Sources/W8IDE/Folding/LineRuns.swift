import W8Analysis
import W8Syntax
import W8Text

/// The folds of comments and notes that stand on lines one after the other.
func runs(in file: FileAnalysis) -> [FoldingRange] {
  var collector = RunCollector()
  for section in file.sections.indices {
    for line in file.sections[section].lowered.tree.lines.indices {
      collector.read(file.place(section: section, line: line))
    }
  }
  collector.finish()
  return collector.folds
}

private struct RunCollector {
  private(set) var folds: [FoldingRange] = []
  private var kind: RunKind?
  private var start = 0
  private var end = 0
  private var lineCount = 0

  mutating func read(_ place: LinePlace) {
    let next = RunKind(place)
    if next != kind || next == nil {
      finish()
      kind = next
      start = place.fullRange.start
      lineCount = 0
    }
    end = place.contentRange.end
    lineCount += 1
  }

  mutating func finish() {
    guard let kind, lineCount >= kind.leastLineCount else { return }
    folds.append(FoldingRange(range: TextRange(start, end), kind: kind.fold, summary: nil))
  }
}

/// What lines of one run have in common.
///
/// A comment at the margin may stand behind an entry, an indented one belongs to it: one run of both
/// would be half in and half out.
private enum RunKind: Hashable {
  case marginComment, indentedComment, note

  init?(_ place: LinePlace) {
    switch place.kind {
    case .comment: self = place.isIndented ? .indentedComment : .marginComment
    case .note: self = .note
    default: return nil
    }
  }

  var fold: FoldingRange.Kind { self == .note ? .note : .comment }

  /// Two lines of a note are read as fast as their fold.
  var leastLineCount: Int { self == .note ? 3 : 2 }
}
