import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

/// Turns what is known of one document into the words of the protocol.
struct ToProtocol: Sendable {
  let document: OpenDocument
  let file: FileAnalysis
  let client: Client

  /// The place of the byte at `offset`.
  func position(_ offset: Int) -> LSP.Position {
    let position = file.text.position(of: offset, encoding: client.encoding)
    return LSP.Position(line: position.line, character: position.column)
  }

  /// The places between which `range` lies.
  func range(_ range: TextRange) -> LSP.Range {
    LSP.Range(start: position(range.start), end: position(range.end))
  }

  /// The part `range` of the document.
  func location(_ range: TextRange) -> LSP.Location {
    LSP.Location(uri: document.uri, range: self.range(range))
  }

  /// The place that `target` names; nil when it is not in this document.
  func location(_ target: NavigationTarget) -> LSP.Location? {
    target.file == document.file ? location(target.range) : nil
  }

  /// The change that `edit` makes.
  func textEdit(_ edit: TextEdit) -> LSP.TextEdit {
    LSP.TextEdit(
      range: range(edit.range), newText: String(decoding: edit.replacement, as: UTF8.self))
  }
}
