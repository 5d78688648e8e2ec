import JSON
import LanguageServerProtocol
import W8Analysis

/// The reports that the client shows, and which of them are over.
struct WatchedReports: Sendable {
  /// How many are looked after; of more the first are forgotten.
  private static let most = 32

  private struct Report {
    let uri: LSP.DocumentURI
    let file: FileID
    var isOver = false
    var isTold = false
  }

  private var reports: [Report] = []

  /// Looks after the report at `uri` of the book of `file` from now on: the client gets it as it is now.
  mutating func watch(_ uri: LSP.DocumentURI, _ file: FileID) {
    reports.removeAll { $0.uri == uri }
    reports.append(Report(uri: uri, file: file))
    if reports.count > Self.most { reports.removeFirst() }
  }

  /// Notes that the books of some files tell something else now.
  mutating func noteChange(where isInBook: (FileID) -> Bool) {
    for index in reports.indices where isInBook(reports[index].file) {
      reports[index].isOver = true
    }
  }

  /// The reports that are over and of which the client was not told yet.
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
  /// Tells the client which reports are over, and whether any is; one of which it was told it is told again once it has asked for it.
  mutating func refreshReports() -> Bool {
    let over = reports.takeOver()
    for uri in over {
      sendRequest(
        "workspace/textDocumentContent/refresh", JSON.object(["uri": .string(uri.spelling)]))
    }
    return !over.isEmpty
  }
}
