import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// Where the name at a place is declared, or used first; where an include leads.
  static let definition = RequestRoute(
    "textDocument/definition", runs: .worker, advertises: ["definitionProvider": true]
  ) {
    (snapshot, params: LSP.DefinitionParams, interruption) throws(Interrupted) -> DefinitionAnswer?
    in
    let found = try snapshot.analysis.definition(
      in: snapshot.file, at: snapshot.offset(params.position), unless: interruption)
    return found.map { DefinitionAnswer(definition: $0, snapshot: snapshot) }
  }.waitingForBooks()
}

/// A definition in the one of two forms that the client knows.
private struct DefinitionAnswer: JSONEncodable {
  let definition: Definition
  let snapshot: Snapshot

  func write(to json: inout JSONWriter) {
    let links = snapshot.toProtocol.links(of: definition)
    if snapshot.client.capabilities.hasDefinitionLinks {
      links.write(to: &json)
    } else {
      links.map { LSP.Location(uri: $0.targetUri, range: $0.targetSelectionRange) }
        .write(to: &json)
    }
  }
}
