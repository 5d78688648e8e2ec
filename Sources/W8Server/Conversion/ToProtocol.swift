import JSON
import LanguageServerProtocol
import W8Book
import W8Edits
import W8IDE
import W8Text

/// Turns what is known of one document into terms of the protocol.
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

  func position(_ offset: Int) -> LSP.Position {
    var walk = walk()
    return LSP.Position(walk.position(of: offset))
  }

  /// Finds the positions of many offsets, which are near each other.
  func walk() -> PositionWalk { walk(through: file) }

  /// The same in a file of the book; one that is not open has no byte order mark for the client.
  func walk(through file: FileAnalysis) -> PositionWalk {
    PositionWalk(file.text, encoding: client.encoding, hidesMark: uris[file.id] == nil)
  }

  func range(_ range: TextRange) -> LSP.Range {
    LSP.Range(start: position(range.start), end: position(range.end))
  }

  func location(_ range: TextRange) -> LSP.Location {
    LSP.Location(uri: uri, range: self.range(range))
  }

  /// The location that `target` names; nil when it is not in this book.
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
    ToProtocol(other, of: analysis, uris, client)
  }
}

extension ToProtocol {
  /// Speaks about a file of a book as one that is on disk.
  init(_ file: FileAnalysis, of analysis: Analysis, _ uris: KnownURIs, _ client: Client) {
    self.init(
      uri: uris.uri(of: file.id), version: nil, file: file, analysis: analysis, uris: uris,
      client: client)
  }
}

extension LSP.Position {
  init(_ position: TextPosition) {
    self.init(line: position.line, character: position.column)
  }
}

extension LSP.Range {
  init(_ range: TextRange, _ walk: inout PositionWalk) {
    let start = walk.position(of: range.start)
    self.init(start: LSP.Position(start), end: LSP.Position(walk.position(of: range.end)))
  }
}

/// What the client said about itself, and what was agreed with it.
struct Client: Sendable {
  var capabilities = LSP.ClientCapabilities(json: .null)
  /// The unit in which both sides count columns.
  var encoding = PositionEncoding.utf16
  /// How much of the server's work it wants to read about.
  var trace = LSP.TraceValue.off
}

extension LSP.PositionEncodingKind {
  /// The same unit in the words of `W8Text`.
  var textEncoding: PositionEncoding {
    switch self {
    case .utf8: .utf8
    case .utf16: .utf16
    case .utf32: .utf32
    }
  }
}

/// An answer that is written straight from what was found, without a value of the protocol in between.
struct Written: DocumentAnswer {
  private let body: (inout JSONWriter) -> Void

  init(_ body: @escaping (inout JSONWriter) -> Void) { self.body = body }

  static func object(_ members: @escaping (inout JSONWriter) -> Void) -> Written {
    Written { json in json.object(members) }
  }

  func write(to json: inout JSONWriter) { body(&json) }
}

/// The same as a list with an object for each element.
struct WrittenList<Element>: DocumentAnswer {
  static var ofClosedDocument: JSON { [] }

  private let elements: [Element]
  private let members: (Element, inout JSONWriter) -> Void

  init(_ elements: [Element], _ members: @escaping (Element, inout JSONWriter) -> Void) {
    self.elements = elements
    self.members = members
  }

  func write(to json: inout JSONWriter) {
    json.startArray()
    for element in elements { json.object { json in members(element, &json) } }
    json.endArray()
  }
}

/// The answer to a request about a document.
protocol DocumentAnswer: JSONEncodable {
  /// What is answered about one that is not open: null, or an empty list if the protocol says so.
  static var ofClosedDocument: JSON { get }
}

extension DocumentAnswer {
  static var ofClosedDocument: JSON { .null }
}

extension Array: DocumentAnswer where Element: JSONEncodable {
  static var ofClosedDocument: JSON { [] }
}

extension Optional: DocumentAnswer where Wrapped: JSONEncodable {}
extension LSP.SemanticTokensResult: DocumentAnswer {}
