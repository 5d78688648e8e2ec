package import JSON

extension LSP {
  /// What a client does with folding ranges.
  package struct FoldingRangeClientCapabilities: Equatable, Sendable {
    /// Whether it folds whole lines only.
    package let isLineFoldingOnly: Bool
    /// How many ranges it takes of a document; nil means all.
    package let rangeLimit: Int?
    /// Whether it shows a text of the server's in place of the folded lines.
    package let hasCollapsedText: Bool
    /// The kinds that it knows; empty when it does not say.
    package let kinds: [FoldingRangeKind]
  }
}

extension LSP.FoldingRangeClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    isLineFoldingOnly = json.flag("lineFoldingOnly")
    rangeLimit = try? json.uinteger("rangeLimit")
    hasCollapsedText = json.flag("foldingRange", "collapsedText")
    kinds = json.lenientList("foldingRangeKind", "valueSet")
  }
}
