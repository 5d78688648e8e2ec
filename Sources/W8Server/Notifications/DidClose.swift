import LanguageServerProtocol
import W8Book

extension NotificationRoute {
  /// The client owns a document no longer.
  static let didClose = NotificationRoute("textDocument/didClose") {
    (session: inout ServerSession, params: LSP.DocumentParams) in
    guard let document = session.document(params.textDocument.uri),
      session.documents.close(document.uri) != nil
    else { return session.log.note("textDocument/didClose was ignored: it is not open") }
    if session.typed?.file == document.file { session.typed = nil }
    // From now on the text on disk counts, wherever the file is included.
    session.host.apply(.close(document.file))
    session.send(clearing: document.uri)
    session.books.closed.markChanged()
    session.pulls.reports.note(nil, of: document.file)
    session.markChanged(document.file)
    // What it includes is what stands on disk, too, whatever was said of saving.
    session.searchAgain([document.file.name])
  }
}
