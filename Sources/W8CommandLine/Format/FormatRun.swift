import W8Files
import W8Text

/// One run of `fmt`.
struct FormatRun {
  private let invocation: Invocation
  private let settings: FormatSettings

  /// Throws where an option is wrong.
  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    settings = try FormatSettings(invocation.arguments)
  }

  func run() throws(Failure) -> ExitCode {
    let name = invocation.arguments.value(of: .standardInputName) ?? standardInputName
    return try invocation.forEachLog(of: try invocation.sources(), standardInputName: name) {
      (log) throws(Failure) in try format(log)
    }
  }

  private func format(_ log: ReadLog) throws(Failure) -> ExitCode {
    switch try invocation.formatted(log.bytes, as: settings.target) {
    case .success(let formatted):
      let code = try write(formatted, of: log)
      let fails = settings.isChecking && formatted != log.bytes
      return code.joined(with: fails ? .findings : .success)
    case .failure(let refusal):
      try invocation.output.tell(
        "w8log: \(inQuotes(log.name)) is not formatted: \(refusal.message)")
      // Whoever puts the output in the place of the input must not lose it.
      let keeps = settings.outcome == .output || settings.outcome == .file && log.source.path == nil
      if keeps { try invocation.output.write(log.bytes) }
      return refusal.exitCode
    }
  }

  private func write(_ formatted: [UInt8], of log: ReadLog) throws(Failure) -> ExitCode {
    switch settings.outcome {
    case .output: try invocation.output.write(formatted)
    case .diff: try writeDiff(formatted, of: log)
    case .name:
      if formatted != log.bytes { try invocation.output.write(visible(log.name) + "\n") }
    case .file:
      guard let path = log.source.path else {
        try invocation.output.write(formatted)
        break
      }
      if formatted != log.bytes { return try replace(path, formatted) }
    }
    return .success
  }

  private func replace(_ path: String, _ bytes: [UInt8]) throws(Failure) -> ExitCode {
    do throws(FileError) {
      try invocation.environment.writeFile(path, bytes)
      return .success
    } catch {
      try invocation.output.tell("w8log: \(error.message)")
      return .unreadable
    }
  }

  /// A program gets the bytes as they are, a terminal nothing that it would obey.
  private func writeDiff(_ formatted: [UInt8], of log: ReadLog) throws(Failure) {
    let output = invocation.output
    guard invocation.environment.isTerminal(.output) else {
      return try output.write(unifiedDiff(log.bytes, formatted, name: log.name))
    }
    let style = invocation.style
    try writeUnifiedDiff(log.bytes, formatted, name: log.name) {
      (part, bytes) throws(Failure) in
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        try output.write(paint(visible(line), part, style) + "\n")
      }
    }
  }
}

private func paint(_ line: String, _ part: DiffPart, _ style: Style) -> String {
  switch part {
  case .heading: style.paint(line, .faint)
  case .same: line
  case .removed: style.paint(line, .error)
  case .added: style.paint(line, .information)
  }
}
