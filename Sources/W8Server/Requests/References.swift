import JSON
import LanguageServerProtocol
import Primitives
import W8Analysis
import W8IDE

extension RequestRoute {
  /// Where the book has the name at a place.
  static let references = RequestRoute(
    "textDocument/references", runs: .worker, advertises: ["referencesProvider": true],
    respond: respondInParts
  ) {
    (snapshot, params: LSP.ReferenceParams, interruption) throws(Interrupted) -> [LSP.Location] in
    var names = try snapshot.analysis.references(
      in: snapshot.file, at: snapshot.offset(params.position), unless: interruption)
    if !params.context.includesDeclaration { names.removeAll(where: \.role.isDeclaring) }
    return snapshot.toProtocol.locations(of: names)
  }.waitingForBooks()
}
