import JSON
import LanguageServerProtocol
import W8Book
import W8Text

extension NotificationRoute {
  /// The text of an open document is another now.
  static let didChange = NotificationRoute(
    "textDocument/didChange", advertises: ["textDocumentSync": ["change": incrementalSync]]
  ) { (session: inout ServerSession, params: LSP.DidChangeTextDocumentParams) in
    guard let document = session.document(params.textDocument.uri) else {
      return session.log.note("textDocument/didChange was ignored: the document is not open")
    }
    let encoding = session.client.encoding
    let typed = session.typedLine(of: document.file, params.contentChanges)
    var end: Int?
    session.host.edit(document.file, version: params.textDocument.version) { text in
      // Each counts from the text that the one before it left.
      for change in params.contentChanges { end = text.apply(change, encoding) }
    }
    session.documents[document.uri]?.version = params.textDocument.version
    if let end { session.noteTyping(in: document.file, at: end, on: typed) }
    session.markChanged(document.file)
  }
}

/// The client sends the parts that change.
private let incrementalSync: JSON = 2

extension SectionedText {
  /// Makes the edit that `change` says, and returns where what is new ends.
  fileprivate mutating func apply(
    _ change: LSP.TextDocumentContentChangeEvent, _ encoding: PositionEncoding
  ) -> Int {
    let edit = edit(change, encoding)
    replace(edit.range, with: edit.replacement)
    return edit.range.start + edit.replacement.count
  }

  private func edit(
    _ change: LSP.TextDocumentContentChangeEvent, _ encoding: PositionEncoding
  ) -> TextEdit {
    let new = Array(change.text.utf8)
    guard let range = change.range else { return replacement(of: bytes, by: new) }
    return TextEdit(
      self.range(
        between: range.start.textPosition, and: range.end.textPosition, encoding: encoding), new)
  }
}

/// The edit of the one part in which two texts differ: clients without incremental sync send the whole
/// text at each key, and all but the part shall stay as known as it is.
private func replacement(of old: [UInt8], by new: [UInt8]) -> TextEdit {
  let prefix = old.span.commonPrefixLength(with: new.span)
  let suffix = min(
    old.span.commonSuffixLength(with: new.span), min(old.count, new.count) - prefix)
  return TextEdit(TextRange(prefix, old.count - suffix), Array(new[prefix..<new.count - suffix]))
}
