import JSON
import LanguageServerProtocol
import Primitives
import W8IDE
import W8Text

extension RequestRoute {
  /// Where the name at a position is declared, or used first; where an include leads.
  static let definition = RequestRoute(
    "textDocument/definition", runs: .worker, advertises: ["definitionProvider": true]
  ) {
    (snapshot, params: LSP.TextDocumentPositionParams, interruption) throws(Interrupted) in
    let found = try snapshot.analysis.definition(
      in: snapshot.file, at: snapshot.offset(params.position), unless: interruption)
    // Null where nothing is found.
    return found.map { definition in
      Written(snapshot.toProtocol.targets(of: definition).write)
    }
  }.waiting(.whileLogsAreLookedFor)
}

extension ToProtocol {
  /// The locations to which a definition leads, with what leads there where the client knows links.
  fileprivate func targets(of definition: Definition) -> WrittenList<NavigationTarget> {
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
