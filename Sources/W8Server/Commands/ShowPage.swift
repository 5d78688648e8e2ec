import JSON
import LanguageServerProtocol
import Primitives
import W8Book
import W8Paths

extension ServerSession {
  /// Writes the page of a log where a browser can read it, has it shown, and keeps it fresh.
  mutating func showPage(
    _ request: PendingRequest, _ target: ServerCommand.Target
  ) throws(LSP.ResponseError) {
    let (snapshot, pages, change) = (target.snapshot, try pages(), host.changeCount)
    let path = try pagePath(of: snapshot.analysis.root)
    let shows = client.capabilities.showsDocuments
    showLater(request) { () throws(LSP.ResponseError) in
      switch pages.writePage(snapshot.source(), path, true) {
      case .written, .unchanged: break
      case .unreadable:
        throw LSP.ResponseError(
          .requestFailed, "the log cannot be read; see its problems")
      case .failed(let error):
        throw LSP.ResponseError(.requestFailed, error.message)
      }
      let uri = LSP.DocumentURI(path: path)
      return Shown(
        result: ["uri": .string(uri.spelling)],
        document: shows && target.isShown
          ? LSP.ShowDocumentParams(uri: uri, isExternal: true) : nil,
        page: OpenedPage(
          path: path, log: snapshot.document.uri, change: change,
          isOfClient: !target.isShown))
    }
  }

  /// The position of the page of the book of `root`: beside its log, else in the folder that the user names, where
  /// logs of one name have pages of their own.
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
        .requestFailed, "save the log first, or set a folder for pages in w8log.pageFolder")
    }
    return Path.join(Path.folder(of: log), stem + ".html")
  }
}
