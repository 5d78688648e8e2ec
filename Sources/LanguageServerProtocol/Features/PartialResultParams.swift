extension LSP {
  /// The params of a question whose answer may come in parts.
  package protocol PartialResultParams {
    /// Under which name parts of the answer may be sent; nil to send it whole.
    var partialResultToken: RequestID? { get }
  }
}
