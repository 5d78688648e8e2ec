import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The text of a document that is on no disk: the page of a rule, or the report of a log.
  static let textDocumentContent = RequestRoute(
    session: "workspace/textDocumentContent",
    advertises: [
      "workspace": [
        "textDocumentContent": [
          "schemes": [.string(ReportAddress.scheme), .string(RuleAddress.scheme)]
        ]
      ]
    ]
  ) {
    (
      session: inout ServerSession, request, params: LSP.TextDocumentContentParams
    ) throws(LSP.ResponseError) in
    if let address = RuleAddress(params.uri) {
      return [request.response(["text": .string(rulePage(of: address.rule))] as JSON)]
    }
    guard let address = ReportAddress(params.uri) else {
      throw LSP.ResponseError(
        .invalidParams,
        "no document has the address \"\(params.uri.spelling.prefix(100))\"; write \(RuleAddress.scheme):W8104"
      )
    }
    let document = LSP.TextDocumentIdentifier(uri: address.document)
    guard let snapshot = session.snapshot(of: document) else {
      throw LSP.ResponseError(
        .requestFailed, "the log of \"\(params.uri.spelling.prefix(100))\" is not open")
    }
    // The client is asked to refresh the report once it is outdated.
    session.reports.watch(params.uri, snapshot.document.file)
    let pages = try session.pages()
    session.answerLater(request) { _ in
      let text = pages.report(snapshot.source(gym: address.gym, date: address.date))
      return [request.response(["text": .string(text)] as JSON)]
    }
    return nil
  }
}
