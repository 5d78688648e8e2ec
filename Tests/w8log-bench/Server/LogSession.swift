import Foundation

/// A text that is open in a server, and somebody who types in it.
struct LogSession {
  /// From the start of the program to the reply to `initialize`.
  let initialized: Duration
  /// From `didOpen` to the diagnostics.
  let opened: Duration
  /// How many bytes the text has.
  let size: Int
  private(set) var editCount = 0
  private let program: ServerProgram
  private let server: ServerConnection
  private let edits: Int
  private let keys: Keys
  private var random: Random
  private var lines: [[UInt8]]
  private var undo: DigitEdit?
  private var requestCount = 0

  /// A digit to be written at a position.
  private typealias DigitEdit = (line: Int, column: Int, digit: UInt8)

  /// How long somebody waits after a keystroke; hints are nil where the server has none.
  typealias Wait = (hints: Duration?, diagnostics: Duration)

  /// What is typed: a digit for another, or a letter in a weight, of which something is to be told.
  enum Keys {
    case digits, faults
  }

  /// Opens `text` in a server of its own, in which `edits` keystrokes will be typed.
  init(
    _ program: ServerProgram, text: String, edits: Int, seed: UInt64, keys: Keys = .digits
  ) throws {
    self.program = program
    self.keys = keys
    let clock = ContinuousClock()
    let started = clock.now
    server = try ServerConnection(program)
    try server.initialize()
    initialized = clock.now - started
    let opening = try Self.opening(text, program)
    let server = server
    opened = try clock.measure {
      try server.send(opening)
      try server.receive { $0.brings(diagnosticsOfVersion: 1) }
    }
    self.edits = edits
    size = text.utf8.count
    random = Random(seed: seed)
    lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  /// What the server has resident now and had at most, in bytes; 0 where the system does not tell.
  var memory: (now: Int, peak: Int) { (server.memory("VmRSS:"), server.memory("VmHWM:")) }

  /// Types the keystrokes that are left, at random lines, or as many as take 20 seconds.
  mutating func typeAll() throws -> [Wait] {
    let end = ContinuousClock.now + .seconds(20)
    var waits: [Wait] = []
    while editCount < edits, ContinuousClock.now < end { waits.append(try type()) }
    return waits
  }

  /// Types one key while answers to `outlines`, asked for right before, are still to come.
  mutating func type(behind outlines: [OutlineRequest] = []) throws -> Wait {
    editCount += 1
    let version = editCount + 1
    let (line, edit) = nextEdit(version: version)
    let outlineRequests = outlines.map { ($0, nextRequest()) }
    let hintRequest = program.hasHints ? nextRequest() : nil
    for (outline, id) in outlineRequests {
      try server.send(outline.request(id: id, of: program.uri))
    }
    let clock = ContinuousClock()
    let start = clock.now
    try server.send(edit)
    if let hintRequest { try server.send(self.hintRequest(id: hintRequest, around: line)) }
    var missing = Set(outlineRequests.map(\.1))
    var hints: Duration?
    var diagnostics: Duration?
    while true {
      let hasHints = hints != nil || hintRequest == nil
      if hasHints, let diagnostics, missing.isEmpty { return (hints, diagnostics) }
      let message = try server.receive()
      let waited = clock.now - start
      if let hintRequest, message.answers(hintRequest) { hints = waited }
      if message.brings(diagnosticsOfVersion: version) { diagnostics = waited }
      missing = missing.filter { !message.answers($0) }
    }
  }

  /// The time from one change with as many edits as `count`, each of a digit of a random line, to the diagnostics.
  mutating func edit(atOnce count: Int) throws -> Duration {
    editCount += 1
    let version = editCount + 1
    let edits = (0..<count).map { _ in randomEdit() }
    for edit in edits { lines[edit.line][edit.column] = edit.digit }
    let message = change(edits, version: version)
    let server = server
    return try ContinuousClock().measure {
      try server.send(message)
      try server.receive { $0.brings(diagnosticsOfVersion: version) }
    }
  }

  /// The time until the whole outline is there.
  mutating func ask(for outline: OutlineRequest) throws -> Duration {
    let id = nextRequest()
    let (server, uri) = (server, program.uri)
    return try ContinuousClock().measure {
      try server.send(outline.request(id: id, of: uri))
      try server.receive { $0.answers(id) }
    }
  }

  /// Ends the server.
  func close() throws {
    try server.stop()
  }

  private mutating func nextRequest() -> Int {
    requestCount += 1
    return requestCount
  }

  /// Replaces a digit of a random line by another one; the next time, takes that back.
  ///
  /// So the log stays as sound as one that a person types.
  private mutating func nextEdit(version: Int) -> (line: Int, message: String) {
    let edit = undo ?? randomEdit()
    undo = undo == nil ? (edit.line, edit.column, lines[edit.line][edit.column]) : nil
    lines[edit.line][edit.column] = edit.digit
    return (edit.line, change([edit], version: version))
  }

  /// The message of a change of the text by `edits`, one after the other.
  private func change(_ edits: [DigitEdit], version: Int) -> String {
    let changes = edits.map { edit in
      """
      {"range":{"start":{"line":\(edit.line),"character":\(edit.column)},"end":{"line":\(edit.line),\
      "character":\(edit.column + 1)}},"text":"\(String(decoding: [edit.digit], as: UTF8.self))"}
      """
    }
    return """
      {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":\
      "\(program.uri)","version":\(version)},"contentChanges":[\(changes.joined(separator: ","))]}}
      """
  }

  private mutating func randomEdit() -> DigitEdit {
    while true {
      let line = Int.random(in: 0..<lines.count, using: &random)
      let digits = lines[line].indices.filter { 0x30...0x39 ~= lines[line][$0] }
      if keys == .faults {
        // On the line of a day the third number is the first digit of its weight.
        guard lines[line].first.map({ 0x30...0x39 ~= $0 }) == true, digits.count > 2 else {
          continue
        }
        return (line, digits[2], UInt8(ascii: "x"))
      }
      guard let column = digits.randomElement(using: &random) else { continue }
      return (line, column, UInt8.random(in: 0x30...0x39, using: &random))
    }
  }

  private static func opening(_ text: String, _ program: ServerProgram) throws -> String {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return """
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":\
      "\(program.uri)","languageId":"\(program.language)","version":1,"text":\(quoted)}}}
      """
  }

  /// Asks for the hints of the 60 lines around `line`.
  private func hintRequest(id: Int, around line: Int) -> String {
    let first = max(0, line - 30)
    let last = min(lines.count, first + 60)
    return """
      {"jsonrpc":"2.0","id":\(id),"method":"textDocument/inlayHint","params":{"textDocument":{"uri":\
      "\(program.uri)"},"range":{"start":{"line":\(first),"character":0},"end":{"line":\(last),\
      "character":0}}}}
      """
  }
}

/// What an editor asks about a whole log to show its structure.
enum OutlineRequest: String, CaseIterable {
  case documentSymbol, foldingRange

  fileprivate func request(id: Int, of uri: String) -> String {
    """
    {"jsonrpc":"2.0","id":\(id),"method":"textDocument/\(rawValue)","params":{"textDocument":\
    {"uri":"\(uri)"}}}
    """
  }
}
