import JSON
import LanguageServerProtocol
import W8Book
import W8Engine
import W8Paths

/// One conversation with one client: everything that changes in its course.
package struct ServerSession: ~Copyable {
  let environment: ServerEnvironment
  var lifecycle = Lifecycle.fresh
  var client = Client()
  private(set) var settings = Settings()
  /// What the initialization options set.
  var initialSettings = Settings()
  /// The number of times that the client was asked what the user has set.
  var configurationCount = 0
  var documents = OpenDocuments()
  /// The files of opened documents that are not processed yet.
  var opened: [FileID] = []
  var books = Books()
  var pulls = Pulls()
  var sent = SentRequests()
  var reports = WatchedReports()
  var livePages = LivePages()
  /// Where somebody types; nil where nothing waits.
  var typed: TypingPosition?
  /// Requests that wait until more is known of the books.
  var postponed: [PostponedRequest] = []
  var host: AnalysisHost
  private(set) var today: CivilDate
  private var outgoing: [[UInt8]] = []
  private var jobs: [Job] = []

  init(_ environment: ServerEnvironment) {
    self.environment = environment
    today = environment.fixedToday ?? environment.today()
    host = AnalysisHost(today: today, mostBytes: ServerEnvironment.mostBytes)
  }

  var log: ServerLog { environment.log }

  /// Puts the message whose body is `body` behind those that wait to be sent.
  mutating func send(_ body: [UInt8]) {
    outgoing.append(body)
  }

  /// The same for a notification.
  mutating func notify(_ method: String, _ params: some JSONEncodable) {
    send(LSP.OutgoingMessage.notification(method: method, params: params))
  }

  /// Takes out the messages that wait, in order.
  mutating func takeOutgoing() -> [[UInt8]] {
    let bodies = outgoing
    outgoing.removeAll(keepingCapacity: true)
    return bodies
  }

  /// Has `job` done beside this thread.
  mutating func add(_ job: Job) {
    jobs.append(job)
  }

  /// Takes out the jobs that are to be done, in order.
  mutating func takeJobs() -> [Job] {
    let taken = jobs
    jobs.removeAll(keepingCapacity: true)
    return taken
  }

  mutating func use(_ settings: Settings) {
    self.settings = settings
    refreshToday()
  }

  /// Lets the analysis know when another day has begun.
  mutating func refreshToday() {
    let date = environment.fixedToday ?? settings.today ?? environment.today()
    guard date != today else { return }
    today = date
    host.apply(.today(date))
    reports.noteChange { _ in true }
    books.closed.markChanged()
    books.markAll()
    documents.markAllUnpublished()
  }

  /// The open document that `uri` names, in whichever spelling; nil when it is not open.
  func document(_ uri: LSP.DocumentURI) -> OpenDocument? {
    documents.key(of: uri, realPath: environment.realPath).flatMap { documents[$0] }
  }

  /// An open document as it is now, for answering a request; nil when it is not open.
  ///
  /// Finds the books anew where that is due; an answer that comes before all of their files are known is given again.
  mutating func snapshot(of identifier: LSP.TextDocumentIdentifier) -> Snapshot? {
    guard let document = document(identifier.uri) else { return nil }
    refreshBooks()
    if books.areUnresolved(for: document.file) { books.wereAskedEarly = true }
    return snapshot(of: document, in: books.roots(of: document.file).first ?? document.file)
  }

  /// `document` as a part of each book to which it belongs.
  mutating func snapshots(of document: OpenDocument) -> [Snapshot] {
    refreshBooks()
    var snapshots: [Snapshot] = []
    for root in books.roots(of: document.file) {
      if let snapshot = snapshot(of: document, in: root) { snapshots.append(snapshot) }
    }
    return snapshots
  }

  /// All books as they are now of which a document is open.
  mutating func openBooks() -> [Analysis] {
    refreshBooks()
    return books.books.compactMap { host.analysis(of: $0.book.root) }
  }

  private mutating func snapshot(of document: OpenDocument, in root: FileID) -> Snapshot? {
    guard let analysis = host.analysis(of: root), let file = analysis.file(document.file) else {
      return nil
    }
    let (realPath, readFile) = (environment.realPath, environment.readFile)
    return Snapshot(
      document: document, analysis: analysis, file: file, uris: knownURIs,
      client: client, settings: settings, knownLogs: books.logs.paths,
      isOnDisk: { realPath($0.name) != nil },
      bytesOnDisk: { try? readFile(UnnamedFile($0.name, isIncluded: true)) })
  }
}

extension ServerSession {
  /// The way the client spells the names of files; of two links to one folder that of the workspace leads on.
  var knownURIs: KnownURIs {
    KnownURIs(
      open: documents.byFile, links: books.links + documents.links, copies: books.logs.copies)
  }

  /// Notes which of `folders` of the workspace the client names by a symbolic link.
  mutating func noteLinks(_ folders: [LSP.DocumentURI]) {
    books.links += folders.compactMap { folder in
      folder.path.flatMap { path in
        environment.realPath(path).flatMap { KnownURIs.FolderLink(path, real: $0) }
      }
    }
    let real = books.folders
    books.links.removeAll { link in !real.contains { $0.utf8.elementsEqual(link.real.utf8) } }
  }
}

/// How far the conversation has come.
enum Lifecycle: Sendable {
  /// `initialize` has not come yet.
  case fresh
  /// Requests are answered.
  case running
  /// `shutdown` was answered; only `exit` may follow.
  case shutDown

  /// What the process returns if it ends now.
  var exitCode: Int32 {
    self == .shutDown ? 0 : 1
  }
}
