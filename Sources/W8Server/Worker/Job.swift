import LanguageServerProtocol
import Primitives

/// Work that is done beside the first thread, on values that nobody changes.
enum Job: Sendable {
  /// Makes the answer to a request.
  case answer(PendingRequest, make: Answer.Work)
  /// Looks through books for what there is to tell.
  case check(BookCheck)
  /// Makes the reports about the workspace.
  case pull(WorkspaceReport)
  /// Makes an answer together with something to be shown.
  case show(PendingRequest, make: @Sendable () -> Shown)
  /// Looks for logs that include others.
  case search(LogSearch)
  /// Looks at the disk for what books need.
  case look(DiskLoad)
  /// Looks through books of which no document is open.
  case closedBooks(ClosedBookCheck)
  /// Makes pages anew that browsers have open.
  case pages(PageRefresh)

  /// The request to be answered; nil for work of the server's own.
  var request: PendingRequest? {
    switch self {
    case .answer(let request, _), .show(let request, _): request
    case .pull(let report): report.pull.request
    case .check, .search, .look, .closedBooks, .pages: nil
    }
  }

  /// Does the work.
  func run() -> JobResult {
    switch self {
    case .answer(let request, let make):
      return .answer(try? make(request.interruption), request)
    case .check(let check):
      return .check((try? check.findings(unless: .never)) ?? [:])
    case .pull(let report):
      let bodies = try? report.make(unless: report.pull.request.interruption)
      return .pull(bodies, report.pull)
    case .show(let request, let make):
      return .show(make(), request)
    case .search(let search):
      return .search(search.step())
    case .look(let look):
      return .look(look.step())
    case .closedBooks(let check):
      return .closedBooks(check.step())
    case .pages(let refresh):
      return .pages(refresh.run())
    }
  }

  /// Whether it takes so long that no answer may wait for it.
  var isLong: Bool {
    if case .pages = self { true } else { false }
  }
}

/// The answer to a request, or the work that makes it.
enum Answer: Sendable {
  /// Makes the bodies of messages from a snapshot, the response last; throws once nobody wants it any more.
  typealias Work = @Sendable (Interruption) throws(Interrupted) -> [[UInt8]]

  case made([UInt8])
  /// The same with messages before the response.
  case madeWithMessages([[UInt8]])
  case toBeMade(Work)
  /// It is made together with something to be shown.
  case toBeShown(@Sendable () -> Shown)
  /// It comes when there is something to tell.
  case held(LSP.WorkspaceDiagnosticParams)
}

/// An answer, and what the client is then asked to show.
struct Shown: Sendable {
  /// The body of the response.
  let body: [UInt8]
  /// Nil when there is nothing to show.
  let document: LSP.ShowDocumentParams?
  /// The page that is kept fresh from now on; nil for anything else.
  let page: ShownPage?

  init(body: [UInt8], document: LSP.ShowDocumentParams?, page: ShownPage? = nil) {
    self.body = body
    self.document = document
    self.page = page
  }

  /// The answer to the request `id` that it cannot be done, with the reason.
  init(_ id: LSP.RequestID, _ reason: String) {
    let error = LSP.ResponseError(.requestFailed, reason)
    self.init(body: LSP.OutgoingMessage.response(id: id, error: error), document: nil)
  }
}
