import LanguageServerProtocol

extension NotificationRoute {
  /// The client has written a document to disk; it goes on owning it. A client that watches no files
  /// says so at least: a pattern may match the file now.
  static let didSave = NotificationRoute(
    "textDocument/didSave", advertises: ["textDocumentSync": ["save": true]]
  ) { (session: inout Session, _: LSP.DidSaveTextDocumentParams) in
    session.markDiskChanged()
  }
}
