import LanguageServerProtocol

extension NotificationRoute {
  /// The user has set something: a client that can be asked is asked what, others say it.
  static let didChangeConfiguration = NotificationRoute("workspace/didChangeConfiguration") {
    (session: inout ServerSession, params: LSP.DidChangeConfigurationParams) in
    if session.client.capabilities.answersConfiguration {
      session.askForConfiguration()
    } else {
      session.configure(params.settings)
    }
  }

  /// Says how much of the server's work the client wants to read about.
  static let setTrace = NotificationRoute("$/setTrace") {
    (session: inout ServerSession, params: LSP.SetTraceParams) in
    session.client.trace = params.value
  }
}
