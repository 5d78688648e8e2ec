import JSON
import LanguageServerProtocol
import W8Analysis

/// A result, and what the user is told besides.
struct Noticed<Value: JSONEncodable & Sendable>: JSONEncodable, Sendable {
  let value: Value
  /// Nil when there is nothing to tell.
  let notice: String?

  init(_ value: Value, _ notice: String?) {
    self.value = value
    self.notice = notice
  }

  func write(to json: inout JSONWriter) { value.write(to: &json) }
}

/// The response with a result, and the message to the user before it.
@Sendable
func respondWithNotice<Params, Value>(
  _ id: LSP.RequestID, _: Params, _ result: Noticed<Value>
) -> [[UInt8]] {
  let notices = result.notice.map { [showMessage(.info, $0)] } ?? []
  return notices + [LSP.OutgoingMessage.response(id: id, result: result)]
}

extension Client {
  /// What the user is told of a change besides the change, where the editor does not show what edits are for; nil where
  /// there is nothing to tell.
  func notice(of edit: BookEdit) -> String? {
    let isShown =
      capabilities.hasDocumentChanges && capabilities.hasChangeAnnotations && !edit.files.isEmpty
    guard !isShown, !edit.undone.isEmpty else { return nil }
    return edit.undone.joined(separator: "; ")
  }
}

extension Snapshot {
  /// The same for the client of this snapshot.
  func notice(of edit: BookEdit) -> String? { client.notice(of: edit) }
}
