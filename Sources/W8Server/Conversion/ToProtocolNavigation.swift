import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

extension ToProtocol {
  /// The places at which names of the book stand, which come file by file.
  func locations(of names: [NamedPlace]) -> [LSP.Location] {
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
  func highlights(of names: [NamedPlace]) -> [LSP.DocumentHighlight] {
    var walk = walk()
    return names.map {
      LSP.DocumentHighlight(range: LSP.Range($0.range, &walk), kind: $0.role.wireKind)
    }
  }

  /// The places to which a definition leads, with what leads there.
  func links(of definition: Definition) -> [LSP.LocationLink] {
    let origin = range(definition.origin)
    return definition.targets.map { target in
      let there = location(target) ?? LSP.Location(uri: uri(of: target.file), range: .start)
      return LSP.LocationLink(
        originSelectionRange: origin, targetUri: there.uri, targetRange: there.range,
        targetSelectionRange: there.range)
    }
  }
}

extension LSP.Range {
  /// Before the first character of a document.
  fileprivate static let start = LSP.Range(
    start: LSP.Position(line: 0, character: 0), end: LSP.Position(line: 0, character: 0))
}

extension NameRole {
  /// The word on the wire: what is logged reads a name that a declaration writes.
  fileprivate var wireKind: LSP.DocumentHighlightKind {
    switch self {
    case .declaration, .alias: .write
    case .setup, .use: .read
    case .mention: .text
    }
  }
}
