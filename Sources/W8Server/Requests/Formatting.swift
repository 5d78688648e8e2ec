import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// The changes that give a document its canonical form.
  ///
  /// The form is one for all: what the client says of tabs, indentation and final line ends is not asked.
  static let formatting = RequestRoute(
    "textDocument/formatting", runs: .worker, advertises: ["documentFormattingProvider": true]
  ) { (snapshot, _: LSP.DocumentParams, interruption) throws(Interrupted) in
    snapshot.toProtocol.textEdits(try snapshot.file.formattingEdits(unless: interruption))
  }
}
