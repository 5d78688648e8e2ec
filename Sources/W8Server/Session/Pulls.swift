import JSON
import LanguageServerProtocol
import W8Book

/// What a client that pulls diagnostics waits for, and what it has.
struct Pulls: Sendable {
  /// The requests about the workspace for which there is nothing new yet.
  var waiting: [WorkspacePull] = []
  /// Whether a request about the workspace was answered before: the first never waits.
  var hasAnswered = false
  /// The state of all files for which waiting requests were last checked.
  var seenChange: Int?
  /// The open documents whose own text has changed since books were last checked.
  var edited: Set<FileID> = []
  /// The same while the worker checks books.
  var editedBefore: Set<FileID> = []
  let reports = SentReports()
}

/// A request about the diagnostics of the workspace.
struct WorkspacePull: Sendable {
  let request: PendingRequest
  let params: LSP.WorkspaceDiagnosticParams
}

extension ServerSession {
  /// Whether the client pulls diagnostics: then none are published.
  var isPulled: Bool { client.capabilities.diagnostic != nil }

  /// The name of a document in the analysis, be it open or not.
  func file(_ uri: LSP.DocumentURI) -> FileID {
    document(uri)?.file ?? FileID(uri, realPath: environment.realPath)
  }

  /// The books of `file` as they are now, with those that have files in common with them.
  mutating func check(booksOf file: FileID) -> BookCheck {
    refreshBooks()
    return check(of: Set(books.roots(of: file)))
  }

  /// The books with these roots as they are now, with those that have files in common with them.
  mutating func check(of roots: Set<FileID>) -> BookCheck {
    var analyses: [Analysis] = []
    for book in books.connected(with: roots) {
      if let analysis = host.analysis(of: book.root) { analyses.append(analysis) }
    }
    return BookCheck(wanted: roots, books: analyses, uris: knownURIs, client: client, typed: typed)
  }

  /// Has a request about the workspace wait until there is something new.
  mutating func wait(for pull: WorkspacePull) {
    pulls.waiting.append(pull)
    pulls.seenChange = nil
    searchAllFolders()
  }

  /// Searches all folders anew, since others belong to the workspace now.
  mutating func searchFoldersAnew() {
    books.closed.markChanged()
    pulls.seenChange = nil
    if isPulled, pulls.hasAnswered || !pulls.waiting.isEmpty { searchAllFolders() }
  }

  /// Has the worker check whether there is something new for waiting requests; false when nothing has changed.
  mutating func answerWaitingPulls() -> Bool {
    guard !pulls.waiting.isEmpty, pulls.seenChange != host.changeCount else { return false }
    refreshBooks()
    checkClosedBooks()
    let check = check(of: Set(books.books.map { $0.book.root }))
    pulls.seenChange = host.changeCount
    for pull in pulls.waiting {
      let request = pull.request
      let report = WorkspaceReport(
        check: check, closed: books.closed.findings, id: request.id, params: pull.params,
        sent: pulls.reports, isFirst: !pulls.hasAnswered)
      add(
        Job(request: request) {
          let bodies = try? report.make(unless: request.interruption)
          return { $0.finish(bodies, pull) }
        })
    }
    pulls.waiting = []
    return true
  }

  /// Sends the answer to a request about the workspace, or has it wait on.
  mutating func finish(_ bodies: [[UInt8]]?, _ pull: WorkspacePull) {
    if pull.request.obsolescence != nil { return finish(nil, pull.request) }
    guard lifecycle == .running else { return refuse(pull.request) }
    guard let bodies else {
      pulls.waiting.append(pull)
      return
    }
    pulls.hasAnswered = true
    finish(bodies, pull.request)
  }

  /// Ends the requests that wait and whose answers the client needs no more.
  mutating func releaseObsolete() {
    let obsolete =
      pulls.waiting.takeObsolete({ $0.request }) + postponed.takeObsolete({ $0.request })
    for request in obsolete { finish(nil, request) }
  }

  /// Ends all requests that wait: there will be no answers.
  mutating func releaseAll() {
    let waiting = pulls.waiting.map { $0.request } + postponed.map { $0.request }
    pulls.waiting = []
    postponed = []
    for request in waiting { refuse(request) }
  }

  private mutating func refuse(_ request: PendingRequest) {
    let error = LSP.ResponseError(
      .serverCancelled, "the server shuts down", data: ["retriggerRequest": false])
    finish([request.response(error)], request)
  }

  /// Asks the client to pull anew where a report of a document is outdated by a change outside.
  mutating func refreshDiagnostics(_ found: [FileID: LSP.PublishDiagnosticsParams]) {
    let own = pulls.edited.union(pulls.editedBefore)
    pulls.editedBefore = []
    guard client.capabilities.refreshesDiagnostics else { return }
    var isOver = false
    for (file, params) in found where documents.byFile[file] != nil && !own.contains(file) {
      guard let known = pulls.reports.name(of: file) else { continue }
      let name = reportName(of: params.diagnostics)
      if name == known { continue }
      pulls.reports.note(name, of: file)
      isOver = true
    }
    if isOver { sendRequest("workspace/diagnostic/refresh", JSON?.none) }
  }
}
