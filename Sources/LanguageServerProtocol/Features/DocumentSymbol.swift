package import JSON

extension LSP {
  /// A thing with a name in a document.
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

    package init(
      name: String, detail: String? = nil, kind: SymbolKind, range: Range, selectionRange: Range
    ) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.range = range
      self.selectionRange = selectionRange
    }
  }

  /// Writes the symbols of a document one after the other, each inside the one that holds it, without a tree of them.
  package struct DocumentSymbolOutline {
    /// How many symbols are open; each holds those that follow one deeper.
    private var openCount = 0
    /// Whether the last open symbol holds one.
    private var isListOpen = true

    /// Starts the list of the outermost symbols.
    package init(_ json: inout JSONWriter) {
      json.startArray()
    }

    /// Writes a symbol that `depth` others hold: the last ones before it that are less deep.
    package mutating func write(_ symbol: DocumentSymbol, depth: Int, to json: inout JSONWriter) {
      close(to: depth, &json)
      if !isListOpen {
        json.key("children")
        json.startArray()
      }
      json.startObject()
      symbol.writeMembers(to: &json)
      openCount += 1
      isListOpen = false
    }

    /// Ends the list.
    package mutating func end(_ json: inout JSONWriter) {
      close(to: 0, &json)
      json.endArray()
    }

    private mutating func close(to depth: Int, _ json: inout JSONWriter) {
      while openCount > max(depth, 0) {
        if isListOpen { json.endArray() }
        json.endObject()
        openCount -= 1
        isListOpen = true
      }
    }
  }
}

extension LSP.DocumentSymbol {
  fileprivate func writeMembers(to json: inout JSONWriter) {
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
  }
}
