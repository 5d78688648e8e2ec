import JSON
import LanguageServerProtocol
import W8Analysis
import W8Files

extension ServerSession {
  /// Writes the page of a log where a browser can read it, has it shown, and keeps it fresh.
  mutating func showPage(
    _ id: LSP.RequestID, _ target: ServerCommand.Target
  ) throws(LSP.ResponseError) -> Answer {
    let (snapshot, files) = (target.snapshot, environment.pageFiles)
    let (pages, change) = (environment.pages, host.changeCount)
    let path = try pagePath(of: snapshot.analysis.root)
    let shows = client.capabilities.showsDocuments
    return .toBeShown {
      guard let page = pages.page(snapshot.source()) else {
        return Shown(id, "the log cannot be read, see what is reported of it")
      }
      do throws(FileError) {
        try files.write(page, at: path, anew: true)
      } catch {
        return Shown(id, error.message)
      }
      let uri = LSP.DocumentURI(path: path)
      let result: JSON = ["uri": .string(uri.spelling)]
      return Shown(
        body: LSP.OutgoingMessage.response(id: id, result: result),
        document: shows && target.isShown
          ? LSP.ShowDocumentParams(uri: uri, isExternal: true) : nil,
        page: ShownPage(
          path: path, log: snapshot.document.uri, change: change,
          isOfClient: !target.isShown))
    }
  }

  /// Where the page of the book of `root` stands: beside its log, else in the folder that the user names, where logs of one
  /// name have pages of their own.
  private func pagePath(of root: FileAnalysis) throws(LSP.ResponseError) -> String {
    let log = root.id.name
    let isOnDisk = log.utf8.first == UInt8(ascii: "/")
    let end = ".w8log"
    let name = String(log.split(separator: "/").last ?? "log")
    let stem = name.hasSuffix(end) ? String(name.dropLast(end.count)) : name
    if let folder = settings.pageFolder {
      let mark = contentHash(Array(log.utf8)).prefix(6)
      let plain = String(stem.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
      return Path.join(folder, "\(plain)-\(mark).html")
    }
    guard isOnDisk else {
      throw LSP.ResponseError(
        .requestFailed, "save the log first, or name a folder for its page in w8log.pageFolder")
    }
    return Path.join(Path.folder(of: log), stem + ".html")
  }
}
