import LanguageServerProtocol
import W8Book
import W8Text

/// A document at one moment, with what is needed to speak about it to the client.
struct Snapshot: Sendable {
  let document: OpenDocument
  /// The book that the document belongs to.
  let analysis: Analysis
  let file: FileAnalysis
  /// The documents that are open, by their names in the analysis.
  let uris: KnownURIs
  let client: Client
  let settings: Settings
  /// The paths of the logs that were found in the workspace.
  let knownLogs: Set<String>
  /// Whether a file is on the disk; for the worker only.
  let isOnDisk: @Sendable (FileID) -> Bool
  /// What a file on the disk holds; nil where it cannot be read; for the worker only.
  let bytesOnDisk: @Sendable (FileID) -> [UInt8]?

  /// The ways into the words of the protocol.
  var toProtocol: ToProtocol {
    ToProtocol(
      uri: document.uri, version: document.version, file: file, analysis: analysis,
      uris: uris, client: client)
  }

  /// The bytes that `range` names, moved into the text where it is not.
  func textRange(_ range: LSP.Range) -> TextRange {
    file.text.range(
      between: range.start.textPosition, and: range.end.textPosition, encoding: client.encoding)
  }

  /// The offset that `position` names, moved into the text where it is not.
  func offset(_ position: LSP.Position) -> Int {
    file.text.offset(of: position.textPosition, encoding: client.encoding)
  }
}

extension LSP.Position {
  /// The same position in the words of `W8Text`.
  var textPosition: TextPosition { TextPosition(line: line, column: character) }
}
