package import JSON

extension LSP {
  /// A thing with a name in a document, with the things inside it.
  package struct DocumentSymbol: Hashable, Sendable {
    /// The name; never empty or blank.
    package let name: String
    /// More about it.
    package let detail: String?
    /// What it is drawn as.
    package let kind: SymbolKind
    /// All of it.
    package let range: Range
    /// The part that names it, inside `range`.
    package let selectionRange: Range
    /// The things inside it.
    package let children: [DocumentSymbol]

    package init(
      name: String, detail: String? = nil, kind: SymbolKind, range: Range, selectionRange: Range,
      children: [DocumentSymbol] = []
    ) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.range = range
      self.selectionRange = selectionRange
      self.children = children
    }
  }
}

extension LSP.DocumentSymbol: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.startObject()
    json.key("name")
    json.string(name)
    if let detail {
      json.key("detail")
      json.string(detail)
    }
    json.key("kind")
    json.integer(kind.rawValue)
    json.key("range")
    range.write(to: &json)
    json.key("selectionRange")
    selectionRange.write(to: &json)
    json.list("children", children)
    json.endObject()
  }
}
