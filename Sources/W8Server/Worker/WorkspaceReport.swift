import JSON
import LanguageServerProtocol
import Primitives
import W8Analysis

/// Makes the reports about all files of all books at one moment.
struct WorkspaceReport: Sendable {
  /// How many reports an answer has before it is sent in parts.
  private static let mostAtOnce = 256

  let check: BookCheck
  /// What there is to tell about files of books of which no document is open.
  let closed: [FileID: LSP.PublishDiagnosticsParams]
  let pull: WorkspacePull
  let told: SentReports
  /// Whether an answer without news is one too.
  let isFirst: Bool

  /// The bodies of the answer, the response last; nil where there is nothing new. Throws once nobody wants it.
  func make(unless interruption: Interruption) throws(Interrupted) -> [[UInt8]]? {
    let known = known
    var (items, names) = ([LSP.WorkspaceDocumentDiagnosticReport](), known)
    var hasNews = isFirst
    names.removeAll()
    let findings = try check.findings(unless: interruption)
    let all = closed.merging(findings) { _, open in open }
    for (file, found) in all.sorted(by: { $0.key.name < $1.key.name }) {
      let name = reportName(of: found.diagnostics)
      names[found.uri] = name
      told.note(name, of: file)
      let isKnown = known[found.uri] == name
      // A file without faults of which the client never heard is no news.
      let isNews = !isKnown && (known[found.uri] != nil || !found.diagnostics.isEmpty)
      hasNews = hasNews || isNews
      // Of many files that are only on the disk, those that are as they were are not named again.
      if !isNews, findings[file] == nil { continue }
      items.append(
        .init(
          uri: found.uri, version: found.version,
          report: isKnown
            ? .unchanged(resultId: name) : .full(found.diagnostics, resultId: name)))
    }
    let gone = known.keys.filter { names[$0] == nil }.sorted { $0.spelling < $1.spelling }
    guard hasNews || !gone.isEmpty else { return nil }
    items += gone.map {
      .init(uri: $0, version: nil, report: .full(.init(), resultId: nil))
    }
    told.workspace = names
    return bodies(items)
  }

  /// The reports that the client keeps: those it names, else those it got last.
  private var known: [LSP.DocumentURI: String] {
    let named = pull.params.previousResultIds
    if named.isEmpty { return isFirst ? [:] : told.workspace }
    return Dictionary(named.map { ($0.uri, $0.value) }) { _, last in last }
  }

  private func bodies(_ items: [LSP.WorkspaceDocumentDiagnosticReport]) -> [[UInt8]] {
    guard let token = pull.params.partialResultToken, items.count > Self.mostAtOnce else {
      return [response(items)]
    }
    return stride(from: 0, to: items.count, by: Self.mostAtOnce).map { start in
      let part = Array(items[start..<min(start + Self.mostAtOnce, items.count)])
      return LSP.OutgoingMessage.notification(
        method: "$/progress",
        params: LSP.ProgressParams(token: token, value: LSP.WorkspaceDiagnosticReport(items: part)))
    } + [response([])]
  }

  private func response(_ items: [LSP.WorkspaceDocumentDiagnosticReport]) -> [UInt8] {
    LSP.OutgoingMessage.response(
      id: pull.request.id, result: LSP.WorkspaceDiagnosticReport(items: items))
  }
}
