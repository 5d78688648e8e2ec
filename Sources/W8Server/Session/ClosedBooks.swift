import LanguageServerProtocol
import W8Analysis
import W8Files

/// What there is to tell about the books of the workspace of which no document is open.
struct ClosedBooks: Sendable {
  /// By file; what was found last.
  private(set) var findings: [FileID: LSP.PublishDiagnosticsParams] = [:]
  /// Whether nothing has come since that could have changed them.
  private var isCurrent = false
  /// How many checks have begun.
  private var count = 0
  /// The files of open books when the last check began.
  private var known: Set<FileID> = []

  /// Notes that files of such books, or which books these are, may have changed.
  mutating func markChanged() { isCurrent = false }

  /// The number of a check that is to begin, where the files of open books are `known`; nil where nothing has changed.
  mutating func begin(_ known: Set<FileID>) -> Int? {
    // What is open now is told of as open; only what is open no more was not looked at.
    if isCurrent, self.known.isSubset(of: known) { return nil }
    (isCurrent, self.known) = (true, known)
    count += 1
    return count
  }

  /// Takes over what a check has found so far; whether it is to go on.
  mutating func take(_ check: ClosedBookCheck) -> Bool {
    guard check.number == count else { return false }
    if check.isDone { findings = check.findings }
    return !check.isDone
  }
}

extension ServerSession {
  /// Looks for logs in all folders of the workspace, for a client that asks about them.
  mutating func searchAllFolders() {
    for folder in books.folders where books.logs.begin(folder) {
      search(LogSearch(below: folder, environment))
    }
  }

  /// Has the worker look through the books of which no document is open, where they may have changed.
  mutating func checkClosedBooks() {
    guard !books.folders.isEmpty, books.logs.runningCount == 0,
      let number = books.closed.begin(books.files)
    else { return }
    hand(
      over: .closedBooks(
        ClosedBookCheck(
          number, logs: books.logs, folders: books.folders, but: books.files, today: today, client,
          knownURIs, environment)))
  }

  /// Takes over what a look through closed books has found, and goes on with it.
  mutating func take(_ check: ClosedBookCheck) {
    if books.closed.take(check) {
      hand(over: .closedBooks(check))
    } else if check.isDone {
      pulls.seenChange = nil
    }
  }
}
