import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The outline of a document, nested if the client takes that, else as a list.
  static let documentSymbol = RequestRoute(
    "textDocument/documentSymbol", advertises: ["documentSymbolProvider": true]
  ) { (session: inout ServerSession, params: LSP.DocumentSymbolParams) -> SymbolAnswer? in
    guard let snapshot = session.snapshot(of: params.textDocument) else { return nil }
    let symbols = snapshot.analysis.documentSymbols(in: snapshot.file)
    return session.client.capabilities.hasHierarchicalDocumentSymbols
      ? .nested(snapshot.toProtocol.documentSymbols(symbols))
      : .flat(snapshot.toProtocol.symbolInformation(symbols))
  }
}

/// The outline in one of the two forms that clients know.
private enum SymbolAnswer: JSONEncodable {
  case nested([LSP.DocumentSymbol])
  case flat([LSP.SymbolInformation])

  func write(to json: inout JSONWriter) {
    switch self {
    case .nested(let symbols): symbols.write(to: &json)
    case .flat(let symbols): symbols.write(to: &json)
    }
  }
}
