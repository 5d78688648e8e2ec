import JSON
import LanguageServerProtocol
import W8Analysis
import W8Text

extension NotificationRoute {
  /// The text of an open document is another now.
  static let didChange = NotificationRoute(
    "textDocument/didChange", advertises: ["textDocumentSync": ["change": incrementalSync]]
  ) { (session: inout ServerSession, params: LSP.DidChangeTextDocumentParams) in
    guard let document = session.document(params.textDocument.uri) else {
      return session.log.note("textDocument/didChange was ignored: the document is not open")
    }
    let version = params.textDocument.version
    for change in params.contentChanges {
      // Each counts from the text that the one before it left.
      guard let edit = session.textEdit(of: change, in: document) else { return }
      session.host.apply(.edit(document.file, [edit], version: version))
    }
    if params.contentChanges.isEmpty {
      session.host.apply(.edit(document.file, [], version: version))
    }
    session.documents[document.uri]?.version = version
    session.markChanged(document.file)
  }
}

/// The client sends the parts that change.
private let incrementalSync: JSON = 2

extension ServerSession {
  /// The edit in bytes that `change` makes to the text as it is now.
  fileprivate func textEdit(
    of change: LSP.TextDocumentContentChangeEvent, in document: OpenDocument
  ) -> TextEdit? {
    guard let text = host.text(of: document.file) else { return nil }
    guard let range = change.range else {
      return replacement(of: text.bytes, by: Array(change.text.utf8))
    }
    let bytes = text.range(
      between: range.start.textPosition, and: range.end.textPosition, encoding: client.encoding)
    return TextEdit(bytes, change.text)
  }
}

/// The edit of the one part in which two texts differ: clients without incremental sync send the whole
/// text at each key, and all but the part shall stay as known as it is.
private func replacement(of old: [UInt8], by new: [UInt8]) -> TextEdit {
  let shorter = min(old.count, new.count)
  var prefix = 0
  while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
  var suffix = 0
  while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
    suffix += 1
  }
  return TextEdit(
    TextRange(prefix, old.count - suffix), Array(new[prefix..<new.count - suffix]))
}
