package import JSON

extension LSP {
  /// A part of a document that has to do with what the cursor is on.
  package struct DocumentHighlight: Hashable, Sendable {
    /// The part.
    package let range: Range
    /// What it does there.
    package let kind: DocumentHighlightKind

    package init(range: Range, kind: DocumentHighlightKind) {
      self.range = range
      self.kind = kind
    }
  }

  /// What a highlighted part does.
  package enum DocumentHighlightKind: Int, Sendable {
    case text = 1
    case read = 2
    case write = 3
  }
}

extension LSP.DocumentHighlight: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("range", range)
      json.field("kind", kind.rawValue)
    }
  }
}
