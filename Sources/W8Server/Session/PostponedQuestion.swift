import JSON

/// A question that is answered when more is known of the books.
struct PostponedQuestion: Sendable {
  let question: Question
  let params: JSON
  /// Whether the files that are not open were looked at since it came.
  var hasLooked: Bool
}

extension ServerSession {
  /// Whether a question has to wait; files that must be looked at for it are.
  mutating func mustWait(_ waiting: Waiting, hasLooked: Bool) -> Bool {
    switch waiting {
    case .never: false
    case .whileLogsAreLookedFor: books.areUnsettled
    case .untilFilesAreLookedAt: books.areUnsettled || !hasLooked && lookAgain { _ in true }
    case .untilAllFoldersAreSearched: isSearchingAllFolders(hasLooked: hasLooked)
    }
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
