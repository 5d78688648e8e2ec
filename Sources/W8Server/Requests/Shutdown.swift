import JSON
import LanguageServerProtocol

extension RequestRoute {
  /// Ends the work; `exit` is all that may follow.
  static let shutdown = RequestRoute(lifecycle: "shutdown") {
    (session: inout ServerSession, _: JSON) in
    session.shutDown()
    return JSON.null
  }
}

extension ServerSession {
  /// Ends the work, and all requests that wait for something to happen; what was written to be shown
  /// goes, and pages are not refreshed any more.
  mutating func shutDown() {
    lifecycle = .shutDown
    environment.shownFiles.remove()
    environment.pageFiles.endAll()
    releaseAll()
  }
}
