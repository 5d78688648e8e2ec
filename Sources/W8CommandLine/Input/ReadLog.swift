import Primitives
import W8Book
import W8Files
import W8Reports
import W8Text

struct ReadLog {
  /// The user's name for it.
  let name: String
  let source: LogSource
  let bytes: [UInt8]
}

extension Invocation {
  /// Reads the logs one after the other and gives each to `use`, which names its exit code.
  ///
  /// Returns the gravest of all codes; what cannot be read is reported and counts as `unreadable`. Only
  /// one log is held at a time, and `use` owns it: a large one need not be kept once it is cut up.
  func forEachLog(
    of sources: [Result<LogSource, FileError>], standardInputName: String = standardInputName,
    _ use: (consuming ReadLog) throws(Failure) -> ExitCode
  ) throws(Failure) -> ExitCode {
    var code = ExitCode.success
    for source in sources {
      let log: ReadLog
      do throws(FileError) {
        let source = try source.get()
        let name = source.path ?? standardInputName
        log = ReadLog(name: name, source: source, bytes: try read(source))
      } catch {
        try output.tell("w8log: \(message(of: error))")
        code = code.joined(with: .unreadable)
        continue
      }
      code = code.joined(with: try use(consume log))
    }
    return code
  }

  /// The message of `error`. If nothing exists at a path that reads as a period, a gym, the rest of a name or the weight of a
  /// goal, the message says how to write that.
  private func message(of error: FileError) -> String {
    if case .notFound(let path) = error, arguments.command == "goal",
      path.utf8.first.map(isDigit) == true
    {
      return "\(inQuotes(path)) is not a log; to set a goal, add the line `goal \(path)` to a log"
    }
    return error.message + hint(for: error)
  }

  /// What was meant by a path at which nothing exists.
  private func hint(for error: FileError) -> String {
    guard case .notFound(let path) = error else { return "" }
    if arguments.mayHavePeriod, PeriodChoice(path) != nil {
      return ", or choose a period with -p \(path)"
    }
    if arguments.mayHavePeriod, path.hasPrefix("@") {
      return ", or choose a gym with --gym \(path)"
    }
    if arguments.command == "history", !path.contains(where: { "./".contains($0) }) {
      return ", or quote a name of several words, such as 'Bench Press'"
    }
    return ""
  }

  /// The book whose root is `log`, all files of which are UTF-8; nil after telling on which line the first that is not
  /// has something else.
  ///
  /// That is known of the root before it is opened.
  func openUTF8Book(_ log: consuming ReadLog) throws(Failure) -> OpenedLog? {
    let bytes = log.bytes
    if let offset = firstInvalidUTF8Offset(in: bytes, range: TextRange(0, bytes.count)) {
      let line = bytes[..<offset].count { $0 == .lineFeed } + 1
      try tellNotUTF8(log.name, line)
      return nil
    }
    _ = consume bytes
    let book = try openBook(consume log)
    for file in book.files where book.shows(file.file) {
      guard let line = file.file.firstLineNotUTF8 else { continue }
      try tellNotUTF8(file.name, line)
      return nil
    }
    return book
  }

  private func tellNotUTF8(_ name: String, _ line: Int) throws(Failure) {
    try output.tell(
      "w8log: \(inQuotes(name)) is not UTF-8 on line \(line); `\(checkCall(name))` shows how to fix it"
    )
  }

  /// The call that tells what is wrong with the log `name`.
  func checkCall(_ name: String) -> String {
    "w8log check \(name == standardInputName ? "-" : operand(name))"
  }
}
