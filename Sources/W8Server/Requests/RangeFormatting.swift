import JSON
import LanguageServerProtocol
import Primitives
import W8IDE
import W8Text

extension RequestRoute {
  /// The changes that give the lines of a range their canonical form.
  static let rangeFormatting = RequestRoute(
    "textDocument/rangeFormatting", runs: .worker,
    advertises: ["documentRangeFormattingProvider": ["rangesSupport": true]]
  ) { (snapshot, params, interruption) throws(Interrupted) in
    try editsOfRanges(snapshot, params, interruption)
  }
}

/// The changes that give the lines of the ranges of `params` their canonical form.
func editsOfRanges(
  _ snapshot: Snapshot, _ params: LSP.DocumentRangeFormattingParams, _ interruption: Interruption
) throws(Interrupted) -> WrittenList<TextEdit> {
  snapshot.toProtocol.textEdits(
    try snapshot.file.formattingEdits(
      ofLinesIn: params.ranges.map(snapshot.textRange), unless: interruption))
}
