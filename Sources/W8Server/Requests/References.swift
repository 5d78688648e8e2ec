import JSON
import LanguageServerProtocol
import Primitives
import W8Book
import W8IDE
import W8Text

extension RequestRoute {
  /// Where the book has the name at a position.
  static let references = RequestRoute(
    "textDocument/references", runs: .worker, advertises: ["referencesProvider": true],
    respond: respondInParts
  ) {
    (snapshot, params: LSP.ReferenceParams, interruption) throws(Interrupted) -> [LSP.Location] in
    var names = try snapshot.analysis.references(
      in: snapshot.file, at: snapshot.offset(params.position), unless: interruption)
    if !params.context.includesDeclaration { names.removeAll { $0.role.isDeclaring } }
    return snapshot.toProtocol.locations(of: names)
  }.waiting(.whileLogsAreLookedFor)

  /// Where a document has the name at a position.
  static let documentHighlight = RequestRoute(
    "textDocument/documentHighlight", runs: .worker,
    advertises: ["documentHighlightProvider": true]
  ) {
    (snapshot, params: LSP.TextDocumentPositionParams, interruption) throws(Interrupted) in
    let names = try snapshot.analysis.highlights(
      in: snapshot.file, at: snapshot.offset(params.position), unless: interruption)
    return snapshot.toProtocol.highlights(of: names)
  }
}

extension ToProtocol {
  /// The locations of names of the book, which come file by file.
  fileprivate func locations(of names: [NameOccurrence]) -> [LSP.Location] {
    var locations: [LSP.Location] = []
    locations.reserveCapacity(names.count)
    var start = 0
    while start < names.count {
      let file = names[start].file
      let end = names[start...].firstIndex { $0.file != file } ?? names.count
      let there = of(analysis.files[file])
      var walk = there.walk()
      let uri = file == self.file.index ? uri : there.uri
      for name in names[start..<end] {
        locations.append(LSP.Location(uri: uri, range: LSP.Range(name.range, &walk)))
      }
      start = end
    }
    return locations
  }

  /// What names of the document do, in order.
  fileprivate func highlights(of names: [NameOccurrence]) -> WrittenList<NameOccurrence> {
    var walk = walk()
    return WrittenList(names) { name, json in
      json.field("range", LSP.Range(name.range, &walk))
      json.field("kind", name.role.wireKind)
    }
  }
}

extension NameRole {
  /// The number on the wire, 1 for text, 2 for reading and 3 for writing: what is logged reads a name that a declaration
  /// writes.
  fileprivate var wireKind: Int {
    switch self {
    case .declaration, .alias: 3
    case .setup, .use: 2
    case .mention: 1
    }
  }
}
