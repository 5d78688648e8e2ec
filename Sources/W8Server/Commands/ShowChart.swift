import JSON
import LanguageServerProtocol

extension ServerCommand {
  /// Draws the weights of a log into a temporary file, and has it shown by another program.
  static let chart = ServerCommand(name: "w8log.chart") {
    (session: inout ServerSession, request, target) throws(LSP.ResponseError) in
    let (pages, snapshot) = (session.environment.pages, target.snapshot)
    let files = session.environment.shownFiles
    let isShown = session.client.capabilities.showsDocuments
    session.showLater(request) { () throws(LSP.ResponseError) in
      guard let picture = pages.chart(snapshot.source()) else {
        throw LSP.ResponseError(.requestFailed, "there is nothing to draw; write a weight first")
      }
      guard let path = files.write("weight.svg", picture) else {
        throw LSP.ResponseError(
          .requestFailed, "no temporary file can be written; see the folder that TMPDIR names")
      }
      let uri = LSP.DocumentURI(path: path)
      return Shown(
        result: ["uri": .string(uri.spelling)],
        document: isShown ? LSP.ShowDocumentParams(uri: uri, isExternal: true) : nil)
    }
    return nil
  }
}
