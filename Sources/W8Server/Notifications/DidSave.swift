import JSON
import LanguageServerProtocol

extension NotificationRoute {
  /// The client has written a document to disk; it goes on owning it. Where the client watches no
  /// files, this is the moment to look whether others have changed.
  static let didSave = NotificationRoute(
    "textDocument/didSave", advertises: ["textDocumentSync": ["save": true]]
  ) { (session: inout ServerSession, _: LSP.DidSaveTextDocumentParams) in
    if !session.client.capabilities.registersWatchedFiles { session.rereadDisk() }
  }
}
