import Foundation

/// A language server under test, spoken to over its standard streams.
final class ServerConnection {
  private let process = Process()
  private let toServer = Pipe()
  private let fromServer = Pipe()
  private var received: [UInt8] = []

  /// Starts `program`.
  init(_ program: ServerProgram) throws {
    process.executableURL = URL(fileURLWithPath: program.path)
    process.arguments = program.arguments
    process.standardInput = toServer
    process.standardOutput = fromServer
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Says who asks, and waits for the reply.
  func initialize() throws {
    try send(
      """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":null,"rootUri":null,\
      "capabilities":{"general":{"positionEncodings":["utf-8"]},"textDocument":{"publishDiagnostics":\
      {"versionSupport":true},"inlayHint":{},"foldingRange":{},"documentSymbol":\
      {"hierarchicalDocumentSymbolSupport":true}}}}}
      """)
    try receive { $0.answers(0) }
    try send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
  }

  /// Sends one message.
  func send(_ body: String) throws {
    let bytes = Array(body.utf8)
    let frame = Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes
    try toServer.fileHandleForWriting.write(contentsOf: frame)
  }

  /// Reads messages up to the one that is waited for.
  func receive(until isAwaited: (ServerMessage) -> Bool) throws {
    while try !isAwaited(receive()) {}
  }

  /// A field of what the system tells about the process, in bytes; 0 where it does not.
  func memory(_ field: String) -> Int {
    let path = "/proc/\(process.processIdentifier)/status"
    guard let status = try? String(contentsOfFile: path, encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(field) }),
      let kilobytes = line.split(separator: " ").dropLast().last.flatMap({ Int($0) })
    else { return 0 }
    return kilobytes * 1024
  }

  /// Ends the server and waits for it.
  func stop() throws {
    try send(#"{"jsonrpc":"2.0","id":-1,"method":"shutdown"}"#)
    try receive { $0.answers(-1) }
    try send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    process.waitUntilExit()
  }

  /// Reads one message.
  func receive() throws -> ServerMessage {
    var headerEnd = findHeaderEnd()
    while headerEnd == nil {
      try readMore()
      headerEnd = findHeaderEnd()
    }
    guard let bodyStart = headerEnd else { throw BenchmarkError("no header") }
    let header = String(decoding: received[..<bodyStart], as: UTF8.self)
    guard let field = header.split(whereSeparator: \.isNewline).first,
      let length = field.split(separator: " ").last.flatMap({ Int($0) })
    else { throw BenchmarkError("unreadable header: \(header)") }
    while received.count < bodyStart + length { try readMore() }
    let message = ServerMessage(received[bodyStart..<bodyStart + length])
    received.removeFirst(bodyStart + length)
    return message
  }

  private func findHeaderEnd() -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    guard received.count >= mark.count else { return nil }
    return (0...received.count - mark.count)
      .first { received[$0..<$0 + mark.count].elementsEqual(mark) }
      .map { $0 + mark.count }
  }

  private func readMore() throws {
    let limit = 1 << 16
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = read(fromServer.fileHandleForReading.fileDescriptor, &buffer, limit)
    guard count > 0 else { throw BenchmarkError("the server closed its output") }
    received += buffer[..<count]
  }
}
