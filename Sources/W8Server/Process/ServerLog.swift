import W8Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Notes for whoever looks after the server; never a word of what stands in a log.
struct ServerLog: Sendable {
  /// Writes one line.
  let write: @Sendable (String) -> Void
  /// Whether every message is noted, not only what is out of order.
  let isDetailed: Bool

  /// Notes `line`, which must not contain anything that the user wrote.
  func note(_ line: String) {
    write(line)
  }

  /// Notes `line` if every message is noted.
  func detail(_ line: @autoclosure () -> String) {
    if isDetailed { write(line()) }
  }
}

extension ServerLog {
  /// Notes what is out of order on standard error; more could fill a pipe that nobody reads.
  static let standardError = ServerLog(
    write: { writeLine("w8log lsp: " + $0, to: STDERR_FILENO) }, isDetailed: false)

  /// Notes every message in the file at `path`, after what it has; nil if it cannot be written.
  static func file(_ path: String) -> ServerLog? {
    guard let descriptor = openToAppend(path) else { return nil }
    return ServerLog(write: { writeLine($0, to: descriptor) }, isDetailed: true)
  }
}

private func writeLine(_ line: String, to descriptor: Int32) {
  // A log that cannot be written is no reason to leave the user without a server.
  _ = writeAll(Array((line + "\n").utf8), descriptor: descriptor)
}
