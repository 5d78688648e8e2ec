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
    // A document without a path is a book without includes.
    let alone = open.filter { !$0.isPath }.map { LoadedBook(root: $0, files: [$0]) }
    let onDisk = open.filter(\.isPath)
    let loaded = alone + host.loadBooks(among: onDisk + includers(beside: onDisk), from: library)
    forgetAllBut(loaded)
    books.books = loaded.filter { $0.files.contains { documents.byFile[$0] != nil } }
  }

  /// Drops the texts of files that were needed before and are not any more.
  private mutating func forgetAllBut(_ loaded: [LoadedBook]) {
    let needed = Set(loaded.lazy.flatMap(\.files))
    for file in books.loaded where !needed.contains(file) && documents.byFile[file] == nil {
      host.apply(.close(file))
    }
    books.loaded = needed
  }

  /// The logs that may include others, below the folders of the workspace in which `open` stand.
  private mutating func includers(beside open: [FileID]) -> [FileID] {
    let folders = books.folders.filter { folder in
      open.contains { Path.isInside($0.name, folder: folder) }
    }
    var all: [FileID] = []
    for folder in folders {
      let known = books.includers[folder] ?? findIncluders(below: folder)
      books.includers[folder] = known
      all += known
    }
    return all
  }

  private func findIncluders(below folder: String) -> [FileID] {
    let logs = environment.logsBelow(folder)
    if !logs.isWhole { log.note("a workspace folder is too large to look at all of it for logs") }
    return logs.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.filter { path in
      (try? environment.readFile(path)).map { !includeLines($0).isEmpty } ?? false
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

extension FileID {
  fileprivate var isPath: Bool { name.utf8.first == UInt8(ascii: "/") }
}
