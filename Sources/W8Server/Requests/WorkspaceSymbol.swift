import JSON
import LanguageServerProtocol
import Primitives
import W8Book
import W8IDE

extension RequestRoute {
  /// What has a name in any book of which a document is open.
  static let workspaceSymbol = RequestRoute(
    session: "workspace/symbol", waiting: .whileLogsAreLookedFor,
    advertises: ["workspaceSymbolProvider": true]
  ) {
    (
      session: inout ServerSession, request, params: LSP.WorkspaceSymbolParams
    ) throws(LSP.ResponseError) in
    let books = session.openBooks()
    let (uris, client) = (session.knownURIs, session.client)
    session.answerLater(request) { (interruption) throws(Interrupted) in
      let found = try workspaceSymbols(matching: params.query, in: books, unless: interruption)
      let symbols = found.compactMap { symbol -> FoundSymbol? in
        let location = books.lazy.compactMap { book in
          book.file(symbol.target.file).map { file in
            ToProtocol(file, of: book, uris, client).location(symbol.target.range)
          }
        }.first
        return location.map { FoundSymbol(symbol: symbol, location: $0) }
      }
      return respondInParts(request, params, symbols)
    }
    return nil
  }
}

/// A symbol with its location.
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
