import LanguageServerProtocol
import W8Analysis

extension ServerSession {
  /// Tells the client about the next document whose text it has not been told about, if it does not
  /// know it all already; false when there is no such document.
  mutating func publishNextDiagnostics() -> Bool {
    // What a search is about to find may change all that there is to tell.
    if books.areUnsettled { return false }
    if isPulled {
      documents.markAllPublished()
      return refreshHints() || surveyBooks() || answerHeldPulls()
    }
    guard let key = documents.takeUnpublished() else {
      return refreshHints() || surveyBooks() || answerHeldPulls()
    }
    guard let document = documents[key] else { return true }
    let snapshots = snapshots(of: document)
    if snapshots.isEmpty { return true }
    let params = LSP.PublishDiagnosticsParams(
      uri: document.uri, version: document.version,
      diagnostics: .init(snapshots.map { ($0.analysis.found(in: $0.file), $0.toProtocol) }))
    guard params != document.published else { return true }
    documents[key]?.published = params
    send(LSP.OutgoingMessage.notification(method: publishMethod, params: params))
    return true
  }

  /// Takes back all that the client was told about a document.
  mutating func send(clearing uri: LSP.DocumentURI) {
    if isPulled { return }
    let params = LSP.PublishDiagnosticsParams(uri: uri)
    send(LSP.OutgoingMessage.notification(method: publishMethod, params: params))
  }
}

let publishMethod = "textDocument/publishDiagnostics"
