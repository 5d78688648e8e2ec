import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// More about a completion item that somebody looks at; of others the item as it came.
  static let completionResolve = RequestRoute(
    "completionItem/resolve", runs: .firstThread, advertises: [:]
  ) { (snapshot, params: LSP.CompletionResolveParams, _) in
    var item = params.item
    let content = CompletionTopic(data: params.data)
      .flatMap(snapshot.analysis.documentation)
    if let content {
      let kind = snapshot.client.capabilities.completion.documentationFormat.first ?? .plaintext
      item["documentation"] = [
        "kind": .string(kind.rawValue), "value": .string(content.text(as: kind)),
      ]
    }
    return JSON.object(item)
  }
}
