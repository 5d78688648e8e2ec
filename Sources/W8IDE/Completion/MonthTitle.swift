import W8Engine
import W8Syntax

extension CompletionProvider {
  /// The name of a month behind it.
  static let monthTitle = CompletionProvider { scope in
    let line = scope.line
    guard line.kind == .month, let token = line.closed.last, token.kind == .yearMonth,
      line.mayBecome(.title),
      let month = YearMonth(year: Int(token.value / 100), month: Int(token.value % 100))
    else { return [] }
    return [CompletionCandidate(.month, month.name, in: line.word, detail: "title of the month")]
  }
}
