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
    guard snapshot.settings.showsCodeLenses else { return [] }
    // What a month comes to is shown once.
    let areMonthsHints =
      snapshot.client.capabilities.hasInlayHints
      && snapshot.settings.inlayHints.contains(.monthSummary)
    let lenses = try snapshot.analysis.codeLenses(
      in: snapshot.file, withMonths: !areMonthsHints, unless: interruption)
    return snapshot.toProtocol.codeLenses(lenses)
  }.waitingForBooks()
}
