import SystemLibrary
import W8Files

/// Notes for those who maintain the server; never a word of a log, unless the user has asked for that.
struct ServerLog: Sendable {
  /// Writes one line.
  let write: @Sendable (String) -> Void
  let level: LogLevel
  /// How messages are made fit to be noted; nil leaves them as they are.
  var redaction: Redaction?

  /// Notes `line`, which must not contain anything that the user wrote.
  func note(_ line: String) {
    write(line)
  }

  /// Notes `line` if every message is noted.
  func detail(_ line: @autoclosure () -> String) {
    if level >= .info { write(line()) }
  }

  /// Notes a whole message, `direction` first, if these are noted.
  func whole(_ direction: String, _ body: [UInt8]) {
    guard level >= .debug else { return }
    write("\(direction) \(String(decoding: readable(body, redaction), as: UTF8.self))")
  }
}

/// How much is noted; each level includes those before it.
enum LogLevel: Int, CaseIterable, Comparable, Sendable {
  /// What is out of order.
  case warning
  /// The method and size of each message.
  case info
  /// Each message as a whole.
  case debug

  static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}

extension ServerLog {
  /// Up to this size a log grows; as much again may stand in the old one.
  private static let mostBytes = 4 << 20

  /// Notes what is out of order on standard error; more could fill a pipe that no program reads.
  static let standardError = ServerLog(
    write: { line in _ = writeAll(Array("w8log lsp: \(line)\n".utf8), descriptor: STDERR_FILENO) },
    level: .warning)

  /// Notes in the file at `path`, after what it has; nil if it cannot be written.
  static func file(_ path: String, _ level: LogLevel, _ redaction: Redaction?) -> ServerLog? {
    guard let file = RotatingFile(path, mostBytes: mostBytes) else { return nil }
    // A log that cannot be written is no reason to leave the user without a server.
    return ServerLog(write: { file.write(Array($0.utf8)) }, level: level, redaction: redaction)
  }
}
