import JSON
import LanguageServerProtocol
import W8Analysis
import W8IDE

extension RequestRoute {
  /// The edit of an action that somebody wants to be made; one that was sent complete comes back as it is.
  static let resolveCodeAction = RequestRoute(
    refusable: "codeAction/resolve", runs: .worker, advertises: [:],
    handle: { (snapshot, params: LSP.ResolvedCodeAction, interruption) throws(EditRefusal) in
      guard snapshot.document.version == params.version else {
        throw .refused("the document has changed since; ask for the action once more")
      }
      let offered = snapshot.analysis.refactorings(in: snapshot.file, at: params.offset)
      guard let wanted = offered.first(where: { $0.title == params.action.title }) else {
        throw .refused("nobody offers this action here")
      }
      var action = params.action
      action.edit = snapshot.toProtocol.workspaceEdit(try wanted.make(unless: interruption))
      return action
    }
  ).returning { $0["edit"] != nil || $0["disabled"] != nil }
}
