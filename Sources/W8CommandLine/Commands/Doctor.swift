import JSON
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
    summary: "show what w8log and its language server find here",
    operands: "[FILE|FOLDER]…",
    detail: """
      The program and its version, the books below the current folder or those named, each with its
      files and errors, the variables that w8log looks at, and, from a file of `w8log lsp --record` that
      --recording names, what the last editor said of itself. It is what a report of a fault should
      bring along; it tells names of files and nothing else of a log.
      """,
    options: [.recording],
    exitCodes: [
      (.success, "it was shown"), (.usage, "the command line is wrong"),
      (.unreadable, "a log or the recording cannot be read"),
    ],
    examples: ["w8log doctor", "w8log doctor ~/log --recording /tmp/w8log.jsonl"],
    run: { invocation throws(Failure) in
      let page = invocation.page
      var recording: [UInt8]?
      if let path = invocation.arguments.value(of: .recording) {
        recording = try invocation.environment.bytes(ofFile: path)
      }
      try invocation.output.write(page.lines(of: try programFacts(invocation)))
      let code = try writeBooks(invocation)
      if let recording { try invocation.output.write(page.lines(of: clientFacts(recording))) }
      return code
    })
}

extension Option {
  static let recording = Option(
    name: "--recording", value: .text("FILE"), summary: "tell of the editor in a recording")
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
    let fact = Fact("Book", "\(visible(book.name)): \(files), \(errors)")
    try asked.output.write(asked.page.lines(of: [fact]))
    return .success
  }
}

/// What the last editor in a recording said of itself.
func clientFacts(_ recording: [UInt8]) -> [Fact] {
  guard let params = lastInitialize(in: recording) else {
    return [Fact("Editor", "none in the recording")]
  }
  let capabilities = params["capabilities"] ?? .null
  func says(_ path: String...) -> Bool {
    let value = path.reduce(Optional(capabilities)) { $0?[$1] }
    return value.map { $0 != .null && $0 != .bool(false) } ?? false
  }
  let name = params["clientInfo"]?["name"]?.stringValue ?? "without a name"
  let version = params["clientInfo"]?["version"]?.stringValue.map { " \($0)" } ?? ""
  let encodings =
    capabilities["general"]?["positionEncodings"]?.arrayValue?
    .compactMap { $0.stringValue } ?? []
  let kinds: [(String, Bool)] = [
    ("inlay hints", says("textDocument", "inlayHint")),
    ("folds", says("textDocument", "foldingRange")),
    ("hover", says("textDocument", "hover")),
    ("completion", says("textDocument", "completion")),
    ("outline", says("textDocument", "documentSymbol")),
    ("code actions", says("textDocument", "codeAction")),
    ("semantic tokens", says("textDocument", "semanticTokens")),
    ("watched files", says("workspace", "didChangeWatchedFiles", "dynamicRegistration")),
    ("progress", says("window", "workDoneProgress")),
    ("shown documents", says("window", "showDocument", "support")),
    ("texts of the server", says("workspace", "textDocumentContent")),
  ]
  let able = kinds.filter { $0.1 }.map { $0.0 }
  return [
    Fact("Editor", visible(name + version)),
    Fact("Encodings", encodings.isEmpty ? "utf-16" : visible(encodings.joined(separator: ", "))),
    Fact("Diagnostics", says("textDocument", "diagnostic") ? "asked for" : "sent"),
    Fact("Takes", able.isEmpty ? "nothing more" : able.joined(separator: ", ")),
    Fact(
      "Settings",
      params["initializationOptions"].map {
        visible(String(decoding: JSONWriter.write($0), as: UTF8.self))
      } ?? "none"),
  ]
}

private func lastInitialize(in recording: [UInt8]) -> JSON? {
  for line in recording.split(separator: UInt8(ascii: "\n")).reversed() {
    guard let message = (try? JSON.parse(Array(line)))?["message"] else { continue }
    if message["method"] == "initialize", let params = message["params"] { return params }
  }
  return nil
}
