import LanguageServerProtocol
import W8Analysis
import W8Files

extension ServerSession {
  /// Finds out anew which books the open documents belong to, where a text or the disk has changed.
  mutating func refreshBooks() {
    guard books.areStale else { return }
    books.areStale = false
    let library = ServerLibrary(environment: environment, folders: books.folders)
    let open = documents.all.map(\.file)
    var loaded: [(root: FileID, files: [FileID])] = []
    for root in open + includers(beside: open) where !loaded.contains(where: { $0.root == root }) {
      let files = isOnDisk(root) ? host.load(root, from: library) : [root]
      loaded.append((root, files))
    }
    forgetAllBut(loaded)
    books.books = loaded.indices.filter { own in
      let root = loaded[own].root
      let isIncluded = loaded.indices.contains { other in
        // Of files that include each other the first is the root.
        other != own && loaded[other].files.contains(root)
          && (other < own || !loaded[own].files.contains(loaded[other].root))
      }
      return !isIncluded && loaded[own].files.contains { documents.byFile[$0] != nil }
    }.map { loaded[$0] }
  }

  /// Drops the texts of files that were needed before and are not any more.
  private mutating func forgetAllBut(_ loaded: [(root: FileID, files: [FileID])]) {
    let needed = Set(loaded.lazy.flatMap(\.files))
    for file in books.loaded where !needed.contains(file) && documents.byFile[file] == nil {
      host.apply(.close(file))
    }
    books.loaded = needed
  }

  /// A document without a path is a book without includes.
  private func isOnDisk(_ file: FileID) -> Bool {
    file.name.utf8.first == UInt8(ascii: "/")
  }

  /// The logs of the workspace that may include others, with their texts read.
  private mutating func includers(beside open: [FileID]) -> [FileID] {
    let folders = books.folders.filter { folder in
      open.contains { isOnDisk($0) && Path.isInside($0.name, folder: folder) }
    }
    var all: [FileID] = []
    for folder in folders {
      let known = books.includers[folder] ?? findIncluders(below: folder)
      books.includers[folder] = known
      all += known
    }
    for file in all where host.text(of: file) == nil {
      if let bytes = try? environment.readFile(file.name) {
        host.apply(.open(file, bytes, version: 0))
      }
    }
    return all
  }

  private func findIncluders(below folder: String) -> [FileID] {
    let logs = environment.logsBelow(folder)
    if !logs.isWhole { log.note("a workspace folder is too large to look at all of it for logs") }
    return logs.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.filter { path in
      (try? environment.readFile(path)).map(mayInclude) ?? false
    }.map(FileID.init)
  }

  /// Notes that the text of `file` has changed: what is told of the other documents of its books may
  /// be another now.
  mutating func markChanged(_ file: FileID) {
    let before = books.companions(of: file)
    books.markStale()
    if let uri = documents.byFile[file] { documents.markUnpublished(uri) }
    refreshBooks()
    let others = before.union(books.companions(of: file))
    for (other, uri) in documents.byFile where others.contains(other) && other != file {
      documents.markUnpublished(uri)
      books.mustRefreshHints = client.capabilities.refreshesInlayHints
    }
  }
}
