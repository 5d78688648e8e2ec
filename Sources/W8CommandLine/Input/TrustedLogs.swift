import Primitives
import W8Book
import W8Files
import W8Lint
import W8Reports
import W8Text

/// A log of which figures may be shown.
struct TrustedLog {
  /// The log.
  let log: OpenedLog
  /// Whether the command shows others too, so that each needs its name.
  let isOneOfSeveral: Bool
  /// The errors that touch what the command shows.
  let leftOut: LeftOut
}

extension Invocation {
  /// Reads the logs one after the other and gives those that can be trusted to `use`.
  ///
  /// What cannot be read is reported and counts as `unreadable`. Errors that touch what the command reads come first and
  /// count as `badData` unless `--lenient` is given; with `--strict` a log with errors is refused. Returns the gravest
  /// of all codes.
  func forEachTrustedLog(_ use: (TrustedLog) throws(Failure) -> Void) throws(Failure) -> ExitCode {
    let sources = try roots()
    return try forEachTrustedLog(of: sources, isOneOfSeveral: sources.count > 1, use)
  }

  /// The same for the roots `sources`, which may be some of those that the command shows.
  func forEachTrustedLog(
    of sources: [Result<LogSource, FileError>], isOneOfSeveral: Bool,
    _ use: (TrustedLog) throws(Failure) -> Void
  ) throws(Failure) -> ExitCode {
    try forEachLog(of: sources) { (read: consuming ReadLog) throws(Failure) in
      guard let log = try openUTF8Book(consume read) else { return .unreadable }
      guard try isAcceptable(log) else { return .badData }
      let leftOut = LeftOut(of: log, reading)
      if !arguments.has(.lenient), let refusal = leftOut.refusal(checkCall(log.name)) {
        try output.refuse(refusal)
        return .badData
      }
      try tell(leftOut, of: log)
      try use(TrustedLog(log: log, isOneOfSeveral: isOneOfSeveral, leftOut: leftOut))
      return code(of: leftOut)
    }
  }

  /// Whether figures may be shown: the log has no errors, or the user does not ask for one without.
  func isAcceptable(_ log: OpenedLog) throws(Failure) -> Bool {
    guard arguments.has(.strictReport) else { return true }
    let count =
      log.isPart
      ? log.shown(log.analysis.errorsOfFiles).reduce(0) { $0 + $1.found.count }
      : log.analysis.errorCount
    guard count > 0 else { return true }
    try output.refuse(
      "w8log: \(inQuotes(log.name)) has \(counted(count, "error")), so its figures would be wrong; "
        + "see `\(checkCall(log.name))`, or use --lenient")
    return false
  }

  /// Tells what is left out: who wants silence would else believe that nothing was, unless they said that they know.
  func tell(_ leftOut: LeftOut, of log: OpenedLog) throws(Failure) {
    guard let heading = leftOut.heading(of: log, checkCall(log.name), style(on: .errors)) else {
      return
    }
    if arguments.has(.lenient) { try remark(heading) } else { try output.tell(heading) }
  }

  /// The exit code of a log that is shown without what is left out.
  func code(of leftOut: LeftOut) -> ExitCode {
    leftOut.isEmpty || arguments.has(.lenient) ? .success : .badData
  }
}
