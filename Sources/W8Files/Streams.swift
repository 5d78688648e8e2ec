import SystemLibrary

/// The way an attempt to write to a stream ended.
package enum OutputResult: Hashable, Sendable {
  /// All bytes were taken.
  case written
  /// No program reads the other end any more: stop quietly.
  case closed
  /// The system refused, for a reason in its words.
  case failed(reason: String)
}

/// Writes all of `bytes` to an open stream, in as many steps as it takes.
///
/// `closed` is seen only after `ignoreBrokenPipeSignal()`; without it the process ends.
package func writeAll(_ bytes: [UInt8], descriptor: Int32) -> OutputResult {
  do throws(SystemError) {
    try writeEverything(bytes, to: descriptor)
    return .written
  } catch {
    return error.isBrokenPipe ? .closed : .failed(reason: error.reason)
  }
}

/// Opens the file at `path` for lines after what it has, for the user alone where it is new; nil if it
/// cannot be written.
package func openToAppend(_ path: String) -> Int32? {
  guard !path.utf8.contains(0) else { return nil }
  let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o600)
  return descriptor >= 0 ? descriptor : nil
}

/// Lets writing to a closed pipe fail instead of ending the process.
package func ignoreBrokenPipeSignal() {
  signal(SIGPIPE, SIG_IGN)
}

/// Writes all of `bytes`, waiting where the stream is not ready.
func writeEverything(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var written = 0
  while written < bytes.count {
    do throws(SystemError) {
      written += try SystemError.check {
        bytes.withUnsafeBytes { buffer in
          let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
          return write(descriptor, rest.baseAddress, rest.count)
        }
      }
    } catch {
      guard error.isNotReady else { throw error }
      waitUntilReady(descriptor, for: Int16(POLLOUT))
    }
  }
}

/// A line of standard input without its end, byte by byte, so that what follows stays for others; nil at the end.
package func readInputLine() -> String? {
  var bytes: [UInt8] = []
  var byte: UInt8 = 0
  while bytes.count < longestInputLine {
    guard let count = try? SystemError.check({ read(STDIN_FILENO, &byte, 1) }), count == 1 else {
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
    if byte == UInt8(ascii: "\n") { break }
    bytes.append(byte)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// More than anybody types.
private let longestInputLine = 10_000

/// Waits for `milliseconds` and says whether a program may still read what is written to an open
/// stream; returns at once when none does.
package func waitWhileOpen(descriptor: Int32, milliseconds: Int32) -> Bool {
  var requests = [
    pollfd(fd: descriptor, events: 0, revents: 0),
    pollfd(fd: EndRequest.descriptor, events: Int16(POLLIN), revents: 0),
  ]
  _ = poll(&requests, nfds_t(requests.count), milliseconds)
  return Int32(requests[0].revents) & (POLLERR | POLLHUP | POLLNVAL) == 0
}
