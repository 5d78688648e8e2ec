import W8Analysis
import W8Engine
import W8Syntax

extension CompletionProvider {
  /// The weekday of the date, directly behind it.
  static let weekdayOfDay = CompletionProvider { scope in
    let line = scope.line
    guard line.kind == .entry, line.closed.count == 1, !line.isInProse,
      line.mayBecome(.weekday), line.index < line.lowered.tree.lines.count,
      let date = scope.file.place(section: line.section, line: line.index).entry?.date
    else { return [] }
    return [
      CompletionCandidate(
        .weekday, date.weekday.abbreviation, in: line.word, detail: date.words)
    ]
  }
}
