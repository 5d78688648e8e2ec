import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// The outline of a document, nested if the client takes that, else as a list.
  static let documentSymbol = RequestRoute(
    "textDocument/documentSymbol", runs: .worker, advertises: ["documentSymbolProvider": true]
  ) { (snapshot, _: LSP.DocumentSymbolParams, interruption) throws(Interrupted) -> SymbolAnswer in
    let symbols = try snapshot.analysis.documentSymbols(in: snapshot.file, unless: interruption)
    return SymbolAnswer(symbols: symbols, snapshot: snapshot)
  }
}

/// The outline in the one of two forms that the client knows.
private struct SymbolAnswer: JSONEncodable {
  let symbols: [DocumentSymbol]
  let snapshot: Snapshot

  func write(to json: inout JSONWriter) {
    if snapshot.client.capabilities.hasHierarchicalDocumentSymbols {
      snapshot.toProtocol.writeNested(symbols, to: &json)
    } else {
      snapshot.toProtocol.writeFlat(symbols, to: &json)
    }
  }
}
