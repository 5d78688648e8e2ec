package import JSON

extension LSP {
  /// The params of `window/showDocument`.
  package struct ShowDocumentParams: Hashable, Sendable {
    /// What is to be shown.
    package let uri: DocumentURI
    /// Whether another program than the editor shows it.
    package let isExternal: Bool
    /// Where the cursor goes; nil leaves it where it is.
    package let selection: Range?

    package init(uri: DocumentURI, isExternal: Bool, selection: Range? = nil) {
      self.uri = uri
      self.isExternal = isExternal
      self.selection = selection
    }
  }
}

extension LSP.ShowDocumentParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("uri", uri)
      json.flag("external", isExternal)
      if !isExternal { json.field("takeFocus", true) }
      json.optionalField("selection", selection)
    }
  }
}
