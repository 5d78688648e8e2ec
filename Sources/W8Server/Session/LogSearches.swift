import LanguageServerProtocol
import W8Analysis
import W8Files
import W8Text

extension ServerSession {
  /// Begins to look for logs in those folders of the workspace in which documents are open, each once.
  mutating func searchFolders(around open: [FileID]) {
    for folder in books.folders
    where open.contains(where: { Path.isInside($0.name, folder: folder) }) {
      if books.logs.begin(folder) { search(LogSearch(below: folder, environment)) }
    }
  }

  /// Looks anew whether files on disk that have changed include others.
  mutating func searchAgain(_ paths: [String]) {
    let covered = paths.filter(books.logs.covers)
    if covered.isEmpty { return }
    books.logs.begin()
    search(LogSearch(among: covered, environment))
  }

  /// Has the worker look for logs.
  mutating func search(_ search: LogSearch) {
    if books.logs.progress.start == nil { books.logs.progress.start = environment.elapsed() }
    hand(over: .search(search))
  }

  /// Takes over what a step of a search has found, and goes on with it.
  mutating func take(_ step: LogSearch.Step) {
    if step.isCut {
      log.note("a workspace folder is too large to look at all of it for logs")
    }
    for error in step.unread {
      send(logMessage(.warning, "\(inQuotes(error.path)) is not read: \(error.reason)"))
    }
    books.closed.markChanged()
    pulls.seenChange = nil
    let hasChanged = books.logs.take(step, isFirst: step.isFirst)
    if hasChanged {
      books.includesRevision = nil
      documents.markAllUnpublished()
      books.mustRefreshHints = true
      books.markAll()
      pulls.seenChange = nil
      refreshBooks()
    }
    if let rest = step.rest {
      showProgress(rest.percentage)
      hand(over: .search(rest))
    } else if books.logs.runningCount == 0 {
      endProgress()
    }
    if !books.areUnresolved { answerPostponed() }
  }
}
