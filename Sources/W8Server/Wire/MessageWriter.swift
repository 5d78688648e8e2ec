import LanguageServerProtocol
import W8Files

/// Writes messages to a stream, each with one call of the system if the stream takes it.
struct MessageWriter {
  let descriptor: Int32

  /// Sends the message whose body is `body`; false when nobody reads any more.
  func send(_ body: [UInt8]) -> Bool {
    writeAll(MessageFramer.frame(body), descriptor: descriptor) == .written
  }
}
