import LanguageServerProtocol
import W8Files

/// Writes messages to a stream, each with one call of the system if the stream takes it.
struct MessageWriter {
  /// What a pipe takes at once: a longer body is not copied behind its header.
  private static let pipeBytes = 64 << 10

  let descriptor: Int32

  /// Sends the message whose body is `body`; false when nobody reads any more.
  func send(_ body: [UInt8]) -> Bool {
    guard body.count > Self.pipeBytes else { return write(MessageFramer.frame(body)) }
    return write(MessageFramer.header(of: body)) && write(body)
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    writeAll(bytes, descriptor: descriptor) == .written
  }
}
