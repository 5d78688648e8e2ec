import JSON
import LanguageServerProtocol
import W8Analysis

extension NotificationRoute {
  /// The client owns a document from now on; one that is open already gets the new text.
  static let didOpen = NotificationRoute(
    "textDocument/didOpen", advertises: ["textDocumentSync": ["openClose": true]]
  ) { (session: inout ServerSession, params: LSP.DidOpenTextDocumentParams) in
    let item = params.textDocument
    let file = session.documents.open(
      item.uri, version: item.version, realPath: session.environment.realPath)
    if session.typed?.file == file { session.typed = nil }
    session.host.apply(.open(file, Array(item.text.utf8), version: item.version))
    session.forgetPublication(of: file)
    session.markChanged(file)
  }
}
