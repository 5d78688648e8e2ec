import JSON
import LanguageServerProtocol

/// A request that is answered when more is known of the books.
struct PostponedRequest: Sendable {
  let request: PendingRequest
  let params: JSON
  /// Whether the files that are not open were reloaded since it came.
  var hasReloaded: Bool
}

extension ServerSession {
  /// Whether a request has to wait; starts the reload that it waits for.
  mutating func mustWait(_ waiting: Waiting, _ params: JSON, hasReloaded: Bool) -> Bool {
    switch waiting {
    case .never: false
    case .whileLogsAreLookedFor: isUnresolved(params)
    case .untilFilesAreLookedAt: isUnresolved(params) || !hasReloaded && reload { _ in true }
    case .untilAllFoldersAreSearched: isSearchingAllFolders(hasReloaded: hasReloaded)
    }
  }

  /// Whether the book of the document that a request is about is not known as a whole.
  private func isUnresolved(_ params: JSON) -> Bool {
    guard let spelling = params["textDocument"]?["uri"]?.stringValue,
      let document = document(LSP.DocumentURI(spelling))
    else { return books.areUnresolved }
    return books.areUnresolved(for: document.file)
  }

  private mutating func isSearchingAllFolders(hasReloaded: Bool) -> Bool {
    searchAllFolders()
    return books.areUnresolved || books.logs.runningCount > 0
      || !hasReloaded && reload { _ in true }
  }

  /// Answers the requests that have waited until more is known of the books.
  mutating func answerPostponed() {
    let waiting = postponed
    postponed = []
    for one in waiting { answer(one.request, one.params, hasReloaded: one.hasReloaded) }
  }

  /// Notes for all requests that wait that the files were reloaded.
  mutating func noteReload() {
    for index in postponed.indices { postponed[index].hasReloaded = true }
  }
}

/// What a request waits for before it is answered.
enum Waiting {
  case never
  /// The answer depends on the logs that include its document.
  case whileLogsAreLookedFor
  /// The same, and another program may have written a file that is to be changed.
  case untilFilesAreLookedAt
  /// The same, and it is about logs that are not open too.
  case untilAllFoldersAreSearched
}
