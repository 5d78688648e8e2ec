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
  /// The errors of the log.
  let leftOut: LeftOut
}

extension Invocation {
  /// Reads the logs one after the other and gives those that can be trusted to `use`.
  ///
  /// What cannot be read is reported and counts as `unreadable`. The first error of a log comes before what can be read, and
  /// counts as `badData` unless `--lenient` is given; with `--strict` nothing comes behind it. Returns the gravest of all
  /// codes.
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
      guard try tells(leftOut, of: log) else { return .badData }
      try use(TrustedLog(log: log, isOneOfSeveral: isOneOfSeveral, leftOut: leftOut))
      return code(of: leftOut)
    }
  }

  /// Says what the first error of a log is, and whether what can be read is shown. Who wants silence would else believe that
  /// nothing is left out, unless they said that they know. With `refusesUncertain`
  /// nothing is shown of a log that is uncertain as a whole.
  func tells(
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
