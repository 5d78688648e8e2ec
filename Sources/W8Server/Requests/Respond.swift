import JSON
import LanguageServerProtocol
import W8Edits

/// How many elements of a list are sent at once to a client that takes it in parts.
private let mostAtOnce = 1_000

/// The messages that answer with a list: for a client that takes it in parts these, and then an empty response, which
/// ends it.
@Sendable
func respondInParts<Params: LSP.PartialResultParams, Element: JSONEncodable & Sendable>(
  _ request: PendingRequest, _ params: Params, _ result: [Element]
) -> [[UInt8]] {
  guard let token = params.partialResultToken, !result.isEmpty else {
    return [request.response(result)]
  }
  let parts = stride(from: 0, to: result.count, by: mostAtOnce).map { start in
    LSP.OutgoingMessage.progress(
      token, Array(result[start..<min(start + mostAtOnce, result.count)]))
  }
  return parts + [request.response([Element]())]
}

/// A result with a notice to the user.
struct Noticed<Value: JSONEncodable>: JSONEncodable {
  let value: Value
  /// Nil when there is none.
  let notice: String?

  func write(to json: inout JSONWriter) { value.write(to: &json) }
}

/// The response with a result, and the message to the user before it.
@Sendable
func respondWithNotice<Params, Value>(
  _ request: PendingRequest, _: Params, _ result: Noticed<Value>
) -> [[UInt8]] {
  (result.notice.map { [showMessage(.info, $0)] } ?? []) + [request.response(result)]
}

extension Client {
  /// What a change leaves undone, where the editor does not show what edits are for; nil where that is nothing.
  func notice(of edit: BookEdit) -> String? {
    let isShown =
      capabilities.hasDocumentChanges && capabilities.hasChangeAnnotations && !edit.files.isEmpty
    guard !isShown, !edit.undone.isEmpty else { return nil }
    return edit.undone.joined(separator: "; ")
  }
}
