import JSON
import LanguageServerProtocol
import Primitives
import W8IDE
import W8Text

extension RequestRoute {
  /// The changes that give a document its canonical form.
  ///
  /// The form is one for all: what the client says of tabs, indentation and final line ends is not asked.
  static let formatting = RequestRoute(
    "textDocument/formatting", runs: .worker, advertises: ["documentFormattingProvider": true]
  ) { (snapshot, _: LSP.DocumentParams, interruption) throws(Interrupted) in
    snapshot.toProtocol.textEdits(try snapshot.file.formattingEdits(unless: interruption))
  }

  /// The changes that give the lines of a range their canonical form.
  static let rangeFormatting = RequestRoute(
    "textDocument/rangeFormatting", runs: .worker,
    advertises: ["documentRangeFormattingProvider": ["rangesSupport": true]]
  ) { (snapshot, params, interruption) throws(Interrupted) in
    try editsOfRanges(snapshot, params, interruption)
  }

  /// The changes that give the lines of several ranges their canonical form.
  static let rangesFormatting = RequestRoute(
    "textDocument/rangesFormatting", runs: .worker, advertises: [:]
  ) { (snapshot, params, interruption) throws(Interrupted) in
    try editsOfRanges(snapshot, params, interruption)
  }

  /// The changes that are due behind a key.
  static let onTypeFormatting = RequestRoute(
    "textDocument/onTypeFormatting", runs: .firstThread,
    advertises: [
      "documentOnTypeFormattingProvider": [
        "firstTriggerCharacter": .string(TypedKey.newLine.rawValue),
        "moreTriggerCharacter": [.string(TypedKey.colon.rawValue)],
      ]
    ]
  ) { (snapshot, params: LSP.DocumentOnTypeFormattingParams, _) in
    guard let key = TypedKey(rawValue: params.character) else {
      return snapshot.toProtocol.textEdits([])
    }
    return snapshot.toProtocol.textEdits(
      snapshot.file.formattingEdits(after: key, at: snapshot.offset(params.position)))
  }
}

/// The changes that give the lines of the ranges of `params` their canonical form.
func editsOfRanges(
  _ snapshot: Snapshot, _ params: LSP.DocumentRangeFormattingParams, _ interruption: Interruption
) throws(Interrupted) -> WrittenList<TextEdit> {
  let ranges = params.ranges.map(snapshot.textRange)
  let edits = try snapshot.file.formattingEdits(ofLinesIn: ranges, unless: interruption)
  // The formatter leaves the lines of errors alone.
  let days = ranges.compactMap(snapshot.file.unindenting).filter { day in
    !edits.contains { $0.range.touches(day.range) }
  }
  return snapshot.toProtocol.textEdits((edits + days).sorted { $0.range.start < $1.range.start })
}
