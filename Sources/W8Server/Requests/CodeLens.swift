import JSON
import LanguageServerProtocol
import Primitives
import W8Engine
import W8IDE
import W8Text

extension RequestRoute {
  /// What stands above headers and declarations.
  static let codeLens = RequestRoute(
    "textDocument/codeLens", runs: .worker, advertises: ["codeLensProvider": [:]]
  ) {
    (snapshot, _: LSP.DocumentParams, interruption) throws(Interrupted) -> WrittenList<CodeLens> in
    guard snapshot.settings.showsCodeLenses else { return WrittenList([]) { _, _ in } }
    // What a month comes to is shown once.
    let areMonthsHints =
      snapshot.client.capabilities.hasInlayHints
      && snapshot.settings.inlayHints.contains(.monthSummary)
    let lenses = try snapshot.analysis.codeLenses(
      in: snapshot.file, withMonths: !areMonthsHints, unless: interruption)
    let uri = snapshot.document.uri.spelling
    var walk = snapshot.toProtocol.walk()
    return WrittenList(lenses) { lens, json in
      json.field("range", LSP.Range(lens.range, &walk))
      json.key("command")
      // A click shows the report of what the lens is about.
      json.object { json in
        json.field("title", visible(lens.title))
        json.field("command", ServerCommand.report.name)
        let (key, value) = target(of: lens.subject)
        json.field("arguments", [["uri": .string(uri), key: .string(value)]] as JSON)
      }
    }
  }.waiting(.whileLogsAreLookedFor)
}

private func target(of subject: CodeLensSubject) -> (key: String, value: String) {
  switch subject {
  case .month(let month): ("date", month.firstDay.description)
  case .gym(let gym): ("gym", gym)
  }
}
