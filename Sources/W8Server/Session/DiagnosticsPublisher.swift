import LanguageServerProtocol
import W8Analysis

extension ServerSession {
  /// Does the next thing that is due once nothing waits in the inbox; false when nothing is.
  ///
  /// First the diagnostics of a document whose text the client has not been told about, if it does not know them
  /// already and is one that is sent them (what stands where somebody types waits, `TypingPosition`), unless something comes in before
  /// they are found (`isPause` says false): the next key does not wait for them; then hints to be asked for anew, looks through the other files of books,
  /// and requests about the workspace that were held, and pages in browsers.
  mutating func doNextInPause(isPause: () -> Bool = { true }) -> Bool {
    endTypingInTime()
    // What a search is about to find may change all that there is to tell.
    if books.mapIsUnresolved { return false }
    if isPulled { documents.markAllPublished() }
    guard let key = documents.takeUnpublished(but: books.incomplete) else {
      if books.areUnresolved { return false }
      return refreshHints() || checkBooks() || answerWaitingPulls() || refreshPages()
    }
    guard let document = documents[key] else { return true }
    let snapshots = snapshots(of: document)
    if snapshots.isEmpty { return true }
    var findings: [FindingsOfBook] = []
    for snapshot in snapshots {
      guard let found = snapshot.analysis.diagnostics(of: snapshot.file, while: isPause) else {
        documents.markUnpublished(key)
        return true
      }
      findings.append(
        (typed?.withoutUnfinished(found, in: snapshot.file) ?? found, snapshot.toProtocol))
    }
    let params = LSP.PublishDiagnosticsParams(
      uri: document.uri, version: document.version, diagnostics: .init(findings))
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
