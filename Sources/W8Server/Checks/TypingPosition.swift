import Primitives
import W8Book
import W8Edits
import W8Lint
import W8Text

/// Where somebody types: what is not finished there is no fault yet, and findings about it wait.
struct TypingPosition: Sendable {
  /// How long they wait for another key.
  static let patience = Duration.seconds(2)

  let file: FileID
  /// The position where the last edit ended.
  let offset: Int
  /// When the wait is over, by the clock that only goes forward.
  let end: Duration

  /// Those of `found` in `file` that do not wait.
  func withoutUnfinished(_ found: [Diagnostic], in file: FileAnalysis) -> [Diagnostic] {
    // Behind the last line end there is no line.
    guard file.id == self.file, let line = file.line(at: offset)?.contentRange, offset <= line.end
    else { return found }
    let blanks = file.text.bytes(in: line).reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let first = found.partitioningIndex { $0.range.start >= line.start }
    let ofLine = first..<found.partitioningIndex { $0.range.start > line.end }
    let finished = found[ofLine].filter { diagnostic in
      let range = diagnostic.range
      let isUnfinished =
        range.end >= line.end - blanks || (range.start...range.end).contains(offset)
        || rulesOfUnfinishedLines.contains(diagnostic.code.number)
      return !isUnfinished
    }
    if finished.count == ofLine.count { return found }
    var kept = found
    kept.replaceSubrange(ofLine, with: finished)
    return kept
  }
}

/// What a line lacks as long as it is written: its line end, weight and sessions, sets.
private let rulesOfUnfinishedLines = [8802, 8117, 8412]
