/// A stream of bytes that does not say where its next message ends.
///
/// It is thrown once each time the order is lost; reading goes on at the next `Content-Length:`.
package enum FramingError: Error, Hashable, Sendable {
  /// A header block ended without a `Content-Length`.
  case missingContentLength
  /// A `Content-Length` is no whole number from 0 to the limit; `value` is how it was written.
  case unusableContentLength(value: String)
  /// A header block is longer than the limit.
  case headerTooLong

  /// What is wrong, for people.
  package var message: String {
    switch self {
    case .missingContentLength:
      "the header has no Content-Length"
    case .unusableContentLength(let value):
      "Content-Length \"\(value)\" is no number from 0 to \(MessageFramer.maximumBodyBytes)"
    case .headerTooLong:
      "the header is longer than \(MessageFramer.maximumHeaderBytes) bytes"
    }
  }
}
