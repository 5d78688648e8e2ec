import LanguageServerProtocol
import W8Book

extension NotificationRoute {
  /// Files have changed on disk: those that are not open are read anew, where they belong to a book.
  static let didChangeWatchedFiles = NotificationRoute("workspace/didChangeWatchedFiles") {
    (session: inout ServerSession, params: LSP.DidChangeWatchedFilesParams) in
    let files = params.changes.map { session.file($0.uri) }
    session.reload(where: Set(files).contains)
    session.books.closed.markChanged()
    session.pulls.seenChange = nil
    session.searchAgain(files.map { $0.name })
  }
}
