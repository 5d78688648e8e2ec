import JSON
import LanguageServerProtocol
import W8Book
import W8Text

extension NotificationRoute {
  /// The client has written a document to disk; it goes on owning it. Where the client watches no
  /// files, others are reloaded now.
  static let didSave = NotificationRoute(
    "textDocument/didSave", advertises: ["textDocumentSync": ["save": true]]
  ) { (session: inout ServerSession, params: LSP.DidSaveTextDocumentParams) in
    if let typed = session.typed, session.document(params.textDocument.uri)?.file == typed.file {
      session.endTyping()
    }
    guard !session.client.capabilities.registersWatchedFiles else { return }
    session.reload { _ in true }
    if let document = session.document(params.textDocument.uri) {
      session.noteIncludes(of: document.file)
    }
  }
}

extension ServerSession {
  /// Notes whether an open document that is on disk now includes others.
  fileprivate mutating func noteIncludes(of file: FileID) {
    guard books.logs.covers(file.name), let text = host.text(of: file) else { return }
    if books.logs.note(file.name, includeLines(text.bytes)) { books.includesRevision = nil }
  }
}
