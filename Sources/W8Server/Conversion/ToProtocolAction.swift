import LanguageServerProtocol
import Primitives
import W8Analysis
import W8IDE
import W8Text

extension ToProtocol {
  /// A change to offer, with its edit in the form that the client takes.
  func codeAction(_ action: CodeAction) -> LSP.CodeAction {
    var walk = walk()
    return LSP.CodeAction(
      title: visible(action.title),
      kind: action.kind.wireKind,
      diagnostics: action.diagnostic.map { [diagnostic($0, &walk)] } ?? [],
      isPreferred: action.isPreferred && client.capabilities.codeAction.hasPreferred,
      edit: workspaceEdit(action.edits, previewedAs: action.isPreviewed ? action.title : nil))
  }

  /// A change to offer at `offset` where nothing is wrong, without its edit where the client asks for that later; nil
  /// where there is nothing to change, and where it cannot be made and the client shows no such actions.
  ///
  /// `isOnDisk` tells whether a file is there that the change would make.
  func codeAction(
    _ refactoring: Refactoring, at offset: Int, isOnDisk: (FileID) -> Bool,
    unless interruption: Interruption
  ) throws(Interrupted) -> LSP.CodeAction? {
    let kind = refactoring.kind.wireKind
    if let reason = refactoring.refusal ?? lack(of: refactoring.need) {
      return disabled(refactoring, reason)
    }
    if client.capabilities.codeAction.resolvesEdits, let version {
      return LSP.CodeAction(
        title: visible(refactoring.title), kind: kind,
        data: LSP.ResolvedCodeAction.data(uri: uri, version: version, offset: offset))
    }
    do throws(EditRefusal) {
      let edit = try refactoring.make(unless: interruption)
      try edit.requireNewFiles(isOnDisk)
      try edit.requireReadable(in: analysis)
      let notice = client.notice(of: edit).map { " (\($0))" } ?? ""
      return edit.files.isEmpty
        ? nil
        : LSP.CodeAction(
          title: visible(refactoring.title) + notice, kind: kind, edit: workspaceEdit(edit))
    } catch {
      switch error {
      case .refused(let reason), .unsettled(let reason): return disabled(refactoring, reason)
      case .interrupted: throw Interrupted()
      }
    }
  }

  /// Why the client, or the document, cannot have what a change takes; nil when it can.
  private func lack(of need: RefactoringNeed) -> String? {
    switch need {
    case .edits: return nil
    case .newFiles:
      if !client.capabilities.createsFiles { return "the editor makes no files for a server" }
      return uri.path == nil ? "a document without a path includes no files" : nil
    }
  }

  private func disabled(_ refactoring: Refactoring, _ reason: String) -> LSP.CodeAction? {
    guard client.capabilities.codeAction.hasDisabled else { return nil }
    return LSP.CodeAction(
      title: visible(refactoring.title), kind: refactoring.kind.wireKind, disabledReason: reason)
  }

  /// Edits to the document in the form that the client takes; shown under a title before they are made, where it can.
  func workspaceEdit(_ edits: [TextEdit], previewedAs title: String? = nil) -> LSP.WorkspaceEdit {
    let wireEdits = edits.map(textEdit)
    if let title, client.capabilities.hasDocumentChanges, client.capabilities.hasChangeAnnotations {
      return .annotatedChanges(
        [.edit(LSP.TextDocumentEdit(uri: uri, version: version, edits: wireEdits))],
        LSP.ChangeAnnotation(label: title, needsConfirmation: true, description: nil))
    }
    return client.capabilities.hasDocumentChanges
      ? .documentChanges([
        .edit(LSP.TextDocumentEdit(uri: uri, version: version, edits: wireEdits))
      ])
      : .changes([LSP.TextDocumentEdit(uri: uri, edits: wireEdits)])
  }
}

extension BookEdit {
  /// Throws where a file is there that the change would make.
  func requireNewFiles(_ isOnDisk: (FileID) -> Bool) throws(EditRefusal) {
    guard let known = created.first(where: { isOnDisk($0.file) }) else { return }
    throw .refused("there is a file \"\(visible(known.file.lastPart))\" already; move that first")
  }
}
