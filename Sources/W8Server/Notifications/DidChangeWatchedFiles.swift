import LanguageServerProtocol
import W8Analysis

extension NotificationRoute {
  /// Files have changed on disk: those that are not open are read anew.
  static let didChangeWatchedFiles = NotificationRoute("workspace/didChangeWatchedFiles") {
    (session: inout ServerSession, params: LSP.DidChangeWatchedFilesParams) in
    for change in params.changes { session.forget(change.uri) }
    session.markDiskChanged()
    session.searchAgain(params.changes.map { session.file($0.uri).name })
  }
}
