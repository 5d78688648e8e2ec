import JSON
import LanguageServerProtocol
import W8Analysis
import W8Text

extension ServerSession {
  /// Reads the files anew that are not open: nobody tells which of them have changed.
  mutating func rereadDisk() {
    for file in books.loaded where documents.byFile[file] == nil {
      let bytes = try? environment.readFile(file.name)
      if bytes != host.text(of: file)?.bytes { host.apply(.close(file)) }
    }
    markDiskChanged()
  }

  /// Notes that files may have changed on disk: includes are looked up anew.
  mutating func markDiskChanged() {
    host.apply(.disk)
    books.forgetDisk()
    documents.markAllUnpublished()
  }

  /// Notes that the document `file` is told about as an open one from now on.
  mutating func forgetPublication(of file: FileID) {
    books.published[file] = nil
  }

  /// Drops the text of the file that `uri` names, unless the client owns it.
  mutating func forget(_ uri: LSP.DocumentURI) {
    let file = FileID(uri, realPath: environment.realPath)
    if documents.byFile[file] == nil { host.apply(.close(file)) }
  }

  /// Asks the client to ask for hints anew, where those of another document may have changed.
  private mutating func refreshHints() {
    guard books.mustRefreshHints else { return }
    books.mustRefreshHints = false
    books.hintRefreshCount += 1
    let id = LSP.RequestID.string("w8log-hints-\(books.hintRefreshCount)")
    send(
      LSP.OutgoingMessage.request(id: id, method: "workspace/inlayHint/refresh", params: JSON?.none)
    )
  }

  /// Tells the client about the files of books that are not open, where it does not know it yet;
  /// false when there is nothing to be looked at.
  mutating func publishUnopened() -> Bool {
    guard books.mustPublish else { return false }
    books.mustPublish = false
    refreshHints()
    var due: [FileID: LSP.PublishDiagnosticsParams] = [:]
    for book in books.books where book.files.count > 1 {
      guard let analysis = host.analysis(of: book.root) else { continue }
      for (file, found) in zip(analysis.files, analysis.diagnosticsByFile())
      where documents.byFile[file.id] == nil {
        let toProtocol = ToProtocol(
          uri: LSP.DocumentURI(path: file.id.name), version: nil, file: file, analysis: analysis,
          openURIs: documents.byFile, client: client)
        let known = due[file.id]?.diagnostics ?? []
        let all = known + found.map(toProtocol.diagnostic).filter { !known.contains($0) }
        due[file.id] = LSP.PublishDiagnosticsParams(uri: toProtocol.uri, diagnostics: all)
      }
    }
    for (file, old) in books.published where due[file] == nil {
      if documents.byFile[file] == nil { send(clearing: old.uri) }
      books.published[file] = nil
    }
    for (file, params) in due.sorted(by: { $0.key.name < $1.key.name }) {
      guard params != books.published[file] ?? .init(uri: params.uri, diagnostics: []) else {
        continue
      }
      books.published[file] = params
      send(LSP.OutgoingMessage.notification(method: publishMethod, params: params))
    }
    return true
  }
}
