import W8Exchange
import W8Files
import W8Text

/// The reason why a command stops before its end.
enum Failure: Error, Hashable {
  /// The command line is wrong.
  case usage(ArgumentError)
  /// No log was named, and none was found.
  case noInput(String)
  /// The reader has closed the output.
  case outputClosed
  case outputRefused(reason: String)
  /// The result cannot be written to its file.
  case file(FileError)
  /// What was asked for is not done, for a reason that people can read.
  case refused(String, ExitCode)
  /// The same, where all messages are written already.
  case told(ExitCode)
  /// A file of another program is not taken.
  case importRefused(file: String, ImportRefusal)
  /// A fault of w8log itself.
  case internalError(String)

  var exitCode: ExitCode {
    switch self {
    case .usage, .importRefused(_, .needsOption), .importRefused(_, .needsAnswers): .usage
    case .noInput, .outputRefused, .file, .importRefused(_, .unreadable): .unreadable
    case .outputClosed: .success
    case .refused(_, let code), .told(let code): code
    case .internalError: .internalError
    }
  }

  /// The message to the user; nil where silence is right.
  var message: String? {
    switch self {
    case .usage(let error): error.message
    case .noInput(let message): message
    case .outputClosed, .told: nil
    case .refused(let reason, _): reason
    case .outputRefused(let reason): "cannot write the output: \(reason)"
    case .file(let error): error.message
    case .importRefused(let file, let refusal):
      "\(inQuotes(file)): \(refusal.message.map(visible).joined(separator: "\n"))"
    case .internalError(let what):
      "internal error: \(what); please report it with the command you ran"
    }
  }
}

/// What `body` gives; a file that cannot be read or written, which the user calls `name` if that is known, ends the command.
func withFiles<Result>(
  calling name: String? = nil, _ body: () throws(FileError) -> Result
) throws(Failure) -> Result {
  do throws(FileError) {
    return try body()
  } catch {
    throw .file(name.map(error.calling) ?? error)
  }
}

extension Environment {
  /// All bytes of the file at `path`, which messages call `name` where that is given; one that cannot be read ends the
  /// command.
  func bytes(ofFile path: String, calling name: String? = nil) throws(Failure) -> [UInt8] {
    try withFiles(calling: name) { () throws(FileError) in try readFile(path) }
  }

  /// The same of standard input for `-`.
  func bytes(ofOperand path: String) throws(Failure) -> [UInt8] {
    if path != "-" { return try bytes(ofFile: path) }
    return try withFiles { () throws(FileError) in try readStandardInput() }
  }
}

/// What a command tells the shell.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  /// `check` found something as grave as `--fail-on`.
  case findings = 1
  /// The command line is wrong.
  case usage = 2
  /// Something cannot be read or written.
  case unreadable = 3
  /// The data has errors that have taken something from what is shown, or all of it.
  case badData = 4
  /// A fault of w8log itself.
  case internalError = 70

  /// The graver of two codes of one run: what could not be read weighs most.
  func joined(with other: ExitCode) -> ExitCode {
    Self.byGravity.last { $0 == self || $0 == other } ?? self
  }

  private static let byGravity: [ExitCode] = [
    .success, .findings, .badData, .unreadable, .usage, .internalError,
  ]
}
