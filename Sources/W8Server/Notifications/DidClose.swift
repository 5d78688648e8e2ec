import LanguageServerProtocol
import W8Analysis

extension NotificationRoute {
  /// The client owns a document no longer.
  static let didClose = NotificationRoute("textDocument/didClose") {
    (session: inout Session, params: LSP.DidCloseTextDocumentParams) in
    guard let document = session.document(params.textDocument.uri),
      session.documents.close(document.uri) != nil
    else { return session.log.note("textDocument/didClose was ignored: it is not open") }
    session.host.apply(.close(document.file))
    session.clearDiagnostics(of: document)
  }
}
