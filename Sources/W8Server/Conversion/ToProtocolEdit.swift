import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

extension ToProtocol {
  /// A change of the book in the form that the client takes; files that are not open have no version.
  func workspaceEdit(_ edit: BookEdit) -> LSP.WorkspaceEdit {
    workspaceEdit(documentEdits(edit), for: edit)
  }

  /// The changes of the files of a book.
  func documentEdits(_ edit: BookEdit) -> [LSP.TextDocumentEdit] {
    edit.files.compactMap(documentEdit)
  }

  /// `documents` as one change, which does what `edit` says; first the files come that it makes.
  func workspaceEdit(
    _ documents: [LSP.TextDocumentEdit], for edit: BookEdit
  ) -> LSP.WorkspaceEdit {
    let capabilities = client.capabilities
    guard capabilities.hasDocumentChanges else { return .changes(documents) }
    let new = edit.created.flatMap(created)
    let steps = new + documents.map(LSP.DocumentChange.edit)
    guard capabilities.hasChangeAnnotations else { return .documentChanges(steps) }
    let undone = edit.undone.isEmpty ? nil : edit.undone.joined(separator: "; ")
    return .annotatedChanges(
      steps,
      LSP.ChangeAnnotation(
        label: edit.summary, needsConfirmation: edit.losesText, description: undone))
  }

  private func created(_ new: BookEdit.NewFile) -> [LSP.DocumentChange] {
    let uri = uris.uri(of: new.file)
    let start = LSP.Position(line: 0, character: 0)
    let text = LSP.TextEdit(
      range: LSP.Range(start: start, end: start),
      newText: String(decoding: new.bytes, as: UTF8.self))
    return [.create(uri), .edit(LSP.TextDocumentEdit(uri: uri, edits: [text]))]
  }

  private func documentEdit(_ edit: BookEdit.FileEdit) -> LSP.TextDocumentEdit? {
    guard let other = analysis.file(edit.file) else { return nil }
    let isOpen = uris[other.id] != nil
    var walk = walk(through: other)
    return LSP.TextDocumentEdit(
      uri: other.index == file.index ? uri : uri(of: other.id),
      version: isOpen ? other.version : nil,
      edits: edit.edits.map {
        LSP.TextEdit(
          range: LSP.Range($0.range, &walk),
          newText: String(decoding: $0.replacement, as: UTF8.self))
      })
  }
}
