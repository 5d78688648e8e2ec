import W8Files
import W8Reports
import W8Text

/// Where results and remarks go; results are gathered and written in large pieces.
final class Output: ByteSink {
  private let environment: Environment
  private var pending: [UInt8] = []
  /// Whether something was refused that should have been shown.
  private(set) var hasRefused = false

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// Adds `text` to the result.
  func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  /// Adds `bytes` to the result as they are.
  func write(_ bytes: [UInt8]) throws(Failure) {
    if pending.isEmpty { pending = bytes } else { pending += bytes }
    if pending.count >= Self.pieceSize { try finish() }
  }

  /// Adds the text of a log or of an export: a program gets its bytes as they are, a terminal nothing that it would obey.
  func write(verbatim text: [UInt8]) throws(Failure) {
    try write(environment.isTerminal(.output) ? visibleLines(text) : text)
  }

  /// Adds the page of a report, in which no line of a log is a command of the runner that may keep what is written.
  func write(page: [UInt8]) throws(Failure) {
    try write(withoutRunnerCommands(page))
  }

  /// Says `line` beside the result, after what was written so far.
  func tell(_ line: String) throws(Failure) {
    try say(line + "\n")
  }

  /// Says with `line` why something is not shown.
  func refuse(_ line: String) throws(Failure) {
    hasRefused = true
    try tell(line)
  }

  /// Says `text` on standard error, after what was written so far.
  func say(_ text: String) throws(Failure) {
    try say(Array(text.utf8))
  }

  /// Says `bytes` on standard error, after what was written so far.
  func say(_ bytes: [UInt8]) throws(Failure) {
    try finish()
    _ = environment.write(.errors, guarded(bytes))
  }

  /// Says `line` at the end of a run that failed, after as much of the result as can be written.
  func tellLast(_ line: String) {
    _ = try? finish()
    _ = environment.write(.errors, guarded(Array("\(line)\n".utf8)))
  }

  /// Empties the terminal on which the result is shown.
  func clearScreen() throws(Failure) {
    try finish()
    try write(toStream: Array("\u{1B}[2J\u{1B}[H".utf8))
  }

  /// Writes what is left.
  func finish() throws(Failure) {
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending = []
    try write(toStream: environment.isTerminal(.output) ? withoutTerminalCommands(bytes) : bytes)
  }

  private func write(toStream bytes: [UInt8]) throws(Failure) {
    switch environment.write(.output, bytes) {
    case .written: return
    case .closed: throw .outputClosed
    case .failed(let reason): throw .outputRefused(reason: reason)
    }
  }
}

extension Output {
  /// Messages without what a terminal or a CI runner would obey: names of files and texts of logs are in them.
  fileprivate func guarded(_ message: [UInt8]) -> [UInt8] {
    let message = withoutTerminalCommands(message)
    return environment.isInRunner ? withoutRunnerCommands(message) : message
  }
}

/// `text` with everything made visible that a terminal would obey, except for line ends, tabs and colors.
func withoutTerminalCommands(_ text: [UInt8]) -> [UInt8] {
  let escape = UInt8(0x1B)
  guard text.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 >= 0x7F }) else { return text }
  var shown = ""
  var rest = String(decoding: text, as: UTF8.self).unicodeScalars[...]
  while let scalar = rest.first {
    if scalar.value == escape, let end = endOfColor(in: rest) {
      shown.unicodeScalars.append(contentsOf: rest[..<end])
      rest = rest[end...]
      continue
    }
    if scalar == "\n" || scalar == "\t" {
      shown.unicodeScalars.append(scalar)
    } else {
      appendVisible(scalar, to: &shown)
    }
    rest.removeFirst()
  }
  return Array(shown.utf8)
}

/// The start of the color ends with which `text`, such as `ESC[31m`; nil if it starts with something else.
private func endOfColor(in text: Substring.UnicodeScalarView) -> String.Index? {
  let parameters = text.dropFirst()
  guard parameters.first == "[" else { return nil }
  let end = parameters.dropFirst().drop { "0"..."9" ~= $0 || $0 == ";" }
  return end.first == "m" ? text.index(after: end.startIndex) : nil
}

/// The lines of `text` without anything that a terminal would obey.
private func visibleLines(_ text: [UInt8]) -> [UInt8] {
  let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let shown = lines.map { line in
    visible(
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self))
  }
  return Array(shown.joined(separator: "\n").utf8)
}

/// The lines of `text` with a `·` in what a CI runner would take for commands of its own: `::error::` at the start of a
/// line (GitHub), and `##[`, `##vso[`, `##teamcity[` anywhere in it (GitHub of old, Azure, TeamCity).
func withoutRunnerCommands(_ text: [UInt8]) -> [UInt8] {
  guard hasDoubledMark(text) else { return text }
  let dot = Array("·".utf8)
  var result: [UInt8] = []
  var (copied, isStart) = (0, true)
  for index in text.indices {
    let isDouble = index > 0 && text[index - 1] == text[index]
    if isDouble, text[index] == UInt8(ascii: "#") {
      let word = text[(index + 1)...].prefix(10).drop { 0x61...0x7A ~= $0 }
      if word.first == UInt8(ascii: "[") {
        result += text[copied...index] + dot
        copied = index + 1
      }
    } else if isDouble, text[index] == UInt8(ascii: ":"), isStart {
      result += text[copied..<index] + dot
      copied = index
    }
    // The second of two colons is at the start if the first one is.
    // Runners also pass over the white space of Unicode, which is not looked at more closely.
    let isBlank = text[index] <= UInt8(ascii: " ") || text[index] >= 0x80
    let isColon = !isDouble && text[index] == UInt8(ascii: ":")
    isStart = text[index] == UInt8(ascii: "\n") || isStart && (isBlank || isColon)
  }
  return copied == 0 ? text : result + text[copied...]
}

/// Whether two `#` or two `:` stand side by side, without which there is no command.
private func hasDoubledMark(_ text: [UInt8]) -> Bool {
  // Of two side by side one has an odd index.
  for index in stride(from: 1, to: text.count, by: 2) {
    let byte = text[index]
    guard byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":") else { continue }
    if text[index - 1] == byte || text[(index + 1)...].first == byte { return true }
  }
  return false
}

extension Environment {
  /// Whether GitHub runs this, which takes lines of the output for commands.
  var isInWorkflow: Bool { variable("GITHUB_ACTIONS") == "true" }

  /// Whether any of the runners does that.
  var isInRunner: Bool {
    isInWorkflow || variable("TF_BUILD") != nil || variable("TEAMCITY_VERSION") != nil
  }
}

/// `text` as an operand of a command that people can copy into a shell: in quotes where one of its signs would be obeyed.
func operand(_ text: String) -> String {
  let text = visible(text)
  let isPlain = text.utf8.allSatisfy { byte in
    byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "+-./:@_".utf8.contains(byte)
  }
  let parts = text.split(separator: "'", omittingEmptySubsequences: false)
  return (text.hasPrefix("-") ? "-- " : "")
    + (isPlain ? text : "'\(parts.joined(separator: "'\\''"))'")
}
