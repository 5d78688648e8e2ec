import JSON
import LanguageServerProtocol
import W8Book

/// The reports that the client shows, and which of them are outdated.
struct WatchedReports: Sendable {
  /// How many are watched; of more the first are forgotten.
  private static let most = 32

  private struct Report {
    let uri: LSP.DocumentURI
    let file: FileID
    var isOver = false
    var isTold = false
  }

  private var reports: [Report] = []

  /// Watches the report at `uri` of the book of `file` from now on: the client gets it as it is now.
  mutating func watch(_ uri: LSP.DocumentURI, _ file: FileID) {
    reports.removeAll { $0.uri == uri }
    reports.append(Report(uri: uri, file: file))
    if reports.count > Self.most { reports.removeFirst() }
  }

  /// Notes that the reports of some books are outdated.
  mutating func noteChange(where isInBook: (FileID) -> Bool) {
    for index in reports.indices where isInBook(reports[index].file) {
      reports[index].isOver = true
    }
  }

  /// The outdated reports that the client was not asked to refresh yet.
  mutating func takeOver() -> [LSP.DocumentURI] {
    var taken: [LSP.DocumentURI] = []
    for index in reports.indices where reports[index].isOver && !reports[index].isTold {
      reports[index].isTold = true
      taken.append(reports[index].uri)
    }
    return taken
  }
}

extension ServerSession {
  /// Asks the client to refresh outdated reports, each once until it requests it; false where there are none.
  mutating func refreshReports() -> Bool {
    let over = reports.takeOver()
    for uri in over {
      sendRequest(
        "workspace/textDocumentContent/refresh", JSON.object(["uri": .string(uri.spelling)]))
    }
    return !over.isEmpty
  }
}
