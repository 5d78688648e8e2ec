import LanguageServerProtocol
import W8Book

/// Which books there are, as far as open documents belong to them.
struct Books: Sendable {
  /// The folders of the workspace, without symbolic links.
  var folders: [String] = []
  /// Those of them that the client names by a symbolic link.
  var links: [KnownURIs.FolderLink] = []
  /// The logs below folders of the workspace that may include others.
  var logs = SearchedLogs()
  /// The books below the folders of which no document is open.
  var closed = ClosedBooks()
  /// What the worker loads for books that have an open document.
  var loading: Set<DiskRequest> = []
  /// How far that and the search for logs have come.
  var progress = LoadProgress()
  /// What it loads to know which logs include which.
  var loadingForMap: Set<DiskRequest> = []
  /// How many of its steps did not finish that.
  var mapStepCount = 0
  /// The open documents in whose book something is not known yet.
  var incomplete: Set<FileID> = []
  /// The files whose texts were needed last time.
  var loaded: Set<FileID> = []
  /// The diagnostics that were published for files that are not open.
  var published: [FileID: LSP.PublishDiagnosticsParams] = [:]
  /// Whether hints of documents may be others now through an edit outside.
  var mustRefreshHints = false
  /// Whether the worker checks books of one file too, where more has changed than their text.
  var areAllChecked = false
  /// The state of includes and files for which the books were determined; nil before the first time.
  var includesRevision: Int?
  var isChecking = false
  /// The roots of the books of several files that are to be checked.
  private(set) var toBeChecked: Set<FileID> = []
  /// The books that have an open document, in order.
  private(set) var books: [OpenBook] = []
  /// The books to which a file belongs, by their indices in `books`.
  private var indices: [FileID: [Int]] = [:]

  /// Whether a request was answered while the book of its document was not known as a whole.
  var wereAskedEarly = false

  /// Whether it is not known yet which files some book has.
  var areUnresolved: Bool { mapIsUnresolved || !incomplete.isEmpty }

  /// The same for the books of one document.
  func areUnresolved(for file: FileID) -> Bool { mapIsUnresolved || incomplete.contains(file) }

  /// Whether a log that includes an open one may still be found; after some steps nothing waits for that any more.
  var mapIsUnresolved: Bool {
    logs.isFresh || !loadingForMap.isEmpty && mapStepCount < Self.mostMapSteps
  }

  private static let mostMapSteps = 2

  /// A book and how many of its files are open.
  struct OpenBook {
    let book: LoadedBook
    let openCount: Int
  }

  /// Takes over the books that have an open file, to be checked anew.
  mutating func use(_ loaded: [LoadedBook], isOpen: (FileID) -> Bool) {
    books = loaded.compactMap { book in
      let count = book.files.count(where: isOpen)
      return count > 0 ? OpenBook(book: book, openCount: count) : nil
    }
    indices = [:]
    for (index, open) in books.enumerated() {
      for file in open.book.files { indices[file, default: []].append(index) }
    }
    toBeChecked = []
    markAll()
  }

  /// The files of the books that have an open document.
  var files: Set<FileID> { Set(indices.keys) }

  /// The books to which `file` belongs, in order.
  func books(of file: FileID) -> [OpenBook] {
    (indices[file] ?? []).map { books[$0] }
  }

  func roots(of file: FileID) -> [FileID] {
    books(of: file).map { $0.book.root }
  }

  /// Notes that the books of `file` are to be checked; one of a single file only where that is checked `evenAlone`.
  mutating func mark(booksOf file: FileID, evenAlone: Bool = false) {
    for open in books(of: file) where evenAlone || open.book.files.count > 1 {
      toBeChecked.insert(open.book.root)
    }
  }

  /// Notes that all books are to be checked.
  mutating func markAll() {
    for open in books where areAllChecked || open.book.files.count > 1 {
      toBeChecked.insert(open.book.root)
    }
  }

  mutating func takeToBeChecked() -> Set<FileID> {
    defer { toBeChecked = [] }
    return toBeChecked
  }

  /// The books with these roots, and those that have files in common with them, in order.
  func connected(with roots: Set<FileID>) -> [LoadedBook] {
    var chosen: Set<Int> = []
    for root in roots {
      for index in indices[root] ?? [] where books[index].book.root == root {
        for file in books[index].book.files { chosen.formUnion(indices[file] ?? []) }
      }
    }
    return chosen.sorted().map { books[$0].book }
  }
}
