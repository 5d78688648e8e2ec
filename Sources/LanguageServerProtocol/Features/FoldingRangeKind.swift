import JSON

extension LSP {
  /// What lines that can be folded are; clients may know other words.
  package struct FoldingRangeKind: RawRepresentable, Hashable, Sendable {
    /// The word on the wire.
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A comment.
    package static let comment = FoldingRangeKind(rawValue: "comment")
    /// Imports or includes.
    package static let imports = FoldingRangeKind(rawValue: "imports")
    /// A part with a name.
    package static let region = FoldingRangeKind(rawValue: "region")
  }
}

extension LSP.FoldingRangeKind: JSONEncodable, JSONDecodable {}
