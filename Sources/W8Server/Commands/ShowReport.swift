import JSON
import LanguageServerProtocol
import W8Analysis
import W8Engine
import W8Text

extension ServerCommand {
  /// Opens the page of a log in a browser; shows the report of one gym, of the month of a day, or where text is wanted, as
  /// text.
  ///
  /// The result names the address; a client that cannot show text documents of the server gets the text too.
  static let report = ServerCommand(name: "w8log.report") {
    (session: inout ServerSession, id, target) throws(LSP.ResponseError) in
    guard target.isText || target.gym != nil || target.date != nil else {
      return try session.showPage(id, target)
    }
    let address = ReportAddress(
      target.snapshot.document.uri, gym: target.gym, date: target.date)
    let able = session.client.capabilities
    if able.hasTextDocumentContent {
      if able.showsDocuments {
        session.sendRequest(
          "window/showDocument", LSP.ShowDocumentParams(uri: address.uri, isExternal: false))
      }
      let result: JSON = ["uri": .string(address.uri.spelling)]
      return .made(LSP.OutgoingMessage.response(id: id, result: result))
    }
    let (pages, snapshot) = (session.environment.pages, target.snapshot)
    let (files, isShown) = (session.environment.shownFiles, able.showsDocuments)
    return .toBeShown {
      let text = pages.report(snapshot.source(gym: address.gym, date: address.date))
      let path = isShown ? files.write("report.txt", Array(text.utf8)) : nil
      let uri = path.map { LSP.DocumentURI(path: $0) }
      let result: JSON = ["uri": .string((uri ?? address.uri).spelling), "text": .string(text)]
      return Shown(
        body: LSP.OutgoingMessage.response(id: id, result: result),
        document: uri.map { LSP.ShowDocumentParams(uri: $0, isExternal: false) })
    }
  }
}

extension Snapshot {
  /// The log for another part of the program.
  func source(gym: String? = nil, date: CivilDate? = nil) -> LogPages.Source {
    var texts: [String: [UInt8]] = [:]
    for file in analysis.files where uris[file.id] != nil {
      texts[file.id.name] = file.text.bytes
    }
    return LogPages.Source(
      root: analysis.root.id.name, texts: texts, today: analysis.today, gym: gym, date: date)
  }
}
