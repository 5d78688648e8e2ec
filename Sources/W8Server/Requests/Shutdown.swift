import JSON
import LanguageServerProtocol

extension RequestRoute {
  /// Ends the work; `exit` is all that may follow.
  static let shutdown = RequestRoute(lifecycle: "shutdown") {
    (session: inout ServerSession, _: JSON) in
    session.lifecycle = .shutDown
    return JSON.null
  }
}
