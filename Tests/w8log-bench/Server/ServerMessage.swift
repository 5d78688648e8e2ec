/// A message that a server sent.
struct ServerMessage {
  private let head: String
  private let tail: String

  /// What tells messages apart stands at their ends; replies may be megabytes.
  init(_ body: ArraySlice<UInt8>) {
    head = String(decoding: body.prefix(200), as: UTF8.self)
    tail = String(decoding: body.suffix(20), as: UTF8.self)
  }

  /// Whether it answers that request, be it with an error.
  func answers(_ id: Int) -> Bool {
    head.contains("\"id\":\(id),")
  }

  /// Whether it brings the diagnostics of that version of the text; some servers name that behind them.
  func brings(diagnosticsOfVersion version: Int) -> Bool {
    head.contains("publishDiagnostics")
      && (head.contains("\"version\":\(version),") || tail.hasSuffix("\"version\":\(version)}}"))
  }
}
