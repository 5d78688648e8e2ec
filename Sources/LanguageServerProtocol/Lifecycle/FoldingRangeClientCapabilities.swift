package import JSON

extension LSP {
  /// What a client does with folding ranges.
  package struct FoldingRangeClientCapabilities: Equatable, Sendable {
    /// How many ranges it takes of a document; nil means all.
    package let rangeLimit: Int?
    /// Whether it shows a text of the server's in place of the folded lines.
    package let hasCollapsedText: Bool
  }
}

extension LSP.FoldingRangeClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    rangeLimit = try? json.uinteger("rangeLimit")
    hasCollapsedText = json.flag("foldingRange", "collapsedText")
  }
}
