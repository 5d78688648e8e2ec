import JSON
import LanguageServerProtocol

extension NotificationRoute {
  /// The client has read the answer to `initialize`: now it can be asked to watch the logs on disk.
  static let initialized = NotificationRoute("initialized") {
    (session: inout ServerSession, _: JSON) in
    guard session.client.capabilities.registersWatchedFiles else { return }
    let registration = LSP.Registration(
      id: "w8log-files", method: didChangeWatchedFiles.method,
      registerOptions: ["watchers": [["globPattern": "**/*.w8log"]]])
    session.send(
      LSP.OutgoingMessage.request(
        id: .string("w8log-register"), method: "client/registerCapability",
        params: LSP.RegistrationParams(registrations: [registration])))
  }
}
