import JSON
import LanguageServerProtocol

/// How far the search for logs has come, as the client is told.
struct SearchProgress: Sendable {
  /// A search that takes longer is told.
  static let patience = Duration.seconds(1)

  /// When the search began, by the clock that only goes forward; nil while there is none.
  var start: Duration?
  /// Whether the client was asked to show it.
  var isAnnounced = false
  /// The name under which it is shown; nil while it is not.
  var token: LSP.RequestID?
  /// How much is done, from 0 to 100.
  var percentage = 0
}

extension ServerSession {
  /// Tells the client how far the search has come, if it takes long.
  mutating func showProgress(_ percentage: Int) {
    books.logs.progress.percentage = percentage
    let progress = books.logs.progress
    if let token = progress.token {
      return sendProgress(["kind": "report", "percentage": .integer(percentage)], token)
    }
    guard client.capabilities.hasWorkDoneProgress, !progress.isAnnounced,
      let start = progress.start, environment.elapsed() - start > SearchProgress.patience
    else { return }
    books.logs.progress.isAnnounced = true
    let token = LSP.RequestID.string("w8log-search-\(sent.count)")
    sendRequest(
      "window/workDoneProgress/create", JSON.object(["token": token.json]),
      then: .beginProgress(token))
  }

  /// Begins to tell: the client has agreed.
  mutating func beginProgress(_ token: LSP.RequestID) {
    guard books.logs.runningCount > 0, books.logs.progress.isAnnounced else { return }
    books.logs.progress.token = token
    let percentage = books.logs.progress.percentage
    sendProgress(
      ["kind": "begin", "title": "Looking for logs", "percentage": .integer(percentage)], token)
  }

  /// Tells that the search is over.
  mutating func endProgress() {
    if let token = books.logs.progress.token { sendProgress(["kind": "end"], token) }
    books.logs.progress = SearchProgress()
  }

  private mutating func sendProgress(_ value: JSON, _ token: LSP.RequestID) {
    send(
      LSP.OutgoingMessage.notification(
        method: "$/progress", params: LSP.ProgressParams(token: token, value: value)))
  }
}

extension LSP.RequestID {
  fileprivate var json: JSON {
    switch self {
    case .integer(let number): .integer(number)
    case .string(let text): .string(text)
    case .null: .null
    }
  }
}
