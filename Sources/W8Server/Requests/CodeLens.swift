import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// What stands above headers and declarations.
  static let codeLens = RequestRoute(
    "textDocument/codeLens", runs: .worker, advertises: ["codeLensProvider": [:]]
  ) {
    (snapshot, _: LSP.DocumentParams, interruption) throws(Interrupted) -> [LSP.CodeLens] in
    let lenses = try snapshot.analysis.codeLenses(in: snapshot.file, unless: interruption)
    return snapshot.toProtocol.codeLenses(lenses)
  }.waitingForBooks()
}
