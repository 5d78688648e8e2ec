import LanguageServerProtocol
import Synchronization
import W8Book

/// Which reports the client has asked for and got: the worker makes them, the first thread checks whether they still hold.
final class SentReports: Sendable {
  private struct State {
    var names: [FileID: String] = [:]
    var related: Set<FileID> = []
    var workspace: [LSP.DocumentURI: String] = [:]
  }

  private let state = Mutex(State())

  /// The name of the last report about `file`; nil when the client has none.
  func name(of file: FileID) -> String? {
    state.withLock { $0.names[file] }
  }

  /// Notes that the client gets the report `name` about `file`; nil forgets what it knew.
  func note(_ name: String?, of file: FileID) {
    state.withLock { $0.names[file] = name }
  }

  /// The files that were reported beside another.
  var related: Set<FileID> { state.withLock { $0.related } }

  /// Notes that `files` are reported beside another.
  func noteRelated(_ files: [FileID]) {
    state.withLock { $0.related.formUnion(files) }
  }

  /// The names of the reports in the last answer about the workspace.
  var workspace: [LSP.DocumentURI: String] {
    get { state.withLock { $0.workspace } }
    set { state.withLock { $0.workspace = newValue } }
  }
}
