import LanguageServerProtocol
import W8Analysis

extension Session {
  /// Tells the client about the next document whose text it has not been told about, if it does not
  /// know it all already; false when there is no such document.
  mutating func publishNextDiagnostics() -> Bool {
    guard let key = documents.takeUnpublished() else { return false }
    guard let snapshot = snapshot(of: LSP.TextDocumentIdentifier(uri: key)) else { return true }
    let toProtocol = snapshot.toProtocol
    let diagnostics = snapshot.analysis.diagnostics(of: snapshot.file)
    let params = LSP.PublishDiagnosticsParams(
      uri: snapshot.document.uri, version: snapshot.document.version,
      diagnostics: diagnostics.map(toProtocol.diagnostic))
    guard params != snapshot.document.published else { return true }
    documents[key]?.published = params
    send(LSP.OutgoingMessage.notification(method: publishMethod, params: params))
    return true
  }

  /// Takes back all that the client was told about `document`.
  mutating func clearDiagnostics(of document: OpenDocument) {
    let params = LSP.PublishDiagnosticsParams(uri: document.uri, diagnostics: [])
    send(LSP.OutgoingMessage.notification(method: publishMethod, params: params))
  }
}

private let publishMethod = "textDocument/publishDiagnostics"
