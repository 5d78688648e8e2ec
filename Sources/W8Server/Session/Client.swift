import JSON
import LanguageServerProtocol
import W8Text

/// What the client said about itself, and what was agreed with it.
struct Client: Sendable {
  /// What it can do.
  var capabilities = LSP.ClientCapabilities(json: .null)
  /// The unit in which both sides count columns.
  var encoding = PositionEncoding.utf16
  /// How much of the server's work it wants to read about.
  var trace = LSP.TraceValue.off
}

extension LSP.PositionEncodingKind {
  /// The same unit in the words of `W8Text`.
  var textEncoding: PositionEncoding {
    switch self {
    case .utf8: .utf8
    case .utf16: .utf16
    case .utf32: .utf32
    }
  }
}
