/// Notes for those who maintain the server; never a word of a log, unless the user has asked for that.
package struct ServerLog: Sendable {
  /// Writes one line.
  let write: @Sendable (String) -> Void
  /// How much is noted.
  package let level: LogLevel
  /// How messages are made fit to be noted; nil leaves them as they are.
  var redaction: Redaction?

  /// Notes by `write` what `level` includes.
  package init(
    write: @escaping @Sendable (String) -> Void, level: LogLevel, redaction: Redaction? = nil
  ) {
    (self.write, self.level, self.redaction) = (write, level, redaction)
  }

  /// Notes `line`, which must not contain anything that the user wrote.
  package func note(_ line: String) {
    write(line)
  }

  /// Notes `line` if every message is noted.
  func detail(_ line: @autoclosure () -> String) {
    if level >= .info { write(line()) }
  }

  /// Notes a whole message, `direction` first, if these are noted.
  package func whole(_ direction: String, _ body: [UInt8]) {
    guard level >= .debug else { return }
    write("\(direction) \(String(decoding: readable(body, redaction), as: UTF8.self))")
  }
}

/// How much is noted; each level includes those before it.
package enum LogLevel: Int, CaseIterable, Comparable, Sendable {
  /// What is out of order.
  case warning
  /// The method and size of each message.
  case info
  /// Each message as a whole.
  case debug

  package static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
