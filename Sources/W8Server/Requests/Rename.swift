import JSON
import LanguageServerProtocol
import W8Edits
import W8IDE
import W8Lint

extension RequestRoute {
  /// Another name for the gym, exercise or tag at a position, in all files of the book.
  static let rename = RequestRoute(
    "textDocument/rename", runs: .worker,
    advertises: ["renameProvider": ["prepareProvider": true]],
    respond: respondWithNotice,
    handle: {
      (snapshot, params: LSP.RenameParams, interruption) throws(EditRefusal)
        -> Noticed<WorkspaceEdit> in
      let edit = try snapshot.analysis.renaming(
        in: snapshot.file, at: snapshot.offset(params.position), to: params.newName,
        unless: interruption)
      try edit.requireReadable(in: snapshot.analysis)
      return Noticed(
        value: snapshot.toProtocol.workspaceEdit(edit), notice: snapshot.client.notice(of: edit))
    }
  ).waiting(.untilFilesAreLookedAt)

  /// What can be renamed at a position.
  static let prepareRename = RequestRoute(
    "textDocument/prepareRename", runs: .firstThread, advertises: [:],
    handle: { (snapshot, params: LSP.TextDocumentPositionParams, _) throws(EditRefusal) in
      let offset = snapshot.offset(params.position)
      let found = try snapshot.analysis.renamable(in: snapshot.file, at: offset)
      return found.map { found in
        Written.object { json in
          json.field("range", snapshot.toProtocol.range(found.range))
          json.field("placeholder", found.placeholder)
        }
      }
    })
}
