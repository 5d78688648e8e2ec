import W8Analysis
import W8Text

/// A log whose figures may be shown.
struct TrustedLog {
  /// The log.
  let log: OpenedLog
  /// Whether the command shows others too, so that each needs its name.
  let isOneOfSeveral: Bool
}

extension Invocation {
  /// Reads the logs one after the other and gives those that can be trusted to `use`.
  ///
  /// What cannot be read is told and counts as `unreadable`, a log with errors is told and counts as
  /// `badData` unless `--lenient` is given. Returns the gravest of all codes.
  func forEachTrustedLog(_ use: (TrustedLog) throws(Failure) -> Void) throws(Failure) -> ExitCode {
    let sources = try sources()
    var code = ExitCode.success
    for source in sources {
      let next = try useOne(source, standardInputName) { (name, bytes) throws(Failure) in
        if let offset = firstInvalidUTF8Offset(in: bytes, range: TextRange(0, bytes.count)) {
          return try refuse(name, bytes, invalidAt: offset)
        }
        let log = try open(name, bytes)
        guard try isTrusted(log) else { return .badData }
        try use(TrustedLog(log: log, isOneOfSeveral: sources.count > 1))
        return .success
      }
      code = code.joined(with: next)
    }
    return code
  }

  private func refuse(
    _ name: String, _ bytes: [UInt8], invalidAt offset: Int
  ) throws(Failure) -> ExitCode {
    let line = bytes[..<offset].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    try output.tell(
      "w8log: \(quoted(name)) is not UTF-8 on line \(line); see `\(checkCall(name))`")
    return .unreadable
  }

  /// Whether figures may be shown: the log has no errors, or the user wants it all the same.
  private func isTrusted(_ log: OpenedLog) throws(Failure) -> Bool {
    let count = log.analysis.diagnostics(of: log.file).count { $0.severity == .error }
    guard count > 0 else { return true }
    let errors = counted(count, "error")
    let remedy = "see `\(checkCall(log.name))`"
    if arguments.has(.lenient) {
      try remark(
        "w8log: \(quoted(log.name)) has \(errors); what cannot be read is left out; \(remedy)")
      return true
    }
    try output.tell(
      "w8log: \(quoted(log.name)) has \(errors), so its figures would be wrong; \(remedy), "
        + "or use --lenient")
    return false
  }

  private func checkCall(_ name: String) -> String {
    "w8log check \(name == standardInputName ? "-" : visible(name))"
  }
}
