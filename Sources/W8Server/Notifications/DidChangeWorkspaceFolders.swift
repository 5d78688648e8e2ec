import JSON
import LanguageServerProtocol

extension NotificationRoute {
  /// Folders come to the workspace and go.
  static let didChangeWorkspaceFolders = NotificationRoute(
    "workspace/didChangeWorkspaceFolders",
    advertises: [
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]]
    ]
  ) { (session: inout ServerSession, params: LSP.DidChangeWorkspaceFoldersParams) in
    let removed = session.realPaths(of: params.removed)
    let remaining = session.books.folders.filter { !removed.contains($0) }
    let added = session.realPaths(of: params.added).filter { !remaining.contains($0) }
    session.books.folders = remaining + added
    session.noteLinks(params.added.map { $0.uri })
    session.books.logs.restrict(to: session.books.folders)
    // Files that a root may not reach any more, or may now, are other files of its book.
    session.markDiskChanged()
    session.refreshBooks()
    session.searchFoldersAnew()
  }
}

extension ServerSession {
  /// The folders without symbolic links, each once; one that is gone by its own spelling.
  func realPaths(of folders: [LSP.WorkspaceFolder]) -> [String] {
    var paths: [String] = []
    for path in folders.compactMap({ $0.uri.path }) {
      let real = environment.realPath(path) ?? path
      if !paths.contains(real) { paths.append(real) }
    }
    return paths
  }
}
