import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The parts of the sets, the entry or the directive at a position.
  static let signatureHelp = RequestRoute(
    "textDocument/signatureHelp", runs: .firstThread,
    advertises: [
      "signatureHelpProvider": [
        "triggerCharacters": [" ", ":", ","], "retriggerCharacters": ["@", "("],
      ]
    ]
  ) { (snapshot, params: LSP.TextDocumentPositionParams, _) in
    snapshot.analysis.signature(in: snapshot.file, at: snapshot.offset(params.position))
      .map(snapshot.toProtocol.signatureHelp)
  }
}

extension ToProtocol {
  fileprivate func signatureHelp(_ signature: Signature) -> Written {
    .object { json in
      json.key("signatures")
      json.startArray()
      json.object { json in
        json.field("label", signature.label)
        json.key("parameters")
        json.startArray()
        for part in signature.parts {
          json.object { json in
            json.field("label", part.label)
            json.field("documentation", part.explanation)
          }
        }
        json.endArray()
        json.field("activeParameter", signature.active)
      }
      json.endArray()
      json.field("activeSignature", 0)
      json.field("activeParameter", signature.active)
    }
  }
}
