package import JSON

extension LSP {
  /// A part of a document, and what leads to it.
  package struct LocationLink: Hashable, Sendable {
    /// What leads there; it is underlined as a link.
    package let originSelectionRange: Range
    /// The other document.
    package let targetUri: DocumentURI
    /// The part to show.
    package let targetRange: Range
    /// The part to select, which lies in the part to show.
    package let targetSelectionRange: Range

    package init(
      originSelectionRange: Range, targetUri: DocumentURI, targetRange: Range,
      targetSelectionRange: Range
    ) {
      self.originSelectionRange = originSelectionRange
      self.targetUri = targetUri
      self.targetRange = targetRange
      self.targetSelectionRange = targetSelectionRange
    }
  }
}

extension LSP.LocationLink: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("originSelectionRange", originSelectionRange)
      json.field("targetUri", targetUri)
      json.field("targetRange", targetRange)
      json.field("targetSelectionRange", targetSelectionRange)
    }
  }
}
