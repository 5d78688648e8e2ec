import LanguageServerProtocol
import W8Analysis

/// Which books there are, as far as open documents belong to them.
struct Books: Sendable {
  /// The folders of the workspace, without symbolic links.
  var folders: [String] = []
  /// The books that have an open document, in order.
  var books: [LoadedBook] = []
  /// The logs below folders of the workspace that may include others, where somebody has looked.
  var includers: [String: [FileID]] = [:]
  /// The files whose texts were needed last time.
  var loaded: Set<FileID> = []
  /// Files that are not open and of which the client has been told something.
  var published: [FileID: LSP.PublishDiagnosticsParams] = [:]
  /// Whether files that are not open may have other diagnostics than the client knows.
  var mustPublish = false
  /// Whether hints of documents may be others now through an edit elsewhere.
  var mustRefreshHints = false
  /// How often the client was asked to ask for hints anew.
  var hintRefreshCount = 0
  var areStale = true

  /// The roots of the books to which `file` belongs, in order.
  func roots(of file: FileID) -> [FileID] {
    books.filter { $0.files.contains(file) }.map(\.root)
  }

  /// The files of all books to which `file` belongs.
  func companions(of file: FileID) -> Set<FileID> {
    books.reduce(into: []) { all, book in
      if book.files.contains(file) { all.formUnion(book.files) }
    }
  }

  /// Notes that a text has changed.
  mutating func markStale() {
    areStale = true
    mustPublish = true
  }

  /// Notes that files have come or gone on disk.
  mutating func forgetDisk() {
    includers = [:]
    markStale()
  }
}
