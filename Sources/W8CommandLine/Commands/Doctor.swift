import Primitives
import W8Book
import W8Engine
import W8Files
import W8Lint
import W8Reports
import W8Text

extension Command {
  static let doctor = Command(
    name: "doctor",
    summary: "show the version, the settings and the logs found here",
    operands: "[FILE|FOLDER]…",
    detail: """
      Shows the program and its version, the environment variables that w8log uses, and the logs in the
      files and folders you name (default: the current folder), each with the number of its files and
      errors.

      Add the output to a bug report. It contains the names of your files, but nothing else from your
      logs.
      """,
    exitCodes: [
      (.success, "the report was shown"), (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read"),
    ],
    examples: ["w8log doctor", "w8log doctor ~/log"],
    run: { invocation throws(Failure) in
      let page = invocation.page
      try invocation.output.write(page.lines(of: try programFacts(invocation)))
      return try writeBooks(invocation)
    })
}

/// The program, and what it looks at of its surroundings.
private func programFacts(_ invocation: Invocation) throws(Failure) -> [Fact] {
  let environment = invocation.environment
  let variables = ["W8LOG_FILE", "NO_COLOR", "TERM", "TMPDIR"].compactMap { name in
    environment.variable(name).map { "\(name)=\(visible($0))" }
  }
  return [
    Fact("Program", visible(environment.program() ?? "not known")),
    Fact("Version", w8logVersion),
    Fact("Today", try invocation.today.description),
    Fact("Folder", visible(environment.fileIdentity("."))),
    Fact("Variables", variables.isEmpty ? "none" : variables.joined(separator: ", ")),
  ]
}

/// The books of the operands, a line each.
private func writeBooks(_ invocation: Invocation) throws(Failure) -> ExitCode {
  var arguments = invocation.arguments
  if arguments.operands.isEmpty { arguments.operands = ["."] }
  let asked = invocation.with(arguments: arguments)
  return try asked.forEachLog(of: try asked.roots()) {
    (read: consuming ReadLog) throws(Failure) in
    let book = try asked.openBook(consume read)
    let files = counted(book.analysis.files.count, "file")
    let errors = counted(book.analysis.errorCount, "error")
    let fact = Fact("Log", "\(visible(book.name)): \(files), \(errors)")
    try asked.output.write(asked.page.lines(of: [fact]))
    return .success
  }
}
