import JSON
import LanguageServerProtocol

/// How many elements of a list are sent at once to a client that takes it in parts.
private let mostAtOnce = 1_000

/// The messages that answer with a list: for a client that takes it in parts these, and then an empty response, which
/// ends it.
@Sendable
func respondInParts<Params: LSP.PartialResultParams, Element: JSONEncodable & Sendable>(
  _ id: LSP.RequestID, _ params: Params, _ result: [Element]
) -> [[UInt8]] {
  guard let token = params.partialResultToken, !result.isEmpty else {
    return [LSP.OutgoingMessage.response(id: id, result: result)]
  }
  let parts = stride(from: 0, to: result.count, by: mostAtOnce).map { start in
    let part = Array(result[start..<min(start + mostAtOnce, result.count)])
    return LSP.OutgoingMessage.notification(
      method: "$/progress", params: LSP.ProgressParams(token: token, value: part))
  }
  return parts + [LSP.OutgoingMessage.response(id: id, result: [Element]())]
}
