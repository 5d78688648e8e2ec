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
}
