import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// What can be selected around cursors, step by step.
  static let selectionRange = RequestRoute(
    "textDocument/selectionRange",
    runs: .workerIf { _, params in params.positions.count > manyCursors },
    advertises: ["selectionRangeProvider": true]
  ) { (snapshot, params: LSP.SelectionRangeParams, interruption) throws(Interrupted) in
    var answer: [[LSP.Range]] = []
    for position in params.positions {
      try interruption.look()
      let ranges = snapshot.file.selectionRanges(at: snapshot.offset(position))
      answer.append(ranges.map(snapshot.toProtocol.range))
    }
    return WrittenList(answer) { ranges, json in write(ranges[...], to: &json) }
  }
}

/// Somebody with more cursors than this can wait.
private let manyCursors = 20

/// Writes the members of the first range, which the next one holds.
private func write(_ ranges: ArraySlice<LSP.Range>, to json: inout JSONWriter) {
  json.optionalField("range", ranges.first)
  guard ranges.count > 1 else { return }
  json.key("parent")
  json.object { json in write(ranges.dropFirst(), to: &json) }
}
