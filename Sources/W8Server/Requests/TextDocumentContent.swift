import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The text of a document that is on no disk: the page of a rule.
  static let textDocumentContent = RequestRoute(
    "workspace/textDocumentContent",
    advertises: [
      "workspace": ["textDocumentContent": ["schemes": [.string(RuleAddress.scheme)]]]
    ]
  ) { (params: LSP.TextDocumentContentParams) throws(LSP.ResponseError) in
    guard let address = RuleAddress(params.uri) else {
      throw LSP.ResponseError(
        .invalidParams,
        "no document has the address \"\(params.uri.spelling.prefix(100))\"; write \(RuleAddress.scheme):W8104"
      )
    }
    return LSP.TextDocumentContentResult(text: rulePage(of: address.rule))
  }
}
