import JSON
import LanguageServerProtocol
import W8Analysis

extension RequestRoute {
  /// The includes that lead to files which are about to get other names.
  static let willRenameFiles = RequestRoute(
    session: "workspace/willRenameFiles",
    advertises: [
      "workspace": [
        "fileOperations": [
          "willRename": [
            "filters": [
              ["pattern": ["glob": "**/*.w8log", "matches": "file"]],
              ["pattern": ["glob": "**", "matches": "folder"]],
            ]
          ]
        ]
      ]
    ]
  ) {
    (
      session: inout ServerSession, id: LSP.RequestID, params: LSP.RenameFilesParams
    ) throws(LSP.ResponseError) in
    let edit = session.editOfIncludes(FileMoves(params, session.environment.realPath))
    return .made(LSP.OutgoingMessage.response(id: id, result: edit))
  }
}

/// The names that files and folders are about to get.
private struct FileMoves {
  private let moves: [(old: String, new: String)]

  init(_ params: LSP.RenameFilesParams, _ realPath: (String) -> String?) {
    moves = params.files.compactMap { file in
      guard file.oldUri.path != nil, file.newUri.path != nil else { return nil }
      return (
        FileID(file.oldUri, realPath: realPath).name, FileID(file.newUri, realPath: realPath).name
      )
    }
  }

  /// What `file` will be called; nil where it keeps its name.
  func newName(of file: FileID) -> FileID? {
    let name = file.name
    for (old, new) in moves {
      if name.utf8.elementsEqual(old.utf8) { return FileID(new) }
      let folder = Array((old + "/").utf8)
      if name.utf8.starts(with: folder) {
        return FileID(
          "\(new)/\(String(decoding: name.utf8.dropFirst(folder.count), as: UTF8.self))")
      }
    }
    return nil
  }
}

extension ServerSession {
  /// The edits of includes in the books of open documents; nil where none has to change.
  fileprivate mutating func editOfIncludes(_ moves: FileMoves) -> LSP.WorkspaceEdit? {
    refreshBooks()
    var documents: [LSP.TextDocumentEdit] = []
    var known: Set<LSP.DocumentURI> = []
    var last: (ToProtocol, BookEdit)?
    for root in books.books.map(\.book.root) {
      guard let analysis = host.analysis(of: root),
        let edit = try? analysis.movingFiles(moves.newName)
      else { continue }
      if let notice = client.notice(of: edit) { send(showMessage(.info, notice)) }
      guard !edit.files.isEmpty else { continue }
      let toProtocol = ToProtocol(
        uri: self.documents.byFile[root] ?? LSP.DocumentURI(path: root.name), version: nil,
        file: analysis.root, analysis: analysis, openURIs: self.documents.byFile, client: client)
      // A file of several books is changed once.
      documents += toProtocol.documentEdits(edit).filter { known.insert($0.uri).inserted }
      last = (toProtocol, edit)
    }
    return last.map { $0.workspaceEdit(documents, for: $1) }
  }
}
