import LanguageServerProtocol
import W8Analysis
import W8Files

extension ServerSession {
  /// Finds out anew which books the open documents belong to, where a text or the disk has changed.
  ///
  /// Looks at no disk itself: what is not known has the worker look, and until that is done nothing is dropped.
  mutating func refreshBooks() {
    guard books.includesRevision != host.includesRevision else { return }
    let library = DiskWants { [folders = books.folders] in reachOfBook($0, within: folders) }
    let open = documents.all.map(\.file)
    // A document without a path is a book without includes.
    let alone = open.filter { !$0.isPath }.map { LoadedBook(root: $0, files: [$0]) }
    let onDisk = open.filter(\.isPath)
    searchFolders(around: onDisk)
    let loaded = alone + host.loadBooks(among: onDisk + includers(beside: onDisk), from: library)
    if library.all.isEmpty { forgetAllBut(loaded) }
    books.use(loaded) { documents.byFile[$0] != nil }
    books.includesRevision = host.includesRevision
    if library.all.isEmpty { takeBackUnneeded() } else { look(for: library.all) }
  }

  /// Drops the texts of files that were needed before and are not any more.
  private mutating func forgetAllBut(_ loaded: [LoadedBook]) {
    let needed = Set(loaded.lazy.flatMap(\.files))
    for file in books.loaded where !needed.contains(file) && documents.byFile[file] == nil {
      host.apply(.close(file))
    }
    books.loaded = needed
  }

  /// Takes back what the client was told about files that belong to no book with an open document any more.
  private mutating func takeBackUnneeded() {
    let files = books.files
    for (file, old) in books.published where !files.contains(file) {
      books.published[file] = nil
      if documents.byFile[file] == nil { send(clearing: old.uri) }
    }
  }

  /// The logs that are known to include others, below the folders of the workspace in which `open` stand.
  private func includers(beside open: [FileID]) -> [FileID] {
    let folders = books.folders.filter { folder in
      open.contains { Path.isInside($0.name, folder: folder) }
    }
    return books.logs.includers
      .filter { path in folders.contains { Path.isInside(path, folder: $0) } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map(FileID.init)
  }

  /// Notes that the text of `file` has changed: what is told of the other files of its books may be
  /// another now.
  mutating func markChanged(_ file: FileID) {
    if let uri = documents.byFile[file] { documents.markUnpublished(uri) }
    pulls.edited.insert(file)
    noteOthers(beside: file)
    let revision = books.includesRevision
    let before = books.books(of: file)
    refreshBooks()
    noteOthers(beside: file)
    books.mark(booksOf: file)
    let roots = Set(books.roots(of: file))
    reports.noteChange { other in
      other == file || books.roots(of: other).contains { roots.contains($0) }
    }
    guard books.includesRevision != revision else { return }
    // What is a book of its own now is looked at by nobody else.
    for other in before.flatMap(\.book.files) {
      if let uri = documents.byFile[other] { documents.markUnpublished(uri) }
    }
  }

  private mutating func noteOthers(beside file: FileID) {
    let capabilities = client.capabilities
    guard capabilities.refreshesInlayHints || capabilities.refreshesCodeLenses,
      !books.mustRefreshHints
    else { return }
    let own = documents.byFile[file] == nil ? 0 : 1
    books.mustRefreshHints = books.books(of: file).contains { $0.openCount > own }
  }
}

extension FileID {
  fileprivate var isPath: Bool { name.utf8.first == UInt8(ascii: "/") }
}
