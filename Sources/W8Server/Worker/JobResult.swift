import LanguageServerProtocol
import W8Analysis

/// What the worker has found out; the first thread makes of it what is to be sent.
enum JobResult: Sendable {
  /// The bodies of the messages that answer a request, the response last; nil where it was given up.
  case answer([[UInt8]]?, PendingRequest)
  /// What there is to tell about files of books.
  case check([FileID: LSP.PublishDiagnosticsParams])
  /// The bodies of the answer to a request about the workspace; nil where there is nothing new.
  case pull([[UInt8]]?, WorkspacePull)
  /// An answer, and what is to be shown with it.
  case show(Shown, PendingRequest)
  /// Which logs include others, as far as somebody has looked.
  case search(LogSearch.Step)
  /// What stands on the disk, as far as somebody has looked.
  case look(DiskLoad)
  /// What there is to tell about books of which no document is open, as far as somebody has looked.
  case closedBooks(ClosedBookCheck)
  /// Pages were made anew.
  case pages(RefreshedPages)
}
