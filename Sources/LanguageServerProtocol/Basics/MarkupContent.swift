package import JSON

extension LSP {
  /// A text for people, plain or in Markdown.
  package struct MarkupContent: Hashable, Sendable {
    /// How to read the text.
    package let kind: MarkupKind
    /// The text.
    package let value: String

    package init(kind: MarkupKind, value: String) {
      self.kind = kind
      self.value = value
    }
  }

  /// The language of a text for people.
  package enum MarkupKind: String, Sendable {
    case plaintext
    case markdown
  }
}

extension LSP.MarkupContent: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", kind)
      json.field("value", value)
    }
  }
}

extension LSP.MarkupKind: JSONEncodable, JSONDecodable {}
