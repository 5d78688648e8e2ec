import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// What can be selected around cursors, step by step.
  static let selectionRange = RequestRoute(
    "textDocument/selectionRange",
    runs: { (params: LSP.SelectionRangeParams) in
      params.positions.count > manyCursors ? .worker : .firstThread
    },
    advertises: ["selectionRangeProvider": true]
  ) { (snapshot, params: LSP.SelectionRangeParams, interruption) throws(Interrupted) in
    var answer: [LSP.SelectionRange] = []
    for position in params.positions {
      try interruption.look()
      let ranges = snapshot.file.selectionRanges(at: snapshot.offset(position))
      answer.append(LSP.SelectionRange(ranges: ranges.map(snapshot.toProtocol.range)))
    }
    return answer
  }
}

/// Somebody with more cursors than this can wait.
private let manyCursors = 20
