import LanguageServerProtocol
import SystemLibrary
import W8Files
import W8Server

/// Reads messages from a stream into an inbox until `exit` or the end of the stream; it belongs on a thread of its own.
struct MessageReader: Sendable {
  private static let chunkBytes = 64 * 1024

  let descriptor: Int32
  let inbox: Inbox
  /// Receives the body of each message when it arrives.
  var note: @Sendable ([UInt8]) -> Void = { _ in }

  /// Reads until nothing more can come.
  func run() {
    var framer = MessageFramer()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkBytes, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = readChunk(into: buffer)
      guard count > 0 else { break }
      framer.push(Array(buffer[..<count]))
      if pushMessages(&framer) == .last { return }
    }
    inbox.push(.end)
  }

  /// Puts every complete message of `framer` into the inbox, up to `exit`.
  func pushMessages(_ framer: inout MessageFramer) -> Inbox.Continuation {
    while true {
      do throws(FramingError) {
        guard let body = try framer.next() else { return .more }
        note(body)
        if inbox.push(Event(body: body)) == .last { return .last }
      } catch {
        inbox.push(.disorder(error))
      }
    }
  }

  /// How many bytes came; 0 or less at the end of the stream or when it cannot be read.
  private func readChunk(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // The client has made the stream one that does not wait: wait here.
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      default: return count
      }
    }
  }
}

/// Writes messages to a stream, each with one call of the system if the stream takes it.
struct MessageWriter {
  /// What a pipe takes at once: a longer body is not copied behind its header.
  private static let pipeBytes = 64 << 10

  let descriptor: Int32

  /// Sends the message whose body is `body`; false when the client reads no more.
  func send(_ body: [UInt8]) -> Bool {
    guard body.count > Self.pipeBytes else { return write(MessageFramer.frame(body)) }
    return write(MessageFramer.header(of: body)) && write(body)
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    writeAll(bytes, descriptor: descriptor) == .written
  }
}
