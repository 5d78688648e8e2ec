import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The includes of a document.
  static let documentLink = RequestRoute(
    "textDocument/documentLink", runs: .firstThread, advertises: ["documentLinkProvider": [:]]
  ) { (snapshot, _: LSP.DocumentParams, _) in
    let toProtocol = snapshot.toProtocol
    return WrittenList(snapshot.analysis.documentLinks(in: snapshot.file)) { link, json in
      json.field("range", toProtocol.range(link.range))
      json.field("target", toProtocol.uri(of: link.target))
      json.optionalField("tooltip", link.tooltip)
    }
  }.waiting(.whileLogsAreLookedFor)
}
