import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The colours of gyms, each on its word.
  static let documentColor = RequestRoute(
    "textDocument/documentColor", runs: .worker, advertises: ["colorProvider": true]
  ) { (snapshot, _: LSP.DocumentParams, _) in
    snapshot.toProtocol.colors(snapshot.file.colorPlaces)
  }
}
