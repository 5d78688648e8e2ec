import LanguageServerProtocol

extension NotificationRoute {
  /// Says how much of the server's work the client wants to read about.
  static let setTrace = NotificationRoute("$/setTrace") {
    (session: inout ServerSession, params: LSP.SetTraceParams) in
    session.client.trace = params.value
  }
}
