import JSON
import LanguageServerProtocol
import W8Book
import W8Paths
import W8Text

extension ServerSession {
  /// Has the worker load what a book with an open document lacks and is not being loaded; there is `room` for its texts.
  mutating func load(_ wants: Set<DiskRequest>, room: Int) {
    let new = wants.subtracting(books.loading)
    if new.isEmpty { return }
    books.loading.formUnion(new)
    startProgress()
    run(DiskLoad(for: new, .unknown, room: room, environment))
  }

  /// Has the worker load what it takes to know which logs include which and is not being loaded.
  mutating func loadIncludeMap(_ wants: Set<DiskRequest>) {
    if wants.isEmpty { books.mapStepCount = 0 }
    let new = wants.subtracting(books.loadingForMap).subtracting(books.loading).filter { want in
      // The text is read anyway.
      if case .includeLines(let file) = want { !books.loading.contains(.text(file)) } else { true }
    }
    if new.isEmpty { return }
    books.loadingForMap.formUnion(new)
    run(DiskLoad(for: new, .map, environment))
  }

  /// Has the worker load again what includes lead to, and the files that are not open and `mayHaveChanged`; false where
  /// there is nothing to load.
  @discardableResult
  mutating func reload(where mayHaveChanged: (FileID) -> Bool) -> Bool {
    var wants: Set<DiskRequest> = []
    let isWanted = { [byFile = documents.byFile] in byFile[$0] == nil && mayHaveChanged($0) }
    for open in books.books {
      wants.formUnion(
        host.wants(of: open.book.files, within: reach(of: open.book.root), wanted: isWanted))
    }
    wants.formUnion(books.loaded.filter(isWanted).map { .text($0) })
    host.forgetDisk(but: wants)
    if wants.isEmpty { return false }
    run(DiskLoad(for: wants, .maybeChanged, environment))
    return true
  }

  private mutating func run(_ load: DiskLoad) {
    work(load.step) { $0.take($1) }
  }

  /// Takes over what a step of a load has found, and goes on with it.
  private mutating func take(_ load: DiskLoad) {
    if load.reason == .map, !load.isDone || load.isCut { noteSlowMap() }
    guard load.isDone else {
      if load.reason == .unknown { showProgress(load.percentage) }
      return run(load)
    }
    var found = load.found
    // What the client owns by now is no file on the disk any more.
    for file in documents.byFile.keys { found.texts[file] = nil }
    switch load.reason {
    case .unknown, .map:
      host.learn(found)
      for (file, lines) in found.includeLines { books.logs.noteOutside(file.name, lines) }
      noteOutside(found)
      // What was cut off is wanted anew.
      if load.reason == .map {
        books.loadingForMap.subtract(load.wants)
      } else {
        books.loading.subtract(load.wants)
        endProgress()
      }
    case .maybeChanged:
      noteReload()
      noteIncludeLines(found)
      guard host.relearn(found) else {
        if !books.areUnresolved { answerPostponed() }
        return
      }
      books.mustRefreshHints = true
    }
    // What is not needed after all goes with the others.
    books.loaded.formUnion(found.texts.keys)
    books.includesRevision = nil
    reports.noteChange { _ in true }
    documents.markAllUnpublished()
    pulls.seenChange = nil
    refreshBooks()
    books.markAll()
    if books.areUnresolved { return }
    // Requests that were answered before lack what has come since.
    books.mustRefreshHints = books.mustRefreshHints || books.wereAskedEarly
    books.wereAskedEarly = false
    answerPostponed()
  }

  /// Counts a step of the load of includers that did not finish it; after some nothing waits for it any more.
  private mutating func noteSlowMap() {
    let wereUnresolved = books.mapIsUnresolved
    books.mapStepCount += 1
    if wereUnresolved, !books.mapIsUnresolved { answerPostponed() }
  }

  /// Takes over which lines of logs include others, where these were read anew.
  private mutating func noteIncludeLines(_ found: FoundOnDisk) {
    books.logs.forgetOutside()
    noteOutside(found)
    for (file, text) in found.texts where books.logs.covers(file.name) {
      let lines = includeLines((try? text.get()) ?? [])
      if books.logs.note(file.name, lines) { books.includesRevision = nil }
    }
  }

  /// Takes over which lines of the texts that were found include others, so that these are not read again for that.
  private mutating func noteOutside(_ found: FoundOnDisk) {
    for (file, text) in found.texts where !books.logs.covers(file.name) {
      books.logs.noteOutside(file.name, includeLines((try? text.get()) ?? []))
    }
  }

  /// The widest folder of the workspace around the root of a book, else the folder in which it stands.
  func reach(of root: FileID) -> String { reachOfBook(root, within: books.folders) }

  /// Begins to search for logs in those folders of the workspace in which documents are open, each once.
  mutating func searchFolders(around open: [FileID]) {
    for folder in books.folders
    where open.contains(where: { Path.isInside($0.name, folder: folder) }) {
      if books.logs.begin(folder) { search(LogSearch(below: folder, environment)) }
    }
  }

  /// Searches the files on disk that have changed for includes.
  mutating func searchAgain(_ paths: [String]) {
    let covered = paths.filter(books.logs.covers)
    if covered.isEmpty { return }
    books.logs.begin()
    search(LogSearch(among: covered, environment))
  }

  /// Has the worker search for logs.
  mutating func search(_ search: LogSearch) {
    startProgress()
    work(search.step) { $0.take($1) }
  }

  /// Takes over what a step of a search has found, and goes on with it.
  private mutating func take(_ search: LogSearch) {
    if search.isCut {
      log.note(
        "a folder of the workspace is too large, so w8log has not searched all of it for logs")
    }
    for error in search.unread {
      send(
        showMessage(
          .warning, "\(inQuotes(error.path)) is not read: \(error.reason)",
          by: "window/logMessage"))
    }
    books.closed.markChanged()
    pulls.seenChange = nil
    let hasChanged = books.logs.take(search)
    if hasChanged {
      books.includesRevision = nil
      documents.markAllUnpublished()
      books.mustRefreshHints = true
      books.markAll()
      pulls.seenChange = nil
      refreshBooks()
    }
    if !search.isDone {
      showProgress(search.percentage)
      work(search.step) { $0.take($1) }
    } else {
      endProgress()
    }
    if !books.areUnresolved { answerPostponed() }
  }

  private mutating func startProgress() {
    if books.progress.start == nil { books.progress.start = environment.elapsed() }
  }

  /// Reports to the client how far the search or the load has come, if it takes long.
  mutating func showProgress(_ percentage: Int) {
    books.progress.percentage = percentage
    let progress = books.progress
    if let token = progress.token {
      return sendProgress(["kind": "report", "percentage": .integer(percentage)], token)
    }
    guard client.capabilities.hasWorkDoneProgress, !progress.isAnnounced,
      let start = progress.start, environment.elapsed() - start > LoadProgress.patience
    else { return }
    books.progress.isAnnounced = true
    let token = LSP.RequestID.string("w8log-\(sent.count)")
    sendRequest(
      "window/workDoneProgress/create", Written.object { $0.field("token", token) }
    ) { if $1 != nil { $0.beginProgress(token) } }
  }

  /// Begins to report progress: the client has agreed.
  private mutating func beginProgress(_ token: LSP.RequestID) {
    guard isLoading, books.progress.isAnnounced else { return }
    books.progress.token = token
    let title = books.loading.isEmpty ? "Looking for logs" : "Reading the log"
    let percentage = books.progress.percentage
    sendProgress(
      ["kind": "begin", "title": .string(title), "percentage": .integer(percentage)], token)
  }

  private var isLoading: Bool { books.logs.runningCount > 0 || !books.loading.isEmpty }

  /// Reports that the search and the load are over, if they are.
  mutating func endProgress() {
    if isLoading { return }
    if let token = books.progress.token { sendProgress(["kind": "end"], token) }
    books.progress = LoadProgress()
  }

  private mutating func sendProgress(_ value: JSON, _ token: LSP.RequestID) {
    send(LSP.OutgoingMessage.progress(token, value))
  }

  /// Searches all folders of the workspace for logs, for a client that asks about them.
  mutating func searchAllFolders() {
    for folder in books.folders where books.logs.begin(folder) {
      search(LogSearch(below: folder, environment))
    }
  }

  /// Has the worker check the books of which no document is open, where they may have changed.
  mutating func checkClosedBooks() {
    guard !books.folders.isEmpty, books.logs.runningCount == 0,
      let number = books.closed.begin(books.files)
    else { return }
    run(
      ClosedBookCheck(
        number, logs: books.logs, folders: books.folders, but: books.files, today: today, client,
        knownURIs, environment))
  }

  private mutating func run(_ check: ClosedBookCheck) {
    work(check.step) { $0.take($1) }
  }

  /// Takes over what a step of a check of closed books has found, and goes on with it.
  private mutating func take(_ check: ClosedBookCheck) {
    if books.closed.take(check) {
      run(check)
    } else if check.isDone {
      pulls.seenChange = nil
    }
  }
}
