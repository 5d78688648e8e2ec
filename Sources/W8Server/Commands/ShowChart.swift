import JSON
import LanguageServerProtocol

extension ServerCommand {
  /// Draws the weights of a log into a temporary file, and has it shown by another program.
  static let chart = ServerCommand(name: "w8log.chart") {
    (session: inout ServerSession, id, target) throws(LSP.ResponseError) in
    let (pages, snapshot) = (session.environment.pages, target.snapshot)
    let files = session.environment.shownFiles
    let isShown = session.client.capabilities.showsDocuments
    return .toBeShown {
      guard let picture = pages.chart(snapshot.source()) else {
        return Shown(id, "there is nothing to draw; write a weight first")
      }
      guard let path = files.write("weight.svg", picture) else {
        return Shown(id, "no temporary file can be written; see the folder that TMPDIR names")
      }
      let uri = LSP.DocumentURI(path: path)
      let result: JSON = ["uri": .string(uri.spelling)]
      return Shown(
        body: LSP.OutgoingMessage.response(id: id, result: result),
        document: isShown ? LSP.ShowDocumentParams(uri: uri, isExternal: true) : nil)
    }
  }
}
