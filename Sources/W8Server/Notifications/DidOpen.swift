import JSON
import LanguageServerProtocol
import W8Book

extension NotificationRoute {
  /// The client owns a document from now on; one that is open already gets the new text.
  static let didOpen = NotificationRoute(
    "textDocument/didOpen", advertises: ["textDocumentSync": ["openClose": true]]
  ) { (session: inout ServerSession, params: LSP.DidOpenTextDocumentParams) in
    let item = params.textDocument
    guard session.isLog(item) else {
      return session.log.detail("ignored a document of another language")
    }
    let file = session.documents.open(
      item.uri, version: item.version, realPath: session.environment.realPath)
    if session.typed?.file == file { session.typed = nil }
    session.host.apply(.open(file, Array(item.text.utf8), version: item.version))
    session.forgetPublication(of: file)
    session.opened.append(file)
  }
}

extension ServerSession {
  /// Whether a document is a log, by the language that the client names, by its name, or since a book has it.
  fileprivate mutating func isLog(_ item: LSP.TextDocumentItem) -> Bool {
    if item.languageId == "w8log" || item.uri.spelling.hasSuffix(".w8log") { return true }
    takeUpOpened()
    return books.loaded.contains(FileID(item.uri, realPath: environment.realPath))
  }
}
