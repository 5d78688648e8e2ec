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
    if !params.context.includesDeclaration { names.removeAll(where: \.role.isDeclaring) }
    return snapshot.toProtocol.locations(of: names)
  }.waiting(.whileLogsAreLookedFor)
}

extension ToProtocol {
  /// The locations of names of the book, which come file by file.
  fileprivate func locations(of names: [NamedPlace]) -> [LSP.Location] {
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
}
