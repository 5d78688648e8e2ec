import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// Where the name at a place is declared, or used first; where an include leads.
  static let definition = RequestRoute(
    "textDocument/definition", runs: .worker, advertises: ["definitionProvider": true]
  ) {
    (snapshot, params: LSP.TextDocumentPositionParams, interruption) throws(Interrupted) in
    let found = try snapshot.analysis.definition(
      in: snapshot.file, at: snapshot.offset(params.position), unless: interruption)
    // Null where nothing is found.
    return found.map { definition in
      Written(snapshot.toProtocol.targets(of: definition).write)
    }
  }.waitingForBooks()
}
