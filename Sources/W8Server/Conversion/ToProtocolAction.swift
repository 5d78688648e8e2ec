import LanguageServerProtocol
import W8IDE
import W8Text

extension ToProtocol {
  /// A change to offer, with its edit in the form that the client takes.
  func codeAction(_ action: CodeAction) -> LSP.CodeAction {
    LSP.CodeAction(
      title: action.title,
      kind: action.kind.wireKind,
      diagnostics: action.diagnostic.map { [diagnostic($0)] } ?? [],
      isPreferred: action.isPreferred && client.capabilities.codeAction.hasPreferred,
      edit: workspaceEdit(action.edits))
  }

  /// Edits to the document in the form that the client takes.
  func workspaceEdit(_ edits: [TextEdit]) -> LSP.WorkspaceEdit {
    let wireEdits = edits.map(textEdit)
    return client.capabilities.hasDocumentChanges
      ? .documentChanges([
        LSP.TextDocumentEdit(uri: uri, version: version, edits: wireEdits)
      ])
      : .changes([LSP.TextDocumentEdit(uri: uri, edits: wireEdits)])
  }
}
