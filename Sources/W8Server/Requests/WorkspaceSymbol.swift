import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// What has a name in any book of which a document is open.
  static let workspaceSymbol = RequestRoute(
    books: "workspace/symbol", advertises: ["workspaceSymbolProvider": true],
    respond: respondInParts
  ) {
    (snapshot, params: LSP.WorkspaceSymbolParams, interruption) throws(Interrupted)
      -> [LSP.SymbolInformation] in
    let found = try workspaceSymbols(
      matching: params.query, in: snapshot.analyses, unless: interruption)
    return found.compactMap(snapshot.symbolInformation)
  }.waitingForBooks()
}

extension WorkspaceSnapshot {
  /// A symbol with its place; nil where no book has that.
  fileprivate func symbolInformation(_ symbol: WorkspaceSymbol) -> LSP.SymbolInformation? {
    location(of: symbol.target).map { location in
      LSP.SymbolInformation(
        name: symbol.name, kind: symbol.kind.wireKind, location: location,
        containerName: symbol.detail)
    }
  }
}

extension WorkspaceSymbol.Kind {
  /// The nearest of the kinds for which clients have a picture, as in an outline.
  fileprivate var wireKind: LSP.SymbolKind {
    switch self {
    case .gym: .object
    case .exercise: .field
    case .tag: .key
    case .month: .namespace
    case .day: .event
    }
  }
}
