import SystemLibrary
import W8Files
import W8Server

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
