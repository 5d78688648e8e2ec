import Foundation

/// Times what an editor waits for: start, opening a log, and single keystrokes at random lines.
struct KeystrokeBenchmark {
  let binary: String
  let edits: Int
  private var random: Random
  private var lines: [[UInt8]]
  private let text: String
  private var undo: DigitEdit?

  /// A digit to be written at a place.
  private typealias DigitEdit = (line: Int, column: Int, digit: UInt8)

  init(binary: String, log: String, edits: Int, seed: UInt64) {
    self.binary = binary
    self.edits = edits
    random = Random(seed: seed)
    text = log
    lines = log.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Runs one session with a server and prints its figures.
  mutating func run() throws {
    let clock = ContinuousClock()
    let started = clock.now
    let server = try ServerConnection(binary: binary)
    try server.send(Self.initialize)
    _ = try server.receive(containing: #""id":0"#)
    let initialized = clock.now - started
    try server.send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
    let opening = Self.opening(text)
    let opened = try clock.measure {
      try server.send(opening)
      _ = try server.receive(containing: "publishDiagnostics")
    }
    let times = try typeAll(server, clock)
    print("  start to initialize reply   \(milliseconds(initialized))")
    print("  didOpen to diagnostics      \(milliseconds(opened))")
    print("  keystroke to inlay hints    \(percentiles(times.hints))")
    print("  keystroke to diagnostics    \(percentiles(times.diagnostics))")
    let memory = server.peakMemory
    let ratio = Double(max(0, memory - 15_000_000)) / Double(text.utf8.count)
    print(
      "  peak memory                 \(megabytes(memory)), 15 MB + \(oneDecimal(ratio)) × the text")
    try server.stop()
  }

  private mutating func typeAll(
    _ server: ServerConnection, _ clock: ContinuousClock
  ) throws -> (hints: [Duration], diagnostics: [Duration]) {
    var hints: [Duration] = []
    var diagnostics: [Duration] = []
    for edit in 1...edits {
      let (line, message) = nextEdit(version: edit + 1)
      let request = Self.hintRequest(id: edit, around: line, of: lines.count)
      let start = clock.now
      try server.send(message)
      try server.send(request)
      var isAnswered = false
      var isPublished = false
      while !isAnswered || !isPublished {
        let message = try server.receive()
        if message.contains(#""id":\#(edit),"result""#) {
          hints.append(clock.now - start)
          isAnswered = true
        } else if message.contains(#""version":\#(edit + 1),"#) {
          diagnostics.append(clock.now - start)
          isPublished = true
        }
      }
    }
    return (hints, diagnostics)
  }

  /// Replaces a digit of a random line by another one; the next time, takes that back.
  ///
  /// So the log stays as sound as one that a person types.
  private mutating func nextEdit(version: Int) -> (line: Int, message: String) {
    let edit = undo ?? randomEdit()
    undo = undo == nil ? (edit.line, edit.column, lines[edit.line][edit.column]) : nil
    lines[edit.line][edit.column] = edit.digit
    let text = String(decoding: [edit.digit], as: UTF8.self)
    let message = """
      {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":\
      "\(Self.uri)","version":\(version)},"contentChanges":[{"range":{"start":{"line":\(edit.line),\
      "character":\(edit.column)},"end":{"line":\(edit.line),"character":\(edit.column + 1)}},\
      "text":"\(text)"}]}}
      """
    return (edit.line, message)
  }

  private mutating func randomEdit() -> DigitEdit {
    while true {
      let line = Int.random(in: 0..<lines.count, using: &random)
      let digits = lines[line].indices.filter { 0x30...0x39 ~= lines[line][$0] }
      guard let column = digits.randomElement(using: &random) else { continue }
      return (line, column, UInt8.random(in: 0x30...0x39, using: &random))
    }
  }

  private static let uri = "file:///w8log-bench/log.w8log"

  private static let initialize = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":null,"rootUri":null,\
    "capabilities":{"general":{"positionEncodings":["utf-8"]},"textDocument":{"publishDiagnostics":\
    {"versionSupport":true},"inlayHint":{}}}}}
    """

  private static func opening(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return """
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\(uri)",\
      "languageId":"w8log","version":1,"text":"\(escaped)"}}}
      """
  }

  /// Asks for the hints of the 60 lines around `line`.
  private static func hintRequest(id: Int, around line: Int, of count: Int) -> String {
    let first = max(0, line - 30)
    let last = min(count, first + 60)
    return """
      {"jsonrpc":"2.0","id":\(id),"method":"textDocument/inlayHint","params":{"textDocument":{"uri":\
      "\(uri)"},"range":{"start":{"line":\(first),"character":0},"end":{"line":\(last),\
      "character":0}}}}
      """
  }
}
