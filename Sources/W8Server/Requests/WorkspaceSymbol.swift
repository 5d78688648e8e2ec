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
      -> [FoundSymbol] in
    let found = try workspaceSymbols(
      matching: params.query, in: snapshot.analyses, unless: interruption)
    return found.compactMap { symbol in
      snapshot.location(of: symbol.target).map { FoundSymbol(symbol: symbol, location: $0) }
    }
  }.waitingForBooks()
}

/// A symbol with its place.
private struct FoundSymbol: JSONEncodable, Sendable {
  let symbol: WorkspaceSymbol
  let location: LSP.Location

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", symbol.name)
      json.field("kind", symbol.kind.wireKind)
      json.field("location", location)
      json.optionalField("containerName", symbol.detail)
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
