import JSON

extension LSP {
  /// The language of a text for people.
  package enum MarkupKind: String, Sendable {
    case plaintext
    case markdown
  }
}

extension LSP.MarkupKind: JSONEncodable, JSONDecodable {}
