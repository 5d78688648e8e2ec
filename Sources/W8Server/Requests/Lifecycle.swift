import JSON
import LanguageServerProtocol

extension RequestRoute {
  /// Reads what the client can do, and advertises what the server can.
  static let initialize = RequestRoute(lifecycle: "initialize") {
    (session: inout ServerSession, params: LSP.InitializeParams) in
    session.lifecycle = .running
    let encoding = params.capabilities.positionEncodings.first ?? .utf16
    session.client = Client(
      capabilities: params.capabilities, encoding: encoding.textEncoding, trace: params.trace)
    session.begin(with: params.initializationOptions)
    session.followClient(params.processId)
    let folders = params.workspaceFolders?.map { $0.uri } ?? params.rootUri.map { [$0] } ?? []
    session.books.folders = folders.compactMap { $0.path.flatMap(session.environment.realPath) }
    session.noteLinks(folders)
    session.books.areAllChecked = session.isPulled
    var capabilities: JSONObject = ["positionEncoding": .string(encoding.rawValue)]
    capabilities.merge(advertisedCapabilities(to: params.capabilities))
    var program: JSONObject = ["name": "w8log"]
    program["version"] = session.environment.version.map(JSON.string)
    return ["capabilities": .object(capabilities), "serverInfo": .object(program)] as JSON
  }

  /// Ends the work; `exit` is all that may follow.
  static let shutdown = RequestRoute(lifecycle: "shutdown") {
    (session: inout ServerSession, _: JSON) in
    session.shutDown()
    return JSON.null
  }
}

extension ServerSession {
  /// Ends with the client's process, unless that is gone by now: then its number means nothing here.
  fileprivate func followClient(_ processID: Int?) {
    guard let process = processID.flatMap(ClientProcess.init), environment.isAlive(process)
    else { return }
    environment.watch(process)
  }

  /// Ends the work, and all requests that wait for something to happen; what was written to be shown
  /// goes, and pages are not refreshed any more.
  mutating func shutDown() {
    lifecycle = .shutDown
    environment.pages?.end()
    releaseAll()
  }
}

/// What all routes advertise together.
private func advertisedCapabilities(to client: LSP.ClientCapabilities) -> JSONObject {
  var capabilities: JSONObject = [:]
  for route in NotificationRoute.all { capabilities.merge(route.capabilities) }
  // Diagnostics are either asked for or sent: who does not ask is not offered to.
  for route in RequestRoute.all
  where route.method != RequestRoute.documentDiagnostic.method || client.diagnostic != nil {
    capabilities.merge(route.capabilities)
  }
  return capabilities
}
