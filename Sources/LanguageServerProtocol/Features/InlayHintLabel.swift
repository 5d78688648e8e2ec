package import JSON

extension LSP {
  /// What a hint shows.
  package enum InlayHintLabel: Equatable, Sendable {
    case text(String)
    /// Pieces that follow one another without a gap.
    case parts([InlayHintLabelPart])
  }
}

extension LSP.InlayHintLabel: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.string(text)
    case .parts(let parts): json.array(parts)
    }
  }
}
