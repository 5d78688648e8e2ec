import LanguageServerProtocol
import Primitives
import W8Analysis
import W8Engine

/// Looks through the books of the workspace of which no document is open, step by step: between two steps the worker
/// does something else.
struct ClosedBookSurvey: Sendable {
  /// How many logs one step looks through, so that answers need not wait for long; books of several files are looked
  /// through at once.
  private static let mostFiles = 16

  /// The number of the survey: what an older one has found is of no use.
  let number: Int
  private let environment: ServerEnvironment
  private let client: Client
  private let uris: KnownURIs
  private let today: CivilDate
  private let folders: [String]
  /// The logs that may include others; nil once their books were looked through.
  private var includers: [FileID]?
  private var rest: ArraySlice<FileID>
  /// The files that need no look: those of open books, and those that another one includes.
  private var known: Set<FileID>
  /// What there is to tell of each file so far.
  private(set) var findings: [FileID: LSP.PublishDiagnosticsParams] = [:]

  init(
    _ number: Int, logs: SearchedLogs, folders: [String], but known: Set<FileID>, today: CivilDate,
    _ client: Client, _ uris: KnownURIs, _ environment: ServerEnvironment
  ) {
    self.number = number
    self.environment = environment
    self.client = client
    self.uris = uris
    self.today = today
    self.folders = folders
    self.known = known
    includers = logs.includers.sorted().map(FileID.init).filter { !known.contains($0) }
    rest = logs.paths.sorted().map(FileID.init)[...]
  }

  /// Whether all books were looked through.
  var isDone: Bool { includers == nil && rest.isEmpty }

  /// Looks through the next books, and returns the survey as it is then.
  func step() -> ClosedBookSurvey {
    var next = self
    if let includers {
      next.look(through: includers)
      next.includers = nil
      return next
    }
    var count = 0
    while count < Self.mostFiles, let file = next.rest.popFirst() {
      if known.contains(file) { continue }
      count += 1
      next.look(through: [file])
    }
    return next
  }

  /// Looks through the books that it takes to hold all of `roots`.
  private mutating func look(through roots: [FileID]) {
    var host = AnalysisHost(today: today)
    let books = host.loadBooks(
      among: roots, from: WorkerDisk(environment: environment, folders: folders))
    let analyses = books.compactMap { host.analysis(of: $0.root) }
    let survey = BookSurvey(
      wanted: Set(books.map(\.root)), books: analyses, uris: uris, client: client)
    let found = (try? survey.findings(unless: .never)) ?? [:]
    for (file, params) in found where !known.contains(file) { findings[file] = params }
    known.formUnion(books.flatMap(\.files))
  }
}
