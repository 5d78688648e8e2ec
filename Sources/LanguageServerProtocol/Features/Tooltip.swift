package import JSON

extension LSP {
  /// What is shown when the pointer rests on something.
  package enum Tooltip: Hashable, Sendable {
    case text(String)
    case markup(MarkupContent)
  }
}

extension LSP.Tooltip: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.string(text)
    case .markup(let content): content.write(to: &json)
    }
  }
}
