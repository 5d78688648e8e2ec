import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The changes that are due behind a key.
  static let onTypeFormatting = RequestRoute(
    "textDocument/onTypeFormatting", runs: .firstThread,
    advertises: [
      "documentOnTypeFormattingProvider": [
        "firstTriggerCharacter": .string(TypedKey.newLine.rawValue),
        "moreTriggerCharacter": [.string(TypedKey.colon.rawValue)],
      ]
    ]
  ) { (snapshot, params: LSP.DocumentOnTypeFormattingParams, _) in
    guard let key = TypedKey(rawValue: params.character) else {
      return snapshot.toProtocol.textEdits([])
    }
    return snapshot.toProtocol.textEdits(
      snapshot.file.formattingEdits(after: key, at: snapshot.offset(params.position)))
  }
}
