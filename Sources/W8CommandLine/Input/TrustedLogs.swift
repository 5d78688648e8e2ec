import Primitives
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
    let sources = try roots()
    return try forEachLog(of: sources) { (read: consuming ReadLog) throws(Failure) in
      guard try isUTF8(read.bytes, of: read.name) else { return .unreadable }
      let log = try openBook(consume read)
      guard try areIncludedUTF8(log) else { return .unreadable }
      guard try isTrusted(log) else { return .badData }
      try use(TrustedLog(log: log, isOneOfSeveral: sources.count > 1))
      return .success
    }
  }

  /// Whether figures may be shown: the log has no errors, or the user wants it all the same.
  private func isTrusted(_ log: OpenedLog) throws(Failure) -> Bool {
    let count = log.analysis.errorCount
    guard count > 0 else { return true }
    let errors = counted(count, "error")
    let remedy = "see `\(checkCall(log.name))`"
    if arguments.has(.lenient) {
      try remark(
        "w8log: \(inQuotes(log.name)) has \(errors); what cannot be read is left out; \(remedy)")
      return true
    }
    try output.tell(
      "w8log: \(inQuotes(log.name)) has \(errors), so its figures would be wrong; \(remedy), "
        + "or use --lenient")
    return false
  }
}
