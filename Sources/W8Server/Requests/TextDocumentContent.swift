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
      session: inout ServerSession, id: LSP.RequestID, params: LSP.TextDocumentContentParams
    ) throws(LSP.ResponseError) in
    if let address = RuleAddress(params.uri) {
      return .made(content(rulePage(of: address.rule), id))
    }
    guard let address = ReportAddress(params.uri) else {
      throw LSP.ResponseError(
        .invalidParams,
        "no document has the address \"\(params.uri.spelling.prefix(100))\"; write \(RuleAddress.scheme):W8104"
      )
    }
    return try session.report(at: address, spelled: params.uri, id)
  }
}

extension ServerSession {
  /// The work that makes the report at an address; the client is told when it is over.
  fileprivate mutating func report(
    at address: ReportAddress, spelled uri: LSP.DocumentURI, _ id: LSP.RequestID
  ) throws(LSP.ResponseError) -> Answer {
    let document = LSP.TextDocumentIdentifier(uri: address.document)
    guard let snapshot = snapshot(of: document) else {
      throw LSP.ResponseError(
        .requestFailed, "the log of \"\(uri.spelling.prefix(100))\" is not open")
    }
    reports.watch(uri, snapshot.document.file)
    let pages = environment.pages
    return .toBeMade { _ in
      let text = pages.report(snapshot.source(gym: address.gym, date: address.date))
      return [content(text, id)]
    }
  }
}

/// The response with the text of a document.
private func content(_ text: String, _ id: LSP.RequestID) -> [UInt8] {
  LSP.OutgoingMessage.response(id: id, result: ["text": .string(text)] as JSON)
}
