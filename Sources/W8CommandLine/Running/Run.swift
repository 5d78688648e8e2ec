import W8Reports

/// Runs the command that the arguments name, and returns what the shell is told.
package func runCommandLine(_ environment: Environment) -> ExitCode {
  let output = Output(environment)
  do throws(Failure) {
    let code = try run(environment, output)
    try output.finish()
    return code
  } catch {
    if let message = error.message { output.tellLast("w8log: \(message)") }
    return error.exitCode
  }
}

private func run(_ environment: Environment, _ output: Output) throws(Failure) -> ExitCode {
  let (command, arguments): (Command?, ParsedArguments)
  do throws(ArgumentError) {
    let parsed = try parseArguments(environment.arguments)
    (command, arguments) = (parsed.command, parsed.arguments.withFormatOfName(for: parsed.command))
  } catch {
    throw .usage(error)
  }
  try arguments.refuse(.newestFirst, beside: .oldestFirst)
  try arguments.refuse(.strictReport, beside: .lenient)
  let reading = command.map { LogReading(of: $0, arguments) } ?? .everything
  if let path = arguments.value(of: .outputFile), path != "-", command?.writesOwnFile != true {
    try environment.requireNoLog(path, .outputFile, such: "out.csv")
    let file = ResultFile(path, environment)
    let gathered = Output(file.environment)
    let invocation = Invocation(
      arguments: arguments, environment: file.environment, output: gathered, reading: reading)
    let code = try run(command, invocation)
    try gathered.finish()
    let isShown = code == .success || code == .badData && !gathered.hasRefused
    if isShown { try file.finish() }
    return code
  }
  if command?.isPaged == true, let paged = PagedOutput(arguments, environment) {
    return try run(command, arguments, reading, through: paged)
  }
  let invocation = Invocation(
    arguments: arguments, environment: environment, output: output, reading: reading)
  return try run(command, invocation)
}

private func run(
  _ command: Command?, _ arguments: ParsedArguments, _ reading: LogReading,
  through paged: PagedOutput
) throws(Failure) -> ExitCode {
  defer { paged.finish() }
  let output = Output(paged.environment)
  do throws(Failure) {
    let invocation = Invocation(
      arguments: arguments, environment: paged.environment, output: output, reading: reading)
    let code = try run(command, invocation)
    try output.finish()
    return code
  } catch {
    _ = try? output.finish()
    throw error
  }
}

private func run(_ command: Command?, _ told: Invocation) throws(Failure) -> ExitCode {
  var invocation = told
  invocation.findsRoot = command?.options.contains { $0.name == Option.root.name } ?? false
  let arguments = invocation.arguments
  if arguments.has(.version) { return try Command.version.run(invocation) }
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
