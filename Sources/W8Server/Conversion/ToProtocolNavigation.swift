import JSON
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
  func highlights(of names: [NamedPlace]) -> WrittenList<NamedPlace> {
    var walk = walk()
    return WrittenList(names) { name, json in
      json.field("range", LSP.Range(name.range, &walk))
      json.field("kind", name.role.wireKind)
    }
  }

  /// The places to which a definition leads, with what leads there where the client knows links.
  func targets(of definition: Definition) -> WrittenList<NavigationTarget> {
    let hasLinks = client.capabilities.hasDefinitionLinks
    return WrittenList(definition.targets) { target, json in
      let there = location(target) ?? LSP.Location(uri: uri(of: target.file), range: .start)
      guard hasLinks else { return there.writeMembers(to: &json) }
      json.field("originSelectionRange", range(definition.origin))
      json.field("targetUri", there.uri)
      json.field("targetRange", there.range)
      json.field("targetSelectionRange", there.range)
    }
  }
}

extension LSP.Range {
  /// Before the first character of a document.
  fileprivate static let start = LSP.Range(
    start: LSP.Position(line: 0, character: 0), end: LSP.Position(line: 0, character: 0))
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
