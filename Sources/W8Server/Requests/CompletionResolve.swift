import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The documentation of a completion item that is displayed; of others the item as it came.
  static let completionResolve = RequestRoute(
    session: "completionItem/resolve"
  ) { (session: inout ServerSession, request, params: LSP.CompletionResolveParams) in
    var item = params.item
    let analysis = session.snapshot(of: params.textDocument)?.analysis
    let content = CompletionTopic(data: params.data).flatMap { analysis?.documentation(of: $0) }
    if let content {
      let formats = session.client.capabilities.completion.documentationFormat
      let kind = formats.first ?? .plaintext
      item["documentation"] = content.markup(kind)
    }
    return [request.response(item)]
  }
}
