import LanguageServerProtocol
import W8Analysis
import W8IDE

/// All books at one moment of which a document is open, with what is needed to speak about them to the client.
struct WorkspaceSnapshot: Sendable {
  /// The books, in order.
  let analyses: [Analysis]
  /// The documents that are open, by their names in the analysis.
  let uris: KnownURIs
  let client: Client

  /// The place that `target` names; nil when no book has it.
  func location(of target: NavigationTarget) -> LSP.Location? {
    for analysis in analyses {
      guard let file = analysis.file(target.file) else { continue }
      let toProtocol = ToProtocol(
        uri: uris.uri(of: file.id), version: nil, file: file,
        analysis: analysis, uris: uris, client: client)
      return toProtocol.location(target.range)
    }
    return nil
  }
}

extension ServerSession {
  /// All books as they are now, for answering a request.
  mutating func workspaceSnapshot() -> WorkspaceSnapshot {
    refreshBooks()
    var analyses: [Analysis] = []
    for root in books.books.map(\.book.root) {
      if let analysis = host.analysis(of: root) { analyses.append(analysis) }
    }
    return WorkspaceSnapshot(analyses: analyses, uris: knownURIs, client: client)
  }
}
