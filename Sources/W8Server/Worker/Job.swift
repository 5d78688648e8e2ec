import LanguageServerProtocol
import Primitives

/// Work that is done beside the first thread, on values that nobody changes.
enum Job: Sendable {
  /// Makes the answer to a question.
  case answer(Question, make: Answer.Work)
  /// Looks through books for what there is to tell.
  case survey(BookSurvey)
  /// Makes the reports about the workspace.
  case pull(WorkspaceReport)
  /// Makes an answer together with something to be shown.
  case show(Question, make: @Sendable () -> Shown)
  /// Looks for logs that include others.
  case search(LogSearch)
  /// Looks at the disk for what books need.
  case look(DiskLook)
  /// Looks through books of which no document is open.
  case closedBooks(ClosedBookSurvey)
  /// Makes pages anew that browsers have open.
  case pages(PageRefresh)

  /// The question to be answered; nil for work of the server's own.
  var question: Question? {
    switch self {
    case .answer(let question, _), .show(let question, _): question
    case .pull(let report): report.pull.question
    case .survey, .search, .look, .closedBooks, .pages: nil
    }
  }

  /// Does the work.
  func run() -> Outcome {
    switch self {
    case .answer(let question, let make):
      return .answer(try? make(question.interruption), question)
    case .survey(let survey):
      return .survey((try? survey.findings(unless: .never)) ?? [:])
    case .pull(let report):
      let bodies = try? report.make(unless: report.pull.question.interruption)
      return .pull(bodies, report.pull)
    case .show(let question, let make):
      return .show(make(), question)
    case .search(let search):
      return .search(search.step())
    case .look(let look):
      return .look(look.step())
    case .closedBooks(let survey):
      return .closedBooks(survey.step())
    case .pages(let refresh):
      return .pages(refresh.run())
    }
  }

  /// Whether it takes so long that no answer may wait for it.
  var isLong: Bool {
    if case .pages = self { true } else { false }
  }
}

/// The answer to a question, or the work that makes it.
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
