import Primitives
import W8Book
import W8Files
import W8Lint
import W8Reports
import W8Text

/// A log of which figures may be shown.
struct TrustedLog {
  let log: OpenedLog
  /// Whether the command shows others too, so that each needs its name.
  let isOneOfSeveral: Bool
  /// The errors of the log.
  let leftOut: LeftOut
}

extension Invocation {
  /// Reads the logs one after the other and gives those that can be trusted to `use`.
  ///
  /// Reports each file that cannot be read, which counts as `unreadable`. Prints the first error of a log before its report; it
  /// counts as `badData` unless `--lenient` is given. Returns the gravest of all codes.
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
      let leftOut = LeftOut(of: log)
      guard try announceErrors(leftOut, of: log) else { return .badData }
      try use(TrustedLog(log: log, isOneOfSeveral: isOneOfSeveral, leftOut: leftOut))
      return code(of: leftOut)
    }
  }

  /// Prints the first error of a log, even with `--quiet` unless `--lenient` is given; returns whether a report follows.
  ///
  /// `refusesUncertain`: whether errors that make the whole log uncertain prevent the report.
  func announceErrors(
    _ leftOut: LeftOut, of log: OpenedLog, refusesUncertain: Bool = true
  ) throws(Failure) -> Bool {
    let call = checkCall(log.name)
    if arguments.has(.lenient) {
      if let heading = leftOut.heading(call) { try remark(heading) }
      return true
    }
    if refusesUncertain, let refusal = leftOut.refusal(call) {
      try output.refuse(refusal)
      return false
    }
    guard let heading = leftOut.heading(call) else { return true }
    if arguments.has(.strictReport) {
      try output.refuse(heading)
      return false
    }
    try output.tell(heading)
    return true
  }

  /// The exit code of a log that is shown without what is left out.
  func code(of leftOut: LeftOut) -> ExitCode {
    leftOut.isEmpty || arguments.has(.lenient) ? .success : .badData
  }
}
