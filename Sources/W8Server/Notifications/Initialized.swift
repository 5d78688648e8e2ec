import JSON
import LanguageServerProtocol

extension NotificationRoute {
  /// The client has read the answer to `initialize`: now it can be asked to watch the logs on disk, and for settings.
  static let initialized = NotificationRoute("initialized") {
    (session: inout ServerSession, _: JSON) in
    let registrations = session.registrations
    if !registrations.isEmpty {
      session.send(
        LSP.OutgoingMessage.request(
          id: .string("w8log-register"), method: "client/registerCapability",
          params: ["registrations": .array(registrations)] as JSON))
    }
    session.askForConfiguration()
  }
}

extension ServerSession {
  /// What the client is asked to notify the server of, as far as it can.
  fileprivate var registrations: [JSON] {
    var registrations: [JSON] = []
    if client.capabilities.registersWatchedFiles {
      registrations.append([
        "id": "w8log-files", "method": .string(NotificationRoute.didChangeWatchedFiles.method),
        "registerOptions": ["watchers": [["globPattern": "**/*.w8log"]]],
      ])
    }
    if client.capabilities.registersConfiguration {
      registrations.append([
        "id": "w8log-settings", "method": .string(NotificationRoute.didChangeConfiguration.method),
        "registerOptions": ["section": "w8log"],
      ])
    }
    return registrations
  }
}
