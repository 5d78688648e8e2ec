import JSON
import LanguageServerProtocol
import W8Book
import W8Edits
import W8Text

extension ServerCommand {
  /// Moves the session or the exercise at a position, with all below it, above the one before.
  static let moveUp = ServerCommand(name: "w8log.moveUp", moving: .up)
  /// Moves it below the next one.
  static let moveDown = ServerCommand(name: "w8log.moveDown", moving: .down)

  private init(name: String, moving direction: MoveDirection) {
    self.init(name: name) {
      (session: inout ServerSession, request, target) throws(LSP.ResponseError) in
      let snapshot = target.snapshot
      guard let offset = target.offset, let line = snapshot.file.line(at: offset) else {
        throw LSP.ResponseError(.invalidParams, "name the \"position\" of the cursor")
      }
      guard session.client.capabilities.appliesEdits else {
        throw LSP.ResponseError(.requestFailed, "the editor refuses changes from a server")
      }
      do throws(EditRefusal) {
        let edit = try snapshot.analysis.moving(line, direction)
        let edits = edit.files.flatMap { $0.edits }
        session.sendRequest(
          "workspace/applyEdit",
          Written.object { json in
            json.field("label", edit.summary)
            json.field("edit", snapshot.toProtocol.workspaceEdit(edits))
          })
      } catch {
        guard case .refused(let reason) = error else { return [request.response(JSON.null)] }
        throw LSP.ResponseError(.requestFailed, reason)
      }
      return [request.response(JSON.null)]
    }
  }
}
