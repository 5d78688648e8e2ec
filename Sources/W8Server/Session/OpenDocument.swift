import LanguageServerProtocol
import W8Analysis

/// A document that the client has opened and owns.
struct OpenDocument: Sendable {
  /// Its name in the client's spelling.
  let uri: LSP.DocumentURI
  /// Its name in the analysis.
  let file: FileID
  /// The version of its text.
  var version: Int
  /// The colours that the client was told last.
  let tokens = SentTokens()
  /// What the client was last told about it; nil before the first time.
  var published: LSP.PublishDiagnosticsParams?
}
