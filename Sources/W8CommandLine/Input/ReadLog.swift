import W8Analysis
import W8Files
import W8Text

/// A log that was read.
struct ReadLog {
  /// How the user calls it.
  let name: String
  /// Where it comes from.
  let source: LogSource
  /// What it holds.
  let bytes: [UInt8]
}

extension Invocation {
  /// Reads the logs one after the other and gives each to `use`, which names its exit code.
  ///
  /// Returns the gravest of all codes; what cannot be read is told and counts as `unreadable`. Only
  /// one log is held at a time, and `use` owns it: a large one need not be kept once it is cut up.
  func forEachLog(
    of sources: [Result<LogSource, FileError>], standardInputName: String = standardInputName,
    _ use: (consuming ReadLog) throws(Failure) -> ExitCode
  ) throws(Failure) -> ExitCode {
    var code = ExitCode.success
    for source in sources {
      code = code.joined(with: try useOne(source, standardInputName, use))
    }
    return code
  }

  /// Whether the files of `book` are UTF-8; tells on which line the first that is not has something else.
  func isUTF8(_ book: OpenedLog) throws(Failure) -> Bool {
    for log in book.files {
      guard let line = log.file.firstLineNotUTF8 else { continue }
      let name = inQuotes(log.name)
      try output.tell("w8log: \(name) is not UTF-8 on line \(line); see `\(checkCall(log.name))`")
      return false
    }
    return true
  }

  /// The call that tells what is wrong with the log `name`.
  func checkCall(_ name: String) -> String {
    "w8log check \(name == standardInputName ? "-" : visible(name))"
  }

  private func useOne(
    _ source: Result<LogSource, FileError>, _ standardInputName: String,
    _ use: (consuming ReadLog) throws(Failure) -> ExitCode
  ) throws(Failure) -> ExitCode {
    let log: ReadLog
    do throws(FileError) {
      let source = try source.get()
      let name = source.path ?? standardInputName
      log = ReadLog(name: name, source: source, bytes: try read(source))
    } catch {
      try output.tell("w8log: \(error.message)")
      return .unreadable
    }
    return try use(consume log)
  }
}
