import JSON
import LanguageServerProtocol
import W8Edits
import W8IDE

extension RequestRoute {
  /// What can be renamed at a position.
  static let prepareRename = RequestRoute(
    "textDocument/prepareRename", runs: .firstThread, advertises: [:],
    handle: { (snapshot, params: LSP.TextDocumentPositionParams, _) throws(EditRefusal) in
      let offset = snapshot.offset(params.position)
      let found = try snapshot.analysis.renamable(in: snapshot.file, at: offset)
      return found.map { found in
        Written.object { json in
          json.field("range", snapshot.toProtocol.range(found.range))
          json.field("placeholder", found.placeholder)
        }
      }
    })
}
