import JSON
import LanguageServerProtocol
import Primitives
import Synchronization
import W8Book

/// Makes the report about one document from its books at one moment.
struct DocumentReport: Sendable {
  let check: BookCheck
  let file: FileID
  /// The name of the report that the client keeps.
  let previous: String?
  let sent: SentReports
  /// The files of all books.
  let loaded: Set<FileID>

  /// The report; throws once the client does not want it.
  func make(unless interruption: Interruption) throws(Interrupted) -> Written {
    let isRelated = check.client.capabilities.diagnostic?.hasRelatedDocuments == true
    let all = isRelated ? try check.findings(unless: interruption) : [:]
    let diagnostics = (all[file] ?? check.findings(of: file))?.diagnostics ?? .none
    let own = reportName(of: diagnostics)
    let others = related(all)
    // Under one name stand the reports about others too: who gives it has them all.
    let name = others.isEmpty ? own : contentHash(JSONWriter.write(others) + Array(own.utf8))
    sent.note(own, of: file)
    let report = FileReport(
      uri: check.uris.uri(of: file), version: nil, diagnostics: diagnostics, name: name,
      isUnchanged: name == previous)
    return .object { json in
      report.writeReport(to: &json)
      if report.isUnchanged || others.isEmpty { return }
      json.key("relatedDocuments")
      json.object { json in
        for other in others {
          json.key(named: other.uri.spelling)
          json.object(other.writeReport)
        }
      }
    }
  }

  /// What is reported of the files that are not open, and that were reported before.
  private func related(_ all: [FileID: LSP.PublishDiagnosticsParams]) -> [FileReport] {
    let unopened = all.filter { $0.key != file && check.uris[$0.key] == nil }
    sent.noteRelated(unopened.filter { $0.value.diagnostics != .none }.map { $0.key })
    return sent.related.subtracting(check.uris.open.keys)
      .sorted { $0.name < $1.name }
      // What belongs to no book any more is reported for the last time; that of other books is not known here.
      .filter { unopened[$0] != nil || !loaded.contains($0) }
      .map { id in
        let diagnostics = unopened[id]?.diagnostics ?? .none
        return FileReport(
          uri: unopened[id]?.uri ?? check.uris.uri(of: id), version: nil, diagnostics: diagnostics,
          name: reportName(of: diagnostics))
      }
  }
}

/// What is reported of one file of several.
struct FileReport: JSONEncodable {
  let uri: LSP.DocumentURI
  /// The version that was checked; nil for a file on disk.
  let version: Int?
  let diagnostics: LSP.WrittenDiagnostics
  /// The name of the report; nil for one that the client need not keep.
  let name: String?
  /// Whether the client has the report of this name.
  var isUnchanged = false

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("uri", uri)
      json.field("version", version)
      writeReport(to: &json)
    }
  }

  /// Writes the members of the report alone.
  func writeReport(to json: inout JSONWriter) {
    json.field("kind", isUnchanged ? "unchanged" : "full")
    json.optionalField("resultId", name)
    if !isUnchanged { json.field("items", diagnostics) }
  }
}

/// The name of a report: equal for equal contents, whenever and wherever it is made.
func reportName(of diagnostics: LSP.WrittenDiagnostics) -> String {
  contentHash(diagnostics.json)
}

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

  func noteRelated(_ files: [FileID]) {
    state.withLock { $0.related.formUnion(files) }
  }

  /// The names of the reports in the last answer about the workspace.
  var workspace: [LSP.DocumentURI: String] {
    get { state.withLock { $0.workspace } }
    set { state.withLock { $0.workspace = newValue } }
  }
}
