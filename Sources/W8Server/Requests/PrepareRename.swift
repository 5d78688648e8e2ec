import JSON
import LanguageServerProtocol
import W8Analysis
import W8IDE

extension RequestRoute {
  /// What can be renamed at a place.
  static let prepareRename = RequestRoute(
    "textDocument/prepareRename", runs: .firstThread, advertises: [:],
    handle: { (snapshot, params: LSP.PrepareRenameParams, _) throws(EditRefusal) in
      let offset = snapshot.offset(params.position)
      let found = try snapshot.analysis.renamable(in: snapshot.file, at: offset)
      return found.map {
        LSP.PrepareRenameResult(
          range: snapshot.toProtocol.range($0.range), placeholder: $0.placeholder)
      }
    })
}
