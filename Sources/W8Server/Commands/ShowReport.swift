import JSON
import LanguageServerProtocol
import W8Book
import W8Engine
import W8Text

extension ServerCommand {
  /// Opens the page of a log in a browser; shows the report of one gym, of the month of a day, or where text is wanted, as
  /// text.
  ///
  /// The result names the address; a client that cannot show text documents of the server gets the text too.
  static let report = ServerCommand(name: "w8log.report") {
    (session: inout ServerSession, request, target) throws(LSP.ResponseError) in
    guard target.isText || target.gym != nil || target.date != nil else {
      try session.showPage(request, target)
      return nil
    }
    let address = ReportAddress(target.snapshot.document.uri, gym: target.gym, date: target.date)
    let able = session.client.capabilities
    if able.hasTextDocumentContent {
      if able.showsDocuments {
        session.sendRequest(
          "window/showDocument", LSP.ShowDocumentParams(uri: address.uri, isExternal: false))
      }
      return [request.response(["uri": .string(address.uri.spelling)] as JSON)]
    }
    let (pages, snapshot, isShown) = (try session.pages(), target.snapshot, able.showsDocuments)
    session.showLater(request) { () throws(LSP.ResponseError) in
      let text = pages.report(snapshot.source(gym: address.gym, date: address.date))
      let path = isShown ? pages.writeShown("report.txt", Array(text.utf8)) : nil
      let uri = path.map { LSP.DocumentURI(path: $0) }
      return Shown(
        result: ["uri": .string((uri ?? address.uri).spelling), "text": .string(text)],
        document: uri.map { LSP.ShowDocumentParams(uri: $0, isExternal: false) })
    }
    return nil
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

extension ServerCommand {
  /// Draws the weights of a log into a temporary file, and has it shown by another program.
  static let chart = ServerCommand(name: "w8log.chart") {
    (session: inout ServerSession, request, target) throws(LSP.ResponseError) in
    let (pages, snapshot) = (try session.pages(), target.snapshot)
    let isShown = session.client.capabilities.showsDocuments
    session.showLater(request) { () throws(LSP.ResponseError) in
      guard let picture = pages.chart(snapshot.source()) else {
        throw LSP.ResponseError(.requestFailed, "nothing to draw; write a weight first")
      }
      guard let path = pages.writeShown("weight.svg", picture) else {
        throw LSP.ResponseError(
          .requestFailed, "cannot write a temporary file; check the folder in TMPDIR")
      }
      let uri = LSP.DocumentURI(path: path)
      return Shown(
        result: ["uri": .string(uri.spelling)],
        document: isShown ? LSP.ShowDocumentParams(uri: uri, isExternal: true) : nil)
    }
    return nil
  }
}
