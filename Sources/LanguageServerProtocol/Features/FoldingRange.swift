package import JSON

extension LSP {
  /// Lines that can be folded into the first of them.
  package struct FoldingRange: Hashable, Sendable {
    /// The line that stays visible, counted from 0.
    package let startLine: Int
    /// The last line that is folded away, counted from 0.
    package let endLine: Int
    /// What the lines are.
    package let kind: FoldingRangeKind?
    /// What is shown in their place.
    package let collapsedText: String?

    package init(
      startLine: Int, endLine: Int, kind: FoldingRangeKind? = nil, collapsedText: String? = nil
    ) {
      self.startLine = startLine
      self.endLine = endLine
      self.kind = kind
      self.collapsedText = collapsedText
    }
  }
}

extension LSP.FoldingRange: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("startLine", startLine)
      json.field("endLine", endLine)
      json.optionalField("kind", kind)
      json.optionalField("collapsedText", collapsedText)
    }
  }
}
