extension LSP {
  /// A body that is no message, with what its sender is to be told.
  package struct MessageError: Error, Equatable, Sendable {
    /// The id to answer to; null when none could be read.
    package let id: RequestID
    /// −32700 for what is no JSON, −32600 for JSON that is no message.
    package let error: ResponseError
  }
}
