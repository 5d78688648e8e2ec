import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// The outline of a document, nested if the client takes that, else as a list.
  static let documentSymbol = RequestRoute(
    "textDocument/documentSymbol", runs: .worker, advertises: ["documentSymbolProvider": true]
  ) { (snapshot, _: LSP.DocumentParams, interruption) throws(Interrupted) in
    snapshot.toProtocol.symbols(
      try snapshot.analysis.documentSymbols(in: snapshot.file, unless: interruption))
  }
}
