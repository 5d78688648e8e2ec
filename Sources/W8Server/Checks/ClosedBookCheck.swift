import LanguageServerProtocol
import Primitives
import W8Book
import W8Engine

/// Checks the books of the workspace of which no document is open.
struct ClosedBookCheck: DiskJob {
  /// The number of the check: what an older one has found is of no use.
  let number: Int
  let environment: ServerEnvironment
  private let client: Client
  private let uris: KnownURIs
  private let today: CivilDate
  private let folders: [String]
  /// The lines of the logs that may include others; nil once it is known which of them are roots.
  private var lines: [FileID: [UInt8]]?
  var rest: ArraySlice<FileID>
  /// The files that need no check: those of open books, and those that another one includes.
  private var known: Set<FileID>
  /// The diagnostics of each file so far.
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
    lines = [:]
    for path in logs.followedIncluders where !known.contains(FileID(path)) {
      lines?[FileID(path)] = logs.includeLines(of: path)
    }
    rest = logs.paths.sorted().map(FileID.init)[...]
  }

  var isDone: Bool { lines == nil && rest.isEmpty }

  /// What is read counts for nothing beside the check of it.
  var size: Int { 0 }

  mutating func prepareStep() {
    // Roots come first: what they include is checked with them.
    if let lines { rest = (roots(among: lines) + rest)[...] }
    lines = nil
  }

  /// Those of the files with `lines` that include others which none of them includes.
  private func roots(among lines: [FileID: [UInt8]]) -> [FileID] {
    var host = AnalysisHost(today: today)
    for (file, lines) in lines { host.apply(.open(file, lines, version: 0)) }
    let files = lines.keys.sorted { $0.name < $1.name }
    return host.loadBooks(among: files, from: disk(recode: includeLines)).map { $0.root }
  }

  private func disk(recode: (@Sendable ([UInt8]) -> [UInt8])? = nil) -> WorkerDisk {
    WorkerDisk(environment: environment, folders: folders, recode: recode)
  }

  /// Checks the book of `root`.
  mutating func take(_ root: FileID) {
    if known.contains(root) { return }
    var host = AnalysisHost(today: today, mostBytes: ServerEnvironment.mostClosedBytes)
    let books = host.loadBooks(among: [root], from: disk())
    let analyses = books.compactMap { host.analysis(of: $0.root) }
    let check = BookCheck(
      wanted: Set(books.map { $0.root }), books: analyses, uris: uris, client: client)
    let found = (try? check.findings(unless: .never)) ?? [:]
    for (file, params) in found where !known.contains(file) { findings[file] = params }
    known.formUnion(books.flatMap { $0.files })
  }
}

/// The diagnostics of the books of the workspace of which no document is open.
struct ClosedBooks: Sendable {
  /// By file; what was found last.
  private(set) var findings: [FileID: LSP.PublishDiagnosticsParams] = [:]
  /// Whether nothing has come since that could have changed them.
  private var isCurrent = false
  /// The number of checks that have begun.
  private var count = 0
  /// The files of open books when the last check began.
  private var known: Set<FileID> = []

  /// Notes that files of such books, or which books these are, may have changed.
  mutating func markChanged() { isCurrent = false }

  /// The number of a check that is to begin, where the files of open books are `known`; nil where nothing has changed.
  mutating func begin(_ known: Set<FileID>) -> Int? {
    // What is open now is checked as open; only what is open no more was not checked.
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
