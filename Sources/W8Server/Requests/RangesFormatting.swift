import JSON
import LanguageServerProtocol
import Primitives

extension RequestRoute {
  /// The changes that give the lines of several ranges their canonical form.
  static let rangesFormatting = RequestRoute(
    "textDocument/rangesFormatting", runs: .worker, advertises: [:]
  ) { (snapshot, params, interruption) throws(Interrupted) in
    try editsOfRanges(snapshot, params, interruption)
  }
}
