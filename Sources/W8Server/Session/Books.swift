import LanguageServerProtocol
import W8Analysis
import W8Files

/// Which books there are, as far as open documents belong to them.
struct Books: Sendable {
  /// The folders of the workspace, without symbolic links.
  var folders: [String] = []
  /// The roots of the books that have an open document, in order, with all their files.
  fileprivate(set) var books: [(root: FileID, files: [FileID])] = []
  /// Logs of the workspace that may include others; nil as long as nobody has looked.
  fileprivate var includers: [FileID]?
  /// Files that are not open and of which the client has been told something.
  fileprivate(set) var published: [FileID: LSP.PublishDiagnosticsParams] = [:]
  /// Whether files that are not open may have other diagnostics than the client knows.
  var mustPublish = false
  fileprivate var areStale = true

  /// The roots of the books to which `file` belongs, in order.
  func roots(of file: FileID) -> [FileID] {
    books.filter { $0.files.contains(file) }.map(\.root)
  }

  /// Notes that a text has changed.
  mutating func markStale() {
    areStale = true
    mustPublish = true
  }

  /// Notes that files have come or gone on disk.
  mutating func forgetDisk() {
    includers = nil
    markStale()
  }
}

/// Looks at the disk for the books of a conversation.
private struct ServerLibrary: FileLibrary {
  let environment: ServerEnvironment
  let folders: [String]

  func inclusion(of pattern: String, in file: FileID, of root: FileID) -> Inclusion {
    let allowed = folders.filter { Path.isInside(root.name, folder: $0) }
    let matches = environment.findIncluded(
      pattern, file.name, [Path.folder(of: root.name)] + allowed)
    return Inclusion(
      files: matches.files.map(FileID.init),
      refusals: matches.refusals.map { IncludeRefusal($0.path, $0.reason) })
  }

  func bytes(of file: FileID) throws(IncludeRefusal) -> [UInt8] {
    do throws(FileError) {
      return try environment.readFile(file.name)
    } catch {
      throw IncludeRefusal(nil, error.reason)
    }
  }
}

extension Session {
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

  /// A document without a path is a book without includes.
  private func isOnDisk(_ file: FileID) -> Bool {
    file.name.utf8.first == UInt8(ascii: "/")
  }

  /// The logs of the workspace that may include others, with their texts read.
  private mutating func includers(beside open: [FileID]) -> [FileID] {
    let known = books.includers ?? findIncluders(beside: open)
    books.includers = known
    for file in known where host.text(of: file) == nil {
      if let bytes = try? environment.readFile(file.name) {
        host.apply(.open(file, bytes, version: 0))
      }
    }
    return known
  }

  private func findIncluders(beside open: [FileID]) -> [FileID] {
    let folders = books.folders.filter { folder in
      open.contains { isOnDisk($0) && Path.isInside($0.name, folder: folder) }
    }
    var found: Set<String> = []
    for folder in folders {
      let logs = environment.logsBelow(folder)
      if !logs.isWhole { log.note("a workspace folder is too large to look at all of it for logs") }
      for path in logs.paths where !found.contains(path) {
        if let bytes = try? environment.readFile(path), mayInclude(bytes) { found.insert(path) }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map(FileID.init)
  }

  /// Notes that the text of `file` has changed: what is told of the other documents of its books may
  /// be another now.
  mutating func markChanged(_ file: FileID) {
    let before = Set(books.roots(of: file))
    books.markStale()
    if let uri = documents.byFile[file] { documents.markUnpublished(uri) }
    refreshBooks()
    let roots = before.union(books.roots(of: file))
    for book in books.books where roots.contains(book.root) && book.files.count > 1 {
      for other in book.files {
        if let uri = documents.byFile[other] { documents.markUnpublished(uri) }
      }
    }
  }

  /// Notes that files may have changed on disk: includes are looked up anew.
  mutating func markDiskChanged() {
    host.apply(.disk)
    books.forgetDisk()
    documents.markAllUnpublished()
  }

  /// Notes that the document `file` is told about as an open one from now on.
  mutating func forgetPublication(of file: FileID) {
    books.published[file] = nil
  }

  /// Drops the text of the file that `uri` names, unless the client owns it.
  mutating func forget(_ uri: LSP.DocumentURI) {
    let file = FileID(uri, realPath: environment.realPath)
    if documents.byFile[file] == nil { host.apply(.close(file)) }
  }

  /// Tells the client about the files of books that are not open, where it does not know it yet;
  /// false when there is nothing to be looked at.
  mutating func publishUnopened() -> Bool {
    guard books.mustPublish else { return false }
    books.mustPublish = false
    var due: [FileID: LSP.PublishDiagnosticsParams] = [:]
    for book in books.books where book.files.count > 1 {
      guard let analysis = host.analysis(of: book.root) else { continue }
      for (file, found) in zip(analysis.files, analysis.diagnosticsByFile())
      where documents.byFile[file.id] == nil {
        let toProtocol = ToProtocol(
          uri: LSP.DocumentURI(path: file.id.name), version: nil, file: file, analysis: analysis,
          openURIs: documents.byFile, client: client)
        let known = due[file.id]?.diagnostics ?? []
        let all = known + found.map(toProtocol.diagnostic).filter { !known.contains($0) }
        due[file.id] = LSP.PublishDiagnosticsParams(uri: toProtocol.uri, diagnostics: all)
      }
    }
    for (file, old) in books.published where due[file] == nil {
      if documents.byFile[file] == nil { send(clearing: old.uri) }
      books.published[file] = nil
    }
    for (file, params) in due.sorted(by: { $0.key.name < $1.key.name }) {
      guard params != books.published[file] ?? .init(uri: params.uri, diagnostics: []) else {
        continue
      }
      books.published[file] = params
      send(LSP.OutgoingMessage.notification(method: publishMethod, params: params))
    }
    return true
  }
}
