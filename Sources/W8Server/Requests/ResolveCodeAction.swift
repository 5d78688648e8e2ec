import JSON
import LanguageServerProtocol
import Primitives
import W8Edits
import W8IDE
import W8Lint

extension RequestRoute {
  /// The edit of an action that somebody wants to be made; one that was sent complete comes back as it is.
  static let resolveCodeAction = RequestRoute(
    "codeAction/resolve", runs: .worker, advertises: [:], respond: respondWithNotice,
    handle: {
      (snapshot, params: LSP.ResolvedCodeAction, interruption) throws(ResolveFailure)
        -> Noticed<Written> in
      guard snapshot.document.version == params.version else { throw .outdated }
      let offered = snapshot.analysis.refactorings(in: snapshot.file, at: params.offset)
      guard let wanted = offered.first(where: { $0.title == params.title }) else {
        throw .refused(.refused("nobody offers this action here"))
      }
      do throws(EditRefusal) {
        let edit = try wanted.make(unless: interruption)
        try edit.requireNewFiles(snapshot.isOnDisk)
        try edit.requireReadable(in: snapshot.analysis)
        return Noticed(
          value: .object { json in
            params.write(with: snapshot.toProtocol.workspaceEdit(edit), &json)
          },
          notice: snapshot.client.notice(of: edit))
      } catch {
        throw .refused(error)
      }
    }
  ).waiting(.untilFilesAreLookedAt).returning { $0["edit"] != nil || $0["disabled"] != nil }
}

/// Why what a client hands back is not completed.
enum ResolveFailure: RequestFailure {
  /// It was made for another text.
  case outdated
  /// It cannot be done.
  case refused(EditRefusal)

  static var ofClosedDocument: LSP.ResponseError? { EditRefusal.ofClosedDocument }

  func response() throws(Interrupted) -> LSP.ResponseError {
    switch self {
    case .outdated: Obsolescence.contentModified.error
    case .refused(let refusal): try refusal.response()
    }
  }
}
