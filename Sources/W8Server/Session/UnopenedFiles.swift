import JSON
import LanguageServerProtocol
import W8Analysis
import W8Text

extension ServerSession {
  /// Notes that includes may lead elsewhere now: they are looked up anew.
  mutating func markDiskChanged() {
    host.apply(.disk)
    books.logs.forgetElsewhere()
    reports.noteChange { _ in true }
    books.markAll()
    documents.markAllUnpublished()
  }

  /// Notes that the document `file` is told about as an open one from now on.
  mutating func forgetPublication(of file: FileID) {
    books.published[file] = nil
  }

  /// Asks the client to ask for hints and code lenses anew, where those of another document may have changed; false
  /// where nothing is to be asked.
  mutating func refreshHints() -> Bool {
    guard books.mustRefreshHints else { return false }
    books.mustRefreshHints = false
    if client.capabilities.refreshesInlayHints {
      sendRequest("workspace/inlayHint/refresh", JSON?.none)
    }
    if client.capabilities.refreshesCodeLenses {
      sendRequest("workspace/codeLens/refresh", JSON?.none)
    }
    return true
  }

  /// Has the worker look at books whose texts have changed, for what there is to tell about their files; false when
  /// there is nothing to be looked at, or it looks already.
  mutating func checkBooks() -> Bool {
    if refreshReports() { return true }
    guard !books.isChecking else { return false }
    let wanted = books.takeToBeChecked()
    guard !wanted.isEmpty, needsChecks else { return false }
    let check = check(of: wanted)
    if check.books.isEmpty { return false }
    books.isChecking = true
    pulls.editedBefore = pulls.edited
    pulls.edited = []
    hand(over: .check(check))
    return true
  }

  /// Whether the client can be told of what is found: one that asks must know when to ask anew.
  private var needsChecks: Bool { !isPulled || client.capabilities.refreshesDiagnostics }

  /// Tells the client what was found in files of books, where it does not know it yet.
  mutating func publish(_ found: [FileID: LSP.PublishDiagnosticsParams]) {
    books.isChecking = false
    if isPulled { return refreshDiagnostics(found) }
    for (file, params) in found.sorted(by: { $0.key.name < $1.key.name })
    where books.loaded.contains(file) {
      if let key = documents.byFile[file] {
        publish(params, ofOpen: key)
      } else {
        publish(params, ofUnopened: file)
      }
    }
  }

  /// What was found in an earlier text is not told: what is found in the newest is on its way.
  private mutating func publish(_ params: LSP.PublishDiagnosticsParams, ofOpen key: LSP.DocumentURI)
  {
    guard let document = documents[key], document.version == params.version,
      document.published != params
    else { return }
    documents[key]?.published = params
    send(LSP.OutgoingMessage.notification(method: publishMethod, params: params))
  }

  private mutating func publish(
    _ params: LSP.PublishDiagnosticsParams, ofUnopened file: FileID
  ) {
    let known = books.published[file] ?? .init(uri: params.uri)
    guard params.version == nil, params != known else { return }
    books.published[file] = params
    send(LSP.OutgoingMessage.notification(method: publishMethod, params: params))
  }
}
