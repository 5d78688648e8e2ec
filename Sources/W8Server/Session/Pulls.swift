import LanguageServerProtocol
import W8Analysis

/// What a client that asks for diagnostics waits for, and what it knows.
struct Pulls: Sendable {
  /// The requests about the workspace for which there is nothing new yet.
  var waiting: [WorkspacePull] = []
  /// Whether a request about the workspace was answered before: the first is never held.
  var hasAnswered = false
  /// The state of all files when held requests were last looked at.
  var seenChange: Int?
  /// The open documents whose own text has changed since books were last looked at.
  var edited: Set<FileID> = []
  /// The same while the worker looks at books.
  var editedBefore: Set<FileID> = []
  /// What the client knows.
  let told = SentReports()
}

/// A request about the diagnostics of the workspace.
struct WorkspacePull: Sendable {
  let request: PendingRequest
  let params: LSP.WorkspaceDiagnosticParams
}
