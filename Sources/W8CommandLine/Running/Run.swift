import W8Engine
import W8Files
import W8Reports

/// Runs the command that the arguments name.
package func runCommandLine(_ environment: Environment) -> ExitCode {
  let written = WrittenFiles()
  let environment = written.noting(in: environment)
  let output = Output(environment)
  do throws(Failure) {
    let code = try run(environment, output, written)
    try output.finish()
    return code
  } catch {
    if let message = error.message {
      let state = error.isOfOutput && written.hasAny ? "; the log is written" : ""
      output.tellLast("w8log: \(message)\(state)")
    }
    return written.isWholeWork && error.isOfOutput ? .success : error.exitCode
  }
}

/// Whether a run has written files.
private final class WrittenFiles {
  private(set) var hasAny = false
  /// Whether files are all that the command is for: `check` and `merge` also have something to report.
  var areAll = false
  /// Whether the work is done even if nobody can be told.
  var isWholeWork: Bool { hasAny && areAll }

  func noting(in environment: Environment) -> Environment {
    var world = environment
    world.writeFiles = { [self] (writes: [FileWrite]) throws(BrokenWrite) in
      let isDone = try environment.writeFiles(writes)
      if isDone { hasAny = true }
      return isDone
    }
    return world
  }
}

extension Failure {
  /// Whether the output cannot be written.
  fileprivate var isOfOutput: Bool { if case .outputRefused = self { true } else { false } }
}

private func run(
  _ environment: Environment, _ output: Output, _ written: WrittenFiles
) throws(Failure) -> ExitCode {
  let (command, arguments): (Command?, ParsedArguments)
  do throws(ArgumentError) {
    let parsed = try parseArguments(environment.arguments)
    command = parsed.command
    arguments = parsed.arguments.withFormatOfName(for: command).withLogAtEnd(for: command)
  } catch {
    throw .usage(error)
  }
  written.areAll = command?.name == Command.add.name
  try arguments.refuse(.newestFirst, beside: .oldestFirst)
  try arguments.refuse(.strictReport, beside: .lenient)
  func runCommand(in world: Environment, _ output: Output) throws(Failure) -> ExitCode {
    let invocation = Invocation(
      arguments: arguments, environment: world, output: output,
      findsRoot: command?.options.contains { $0.name == Option.root.name } ?? false,
      skipsIgnored: command?.options.contains { $0.name == Option.exclude.name } ?? false)
    let code = try run(command, invocation)
    try output.finish()
    return code
  }
  if let path = arguments.value(of: .outputFile), path != "-", command?.writesOwnFile != true {
    try environment.requireNoLog(path, .outputFile, such: "out.csv")
    let file = ResultFile(path, environment)
    let gathered = Output(file.environment)
    let code = try runCommand(in: file.environment, gathered)
    if code == .success || code == .badData && !gathered.hasRefused { try file.finish() }
    return code
  }
  guard command?.isPaged == true, let paged = PagedOutput(arguments, environment) else {
    return try runCommand(in: environment, output)
  }
  defer { paged.finish() }
  let pages = Output(paged.environment)
  do throws(Failure) {
    return try runCommand(in: paged.environment, pages)
  } catch {
    _ = try? pages.finish()
    throw error
  }
}

private func run(_ command: Command?, _ invocation: Invocation) throws(Failure) -> ExitCode {
  let arguments = invocation.arguments
  if arguments.has(.version) {
    try invocation.output.write("w8log \(w8logVersion)\n")
    return .success
  }
  if arguments.has(.help) {
    let page = invocation.page
    try invocation.output.write(command.map { helpPage($0, page) } ?? overviewPage(page))
    return .success
  }
  guard let command else {
    try invocation.output.say(overviewPage(invocation.page) + "\n")
    throw .usage(.missingCommand)
  }
  if let most = command.operandLimit, arguments.operands.count > most {
    throw .usage(.unexpectedOperand(arguments.operands[most], command: command.name))
  }
  return try command.run(invocation)
}
