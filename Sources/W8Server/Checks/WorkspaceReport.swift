import JSON
import LanguageServerProtocol
import Primitives
import W8Book
import W8Lint

/// Makes the reports about all files of all books at one moment.
struct WorkspaceReport: Sendable {
  /// The number of reports that an answer has before it is sent in parts.
  private static let mostAtOnce = 256

  let check: BookCheck
  /// The diagnostics of files of books of which no document is open.
  let closed: [FileID: LSP.PublishDiagnosticsParams]
  let id: LSP.RequestID
  let params: LSP.WorkspaceDiagnosticParams
  let sent: SentReports
  /// Whether an answer without news is one too.
  let isFirst: Bool

  /// The bodies of the answer, the response last; nil where there is nothing new. Throws once the client does not want it.
  func make(unless interruption: Interruption) throws(Interrupted) -> [[UInt8]]? {
    let known = known
    var (items, names) = ([FileReport](), known)
    var hasNews = isFirst
    names.removeAll()
    let findings = try check.findings(unless: interruption)
    let all = closed.merging(findings) { _, open in open }
    for (file, found) in all.sorted(by: { $0.key.name < $1.key.name }) {
      let name = reportName(of: found.diagnostics)
      names[found.uri] = name
      sent.note(name, of: file)
      let isKnown = known[found.uri] == name
      // A file without faults that was never reported is no news.
      let isNews = !isKnown && (known[found.uri] != nil || found.diagnostics != .none)
      hasNews = hasNews || isNews
      // Of many files that are only on the disk, those that are as they were are not named again.
      if !isNews, findings[file] == nil { continue }
      items.append(
        FileReport(
          uri: found.uri, version: found.version, diagnostics: found.diagnostics, name: name,
          isUnchanged: isKnown))
    }
    let gone = known.keys.filter { names[$0] == nil }.sorted { $0.spelling < $1.spelling }
    guard hasNews || !gone.isEmpty else { return nil }
    items += gone.map {
      FileReport(uri: $0, version: nil, diagnostics: .none, name: nil)
    }
    sent.workspace = names
    return bodies(items)
  }

  /// The reports that the client keeps: those it names, else those it got last.
  private var known: [LSP.DocumentURI: String] {
    let named = params.previousResultIds
    if named.isEmpty { return isFirst ? [:] : sent.workspace }
    return Dictionary(named.map { ($0.uri, $0.value) }) { _, last in last }
  }

  /// The response, behind the parts of it for a client that takes it in parts.
  private func bodies(_ items: [FileReport]) -> [[UInt8]] {
    guard let token = params.partialResultToken, items.count > Self.mostAtOnce else {
      return [LSP.OutgoingMessage.response(id: id, result: report(items))]
    }
    return stride(from: 0, to: items.count, by: Self.mostAtOnce).map { start in
      let part = Array(items[start..<min(start + Self.mostAtOnce, items.count)])
      return LSP.OutgoingMessage.progress(token, report(part))
    } + [LSP.OutgoingMessage.response(id: id, result: report([]))]
  }

  private func report(_ items: [FileReport]) -> Written { .object { $0.field("items", items) } }
}
