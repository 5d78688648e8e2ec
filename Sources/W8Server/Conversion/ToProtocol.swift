import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

/// Turns what is known of one document into the words of the protocol.
struct ToProtocol: Sendable {
  /// The document in the client's spelling.
  let uri: LSP.DocumentURI
  /// The version of its text; nil for a file on disk.
  let version: Int?
  let file: FileAnalysis
  /// The book that the document belongs to.
  let analysis: Analysis
  /// The documents that are open, by their names in the analysis.
  let uris: KnownURIs
  let client: Client

  /// The place of the byte at `offset`.
  func position(_ offset: Int) -> LSP.Position {
    var walk = walk()
    return LSP.Position(walk.position(of: offset))
  }

  /// Finds the places of many offsets, which are near each other.
  func walk() -> PositionWalk { walk(through: file) }

  /// The same in a file of the book; one that is not open has no byte order mark for the client.
  func walk(through file: FileAnalysis) -> PositionWalk {
    PositionWalk(file.text, encoding: client.encoding, hidesMark: uris[file.id] == nil)
  }

  /// The places between which `range` lies.
  func range(_ range: TextRange) -> LSP.Range {
    LSP.Range(start: position(range.start), end: position(range.end))
  }

  /// The part `range` of the document.
  func location(_ range: TextRange) -> LSP.Location {
    LSP.Location(uri: uri, range: self.range(range))
  }

  /// The place that `target` names; nil when it is not in this book.
  func location(_ target: NavigationTarget) -> LSP.Location? {
    location(target.range, in: target.file)
  }

  /// The part `range` of a file of the book; nil when the book does not have that file.
  func location(_ range: TextRange, in id: FileID) -> LSP.Location? {
    if id == file.id { return location(range) }
    return analysis.file(id).map { of($0).location(range) }
  }

  /// The name of a file for the client.
  func uri(of id: FileID) -> LSP.DocumentURI {
    uris.uri(of: id)
  }

  /// The same for another file of the book.
  func of(_ other: FileAnalysis) -> ToProtocol {
    ToProtocol(
      uri: uri(of: other.id), version: nil, file: other, analysis: analysis, uris: uris,
      client: client)
  }

  /// The changes that `edits` make, which come in ascending order.
  func textEdits(_ edits: [TextEdit]) -> [LSP.TextEdit] {
    var walk = walk()
    return edits.map { edit in
      LSP.TextEdit(
        range: LSP.Range(edit.range, &walk),
        newText: String(decoding: edit.replacement, as: UTF8.self))
    }
  }

  /// The change that `edit` makes.
  func textEdit(_ edit: TextEdit) -> LSP.TextEdit {
    LSP.TextEdit(
      range: range(edit.range), newText: String(decoding: edit.replacement, as: UTF8.self))
  }
}

extension LSP.Position {
  init(_ position: TextPosition) {
    self.init(line: position.line, character: position.column)
  }
}

extension LSP.Range {
  /// The places between which `range` lies.
  init(_ range: TextRange, _ walk: inout PositionWalk) {
    let start = walk.position(of: range.start)
    self.init(start: LSP.Position(start), end: LSP.Position(walk.position(of: range.end)))
  }
}
