import JSON
import LanguageServerProtocol

/// A question that is answered when more is known of the books.
struct PostponedQuestion: Sendable {
  let question: Question
  let params: JSON
  /// Whether the files that are not open were looked at since it came.
  var hasLooked: Bool
}

extension ServerSession {
  /// Whether a question has to wait; files that must be looked at for it are.
  mutating func mustWait(_ waiting: Waiting, _ params: JSON, hasLooked: Bool) -> Bool {
    switch waiting {
    case .never: false
    case .whileLogsAreLookedFor: isUnsettled(params)
    case .untilFilesAreLookedAt: isUnsettled(params) || !hasLooked && lookAgain { _ in true }
    case .untilAllFoldersAreSearched: isSearchingAllFolders(hasLooked: hasLooked)
    }
  }

  /// Whether the book of the document that a question is about is not known as a whole.
  private func isUnsettled(_ params: JSON) -> Bool {
    guard let spelling = params["textDocument"]?["uri"]?.stringValue,
      let document = document(LSP.DocumentURI(spelling))
    else { return books.areUnsettled }
    return books.areUnsettled(for: document.file)
  }

  private mutating func isSearchingAllFolders(hasLooked: Bool) -> Bool {
    searchAllFolders()
    return books.areUnsettled || books.logs.runningCount > 0
      || !hasLooked && lookAgain { _ in true }
  }

  /// Answers the questions that have waited until more is known of the books.
  mutating func answerPostponed() {
    let waiting = postponed
    postponed = []
    for one in waiting { answer(one.question, one.params, hasLooked: one.hasLooked) }
  }

  /// Notes for all questions that wait that the files were looked at.
  mutating func noteLook() {
    for index in postponed.indices { postponed[index].hasLooked = true }
  }
}
