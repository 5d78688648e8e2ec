package import JSON

extension LSP {
  /// The params of `textDocument/rangeFormatting` and `textDocument/rangesFormatting`.
  package struct DocumentRangeFormattingParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The parts to format; they may overlap.
    package let ranges: [Range]
  }
}

extension LSP.DocumentRangeFormattingParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    if let several: [LSP.Range] = try json.optionalField("ranges") {
      ranges = several
    } else {
      ranges = [try json.field("range")]
    }
  }
}
