import JSON
import LanguageServerProtocol
import Primitives

/// One kind of notification: its method, what is advertised for it, and what it does.
///
/// A notification is a file in `Notifications` and a line in `NotificationRoute.all`.
struct NotificationRoute: Sendable {
  /// The method on the wire.
  let method: String
  /// The members that it adds to the server's capabilities.
  let capabilities: JSONObject
  /// Does what the notification with some params asks for; throws when they have another shape.
  let take: @Sendable (inout ServerSession, JSON) throws(JSONShapeError) -> Void

  init<Params: JSONDecodable & SendableMetatype>(
    _ method: String, advertises capabilities: JSONObject = [:],
    handle: @escaping @Sendable (inout ServerSession, Params) -> Void
  ) {
    self.method = method
    self.capabilities = capabilities
    take = { (session: inout ServerSession, json) throws(JSONShapeError) in
      handle(&session, try Params(json: json))
    }
  }
}

extension NotificationRoute {
  /// Withdraws a request; by the time it is its turn, the request was answered or refused.
  static let cancelRequest = NotificationRoute("$/cancelRequest") {
    (_: inout ServerSession, _: JSON) in
  }

  /// Every notification that is known, by method; `exit` ends the loop of the server itself.
  static let all: [NotificationRoute] = [
    .cancelRequest,
    .setTrace,
    .initialized,
    .didChange,
    .didChangeConfiguration,
    .didClose,
    .didOpen,
    .didSave,
    .didChangeWatchedFiles,
    .didChangeWorkspaceFolders,
    .pageClosed,
  ]

  static let byMethod = Dictionary(all.map { ($0.method, $0) }) { first, _ in first }
}
