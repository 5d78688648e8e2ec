import LanguageServerProtocol
import W8Book
import W8Paths
import W8Text

extension ServerSession {
  /// Finds out anew which books the open documents belong to, where a text or the disk has changed.
  ///
  /// It reads nothing itself: the worker loads what is missing, and until that is done nothing is dropped.
  mutating func refreshBooks() {
    guard books.includesRevision != host.includesRevision else { return }
    let open = documents.all.map { $0.file }
    // A document without a path is a book without includes.
    let alone = open.filter { !$0.isPath }.map { LoadedBook(root: $0, files: [$0]) }
    let onDisk = open.filter { $0.isPath }
    searchFolders(around: onDisk)
    let followed = books.logs.followedIncluders
    let map = DiskRequests(
      reach: { [folders = books.folders] in reachOfBook($0, within: folders) },
      lines: { [logs = books.logs, all = Set(followed)] in logs.lines(of: $0.name, all) })
    let known = booksByIncludes(of: onDisk, map, among: followed)
    books.incomplete = []
    let loaded = alone + load(known, of: onDisk)
    let isWhole = books.incomplete.isEmpty && map.all.isEmpty
    if isWhole { forgetAllBut(loaded) }
    books.use(loaded) { documents.byFile[$0] != nil }
    books.includesRevision = host.includesRevision
    loadIncludeMap(map.all)
    if isWhole { takeBackUnneeded() }
  }

  /// The books that have one of the documents `onDisk`, by the include lines of logs alone: no other text is read for that.
  private mutating func booksByIncludes(
    of onDisk: [FileID], _ library: DiskRequests, among includers: [String]
  ) -> [LoadedBook] {
    var map = AnalysisHost(knowingIncludesOf: host)
    for file in onDisk {
      guard let text = host.text(of: file) else { continue }
      map.apply(.open(file, includeLines(text.bytes), version: 0))
    }
    let own = Set(onDisk)
    return map.loadBooks(among: onDisk + beside(onDisk, among: includers), from: library)
      .filter { $0.files.contains(where: own.contains) }
  }

  /// The books `known`, each with its texts, and those of the documents `onDisk` that are in none of them: of what is missing
  /// the worker is asked, and a document is a book of its own until its root was read.
  private mutating func load(_ known: [LoadedBook], of onDisk: [FileID]) -> [LoadedBook] {
    let own = Set(onDisk)
    var loaded: [LoadedBook] = []
    var covered: Set<FileID> = []
    for book in known + onDisk.map({ LoadedBook(root: $0, files: [$0]) })
    where !covered.contains(book.root) {
      let library = DiskRequests { [folders = books.folders] in reachOfBook($0, within: folders) }
      host.read(book.root, library)
      let files = host.load(book.root, from: library)
      if files.contains(where: own.contains) {
        loaded.append(LoadedBook(root: book.root, files: files))
        covered.formUnion(files)
      }
      if library.all.isEmpty { continue }
      books.incomplete.formUnion(own.intersection(book.files + files))
      let size = files.reduce(0) { $0 + (host.text(of: $1)?.bookSize ?? 0) }
      load(library.all, room: max(ServerEnvironment.mostBytes - size, 0))
    }
    return loaded
  }

  /// Drops the texts of files that were needed before and are not any more.
  private mutating func forgetAllBut(_ loaded: [LoadedBook]) {
    let needed = loaded.reduce(into: Set<FileID>()) {
      $0.formUnion($1.files)
      $0.formUnion(host.files(comparedFor: $1.root))
    }
    for file in books.loaded where !needed.contains(file) && documents.byFile[file] == nil {
      host.apply(.close(file))
    }
    books.loaded = needed
  }

  /// Takes back the diagnostics of files that belong to no book with an open document any more.
  private mutating func takeBackUnneeded() {
    let files = books.files
    let published = books.published.sorted { $0.key.name < $1.key.name }
    for (file, old) in published where !files.contains(file) {
      books.published[file] = nil
      if documents.byFile[file] == nil { send(clearing: old.uri) }
    }
  }

  /// Those of `includers` that lie below the folders of the workspace in which `open` stand.
  private func beside(_ open: [FileID], among includers: [String]) -> [FileID] {
    let folders = books.folders.filter { folder in
      open.contains { Path.isInside($0.name, folder: folder) }
    }
    return
      includers
      .filter { path in folders.contains { Path.isInside(path, folder: $0) } }.map(FileID.init)
  }

  /// Processes the documents opened since the last call in one pass, because an editor may open
  /// hundreds in a row; returns false if there are none.
  @discardableResult
  mutating func takeUpOpened() -> Bool {
    if opened.isEmpty { return false }
    let files = opened
    opened = []
    markChanged(files)
    return true
  }

  /// Notes that the text of `file` has changed, and with it perhaps the diagnostics of the other files of its books.
  mutating func markChanged(_ file: FileID) { markChanged([file]) }

  private mutating func markChanged(_ files: [FileID]) {
    for file in files {
      if let uri = documents.byFile[file] { documents.markUnpublished(uri) }
      pulls.edited.insert(file)
      noteOthers(beside: file)
    }
    let revision = books.includesRevision
    let before = files.flatMap { books.books(of: $0) }
    refreshBooks()
    for file in files {
      noteOthers(beside: file)
      books.mark(booksOf: file)
    }
    let (changed, roots) = (Set(files), Set(files.flatMap { books.roots(of: $0) }))
    reports.noteChange { other in
      changed.contains(other) || books.roots(of: other).contains { roots.contains($0) }
    }
    guard books.includesRevision != revision else { return }
    // What is a book of its own now is checked by nothing else.
    for other in Set(before.flatMap { $0.book.files }) {
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
