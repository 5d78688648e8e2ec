import W8Analysis
import W8Engine
import W8Syntax
import W8Text

/// One run of `json`: one document for each log.
struct ModelRun {
  private let invocation: Invocation
  private let layout: JSONLayout

  init(_ invocation: Invocation) {
    self.invocation = invocation
    layout = invocation.arguments.has(.pretty) ? .pretty : .compact
  }

  func run() throws(Failure) -> ExitCode {
    try invocation.forEachLog(of: try invocation.roots()) {
      (read: consuming ReadLog) throws(Failure) in
      guard try invocation.isUTF8(read.bytes, of: read.name) else { return .unreadable }
      let book = try invocation.openBook(consume read)
      guard try invocation.areIncludedUTF8(book) else { return .unreadable }
      let diagnostics = book.analysis.diagnosticsByFile()
      try write(book, diagnostics)
      let count = diagnostics.joined().count { $0.severity == .error }
      guard count > 0, !invocation.arguments.has(.lenient) else { return .success }
      let remedy = "see `\(invocation.checkCall(book.name))`"
      try invocation.output.tell(
        "w8log: \(quoted(book.name)) has \(counted(count, "error")); \(remedy)")
      return .badData
    }
  }

  /// Entries go out by sections and findings one by one: as one value they would take a hundred
  /// times the size of the log.
  private func write(_ book: OpenedLog, _ diagnostics: [[Diagnostic]]) throws(Failure) {
    let files = book.files
    var document = JSONObjectWriter(output: invocation.output, layout: layout)
    try document.start()
    if invocation.arguments.has(.withTree) {
      try document.list(
        "ast", files.lazy.flatMap { log in ModelDocument.tree(of: log.file).map { $0.of(log) } })
    }
    try document.list(
      "diagnostics",
      zip(files, diagnostics).lazy.flatMap { log, found in
        found.lazy.map { ModelDocument.diagnostic($0, in: log.file.text).of(log) }
      })
    try document.list(
      "directives",
      files.lazy.flatMap { log in
        log.file.settings.directives.lazy.map { placed in
          let place = log.file.place(section: placed.section, line: placed.line)
          let line = lineNumber(of: place, in: log.file)
          return ModelDocument.directive(placed.directive, at: place, line: line).of(log)
        }
      })
    try document.list(
      "entries",
      files.lazy.flatMap { log in
        log.file.sections.indices.lazy.flatMap { section in
          ModelDocument.entries(ofSection: section, of: log).lazy.map { $0.of(log) }
        }
      })
    let logbook = book.analysis.logbook
    let unit = logbook.settings.unit
    try document.list("exercises", ExerciseReport(book.analysis).documents)
    try document.member("goal", ModelDocument.goal(of: book))
    try document.list("gyms", GymReport(book.analysis).documents)
    try document.list("milestones", MilestoneReport(logbook, in: unit).documents)
    try document.member(
      "next", JSONValue(logbook.nextMilestone) { MilestoneReport.document(of: $0, in: unit) })
    try document.member("path", .string(book.name))
    try document.member("schema", .integer(1))
    try document.member("settings", ModelDocument.settings(of: book))
    try document.member("today", .string(book.analysis.today.description))
    try document.end()
  }
}

extension JSONValue {
  /// The object with the name of its file, unless that is the root: the document names it.
  fileprivate func of(_ log: OpenedLog) -> JSONValue {
    guard log.file.index > 0, case .object(var members) = self else { return self }
    members["file"] = .string(log.name)
    return .object(members)
  }
}
