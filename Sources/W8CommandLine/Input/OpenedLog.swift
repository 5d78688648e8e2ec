import W8Analysis
import W8Engine
import W8Files

/// A log that was read, with its meaning.
struct OpenedLog {
  /// How the user calls it.
  let name: String
  /// Its meaning as a book of its own.
  let analysis: Analysis

  /// The only file of the book.
  var file: FileAnalysis { analysis.root }
}

extension Invocation {
  /// Reads the logs one after the other and gives each to `use`, which names its exit code.
  ///
  /// Returns the gravest of all codes; what cannot be read is told and counts as `unreadable`. Only
  /// one log is held at a time.
  func forEachLog(
    standardInputName: String = standardInputName,
    _ use: (_ name: String, _ bytes: [UInt8]) throws(Failure) -> ExitCode
  ) throws(Failure) -> ExitCode {
    var code = ExitCode.success
    for source in try sources() {
      code = code.joined(with: try useOne(source, standardInputName, use))
    }
    return code
  }

  /// The meaning of `bytes` as a book of its own.
  func open(_ name: String, _ bytes: [UInt8]) throws(Failure) -> OpenedLog {
    var host = AnalysisHost(today: try today)
    let file = FileID(name)
    host.apply(.open(file, bytes, version: 0))
    guard let analysis = host.analysis(of: file) else {
      throw .internalError("a file that was opened is not open")
    }
    return OpenedLog(name: name, analysis: analysis)
  }

  /// Reads one log and gives it to `use`; what cannot be read is told.
  func useOne(
    _ source: Result<LogSource, FileError>, _ standardInputName: String,
    _ use: (_ name: String, _ bytes: [UInt8]) throws(Failure) -> ExitCode
  ) throws(Failure) -> ExitCode {
    let name: String
    let bytes: [UInt8]
    do throws(FileError) {
      let source = try source.get()
      if case .file(let path) = source { name = path } else { name = standardInputName }
      bytes = try read(source)
    } catch {
      try output.tell("w8log: \(error.message)")
      return .unreadable
    }
    return try use(name, bytes)
  }
}
