import W8Files
import W8Text

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
    case .success(var formatted):
      if settings.isChecking, isStored(formatted, log) { formatted = log.bytes }
      let code = try write(formatted, of: log)
      let fails = settings.isChecking && formatted != log.bytes
      return code.joined(with: fails ? .findings : .success)
    case .failure(let refusal):
      try invocation.output.tell(
        "w8log: \(inQuotes(log.name)) is not formatted: \(refusal.message)")
      // A user who puts the output in the place of the input must not lose it.
      let keeps = settings.outcome == .output || settings.outcome == .file && log.source.path == nil
      if keeps { try invocation.output.write(verbatim: log.bytes) }
      return refusal.exitCode
    }
  }

  /// Whether git has the lines of `log` end in LF and only shows them with CR LF, and they are `formatted` but for that.
  private func isStored(_ formatted: [UInt8], _ log: ReadLog) -> Bool {
    guard let path = log.source.path, formatted != log.bytes,
      formatted == withLineFeeds(log.bytes)
    else { return false }
    return invocation.environment.gitStoresLineFeeds(path)
  }

  private func write(_ formatted: [UInt8], of log: ReadLog) throws(Failure) -> ExitCode {
    switch settings.outcome {
    case .output: try invocation.output.write(verbatim: formatted)
    case .diff:
      try invocation.writeDiff(
        FileChange(path: log.name, name: log.name, old: log.bytes, new: formatted))
    case .name:
      if formatted != log.bytes { try invocation.output.write(visible(log.name) + "\n") }
    case .file:
      guard let path = log.source.path else {
        try invocation.output.write(verbatim: formatted)
        break
      }
      if formatted == log.bytes { break }
      if case .found = log.source, let reason = reasonToLeave(log.bytes) {
        try invocation.output.tell(
          "w8log: \(inQuotes(path)) is not formatted: \(reason); to format it, name the file")
        return .unreadable
      }
      return try replace(path, log.bytes, formatted)
    }
    return .success
  }

  /// Writes the canonical form; where the file was written meanwhile, that of what it holds now.
  private func replace(
    _ path: String, _ old: [UInt8], _ formatted: [UInt8]
  ) throws(Failure) -> ExitCode {
    do throws(Failure) {
      let first = FileChange(path: path, name: path, old: old, new: formatted)
      try invocation.write(first) { (bytes) throws(Failure) in
        switch try invocation.formatted(bytes, as: settings.target) {
        case .success(let formatted): formatted
        case .failure: bytes
        }
      }
      return .success
    } catch {
      guard case .file(let failure) = error else { throw error }
      try invocation.output.tell("w8log: \(failure.message)")
      return .unreadable
    }
  }
}

/// `text` with LF in the place of each CR LF.
private func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
  text.indices.compactMap { index in
    let isEnd = text[index] == .carriageReturn && text[(index + 1)...].first == .lineFeed
    return isEnd ? nil : text[index]
  }
}
