import LanguageServerProtocol
import W8Analysis

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
  /// What the worker looks for on the disk for books that have an open document.
  var sought: Set<DiskWant> = []
  /// What it looks for to know which logs include which.
  var soughtForMap: Set<DiskWant> = []
  /// How many of its steps did not come to an end of that.
  var mapStepCount = 0
  /// The open documents in whose book something is not known yet.
  var incomplete: Set<FileID> = []
  /// The files whose texts were needed last time.
  var loaded: Set<FileID> = []
  /// Files that are not open and of which the client has been told something.
  var published: [FileID: LSP.PublishDiagnosticsParams] = [:]
  /// Whether hints of documents may be others now through an edit elsewhere.
  var mustRefreshHints = false
  /// Whether books of one file are looked at by the worker too, where more has changed than their text.
  var areAllChecked = false
  /// The state of includes and files in which the books were looked for; nil before the first time.
  var includesRevision: Int?
  /// Whether the worker looks at books.
  var isChecking = false
  /// The books of several files of whose files the client may know too little, by their roots.
  private(set) var toBeChecked: Set<FileID> = []
  /// The books that have an open document, in order.
  private(set) var books: [OpenBook] = []
  /// The books to which a file belongs, by their places in `books`.
  private var places: [FileID: [Int]] = [:]

  /// Whether somebody has asked about a document while its book was not known as a whole.
  var wereAskedEarly = false

  /// Whether what is told of books may be another in a moment.
  var areUnresolved: Bool { mapIsUnresolved || !incomplete.isEmpty }

  /// The same of the books of a document; nobody waits for those of others.
  func areUnresolved(for file: FileID) -> Bool { mapIsUnresolved || incomplete.contains(file) }

  /// Whether a log may be found in a moment that includes an open one.
  ///
  /// In a folder that takes long nobody waits for that: what is told is told anew then.
  var mapIsUnresolved: Bool {
    logs.isFresh || !soughtForMap.isEmpty && mapStepCount < Self.mostMapSteps
  }

  private static let mostMapSteps = 2

  /// A book and how many of its files are open.
  struct OpenBook {
    let book: LoadedBook
    let openCount: Int
  }

  /// Takes over which books there are, as far as files are open in them; all are looked at anew.
  mutating func use(_ loaded: [LoadedBook], isOpen: (FileID) -> Bool) {
    books = loaded.compactMap { book in
      let count = book.files.count(where: isOpen)
      return count > 0 ? OpenBook(book: book, openCount: count) : nil
    }
    places = [:]
    for (place, open) in books.enumerated() {
      for file in open.book.files { places[file, default: []].append(place) }
    }
    toBeChecked = []
    markAll()
  }

  /// The files of the books that have an open document.
  var files: Set<FileID> { Set(places.keys) }

  /// The books to which `file` belongs, in order.
  func books(of file: FileID) -> [OpenBook] {
    (places[file] ?? []).map { books[$0] }
  }

  /// The roots of these.
  func roots(of file: FileID) -> [FileID] {
    books(of: file).map(\.book.root)
  }

  /// Notes that the client must be told anew about the files of the books of `file`; the only file of a book
  /// is told about by itself, unless it is looked at `evenAlone`.
  mutating func mark(booksOf file: FileID, evenAlone: Bool = false) {
    for open in books(of: file) where evenAlone || open.book.files.count > 1 {
      toBeChecked.insert(open.book.root)
    }
  }

  /// Notes that the client must be told anew about the files of all books.
  mutating func markAll() {
    for open in books where areAllChecked || open.book.files.count > 1 {
      toBeChecked.insert(open.book.root)
    }
  }

  /// Takes the roots of the books of whose files the client must be told anew.
  mutating func takeToBeChecked() -> Set<FileID> {
    defer { toBeChecked = [] }
    return toBeChecked
  }

  /// The books with these roots, and those that have files in common with them, in order.
  func connected(with roots: Set<FileID>) -> [LoadedBook] {
    var chosen: Set<Int> = []
    for root in roots {
      for place in places[root] ?? [] where books[place].book.root == root {
        for file in books[place].book.files { chosen.formUnion(places[file] ?? []) }
      }
    }
    return chosen.sorted().map { books[$0].book }
  }
}
