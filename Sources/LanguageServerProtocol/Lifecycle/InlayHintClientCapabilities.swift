extension LSP {
  /// What a client does with inlay hints.
  package struct InlayHintClientCapabilities: Equatable, Sendable {
    /// Whether it shows them at all.
    package let isOffered: Bool
    /// The parts of a hint that it can ask for later.
    package let resolvableProperties: [String]
    /// Whether it can be told to ask anew.
    package let hasRefresh: Bool
  }
}
