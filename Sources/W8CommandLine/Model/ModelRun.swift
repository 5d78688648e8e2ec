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
    try invocation.forEachLog { (name, bytes) throws(Failure) in
      guard try invocation.isUTF8(bytes, of: name) else { return .unreadable }
      let log = try invocation.open(name, bytes)
      let diagnostics = log.analysis.diagnostics(of: log.file)
      try write(log, diagnostics)
      let hasErrors = diagnostics.contains { $0.severity == .error }
      return hasErrors && !invocation.arguments.has(.lenient) ? .badData : .success
    }
  }

  /// Entries and findings go out one by one: as one value they would take a hundred times the size
  /// of the log.
  private func write(_ log: OpenedLog, _ diagnostics: [Diagnostic]) throws(Failure) {
    var document = JSONObjectWriter(output: invocation.output, layout: layout)
    try document.start()
    if invocation.arguments.has(.withTree) {
      try document.list("ast", ModelDocument.tree(of: log.file))
    }
    try document.list(
      "diagnostics",
      diagnostics.lazy.map { ModelDocument.diagnostic($0, in: log.file.text) })
    try document.list(
      "directives",
      log.file.settings.directives.lazy.map { placed in
        let place = log.file.place(section: placed.section, line: placed.line)
        let line = lineNumber(of: place, in: log.file)
        return ModelDocument.directive(placed.directive, at: place, line: line)
      })
    try document.list(
      "entries",
      log.file.sections.indices.lazy.flatMap { section in
        log.file.sections[section].lowered.entries.lazy.map { entry in
          let place = log.file.place(section: section, line: entry.line)
          return ModelDocument.entry(entry, at: place, of: log)
        }
      })
    let logbook = log.analysis.logbook
    let unit = logbook.settings.unit
    try document.list("exercises", logbook.exerciseUses.lazy.map(ExerciseReport.document))
    try document.member("goal", ModelDocument.goal(of: log))
    try document.list("gyms", logbook.gymUses.lazy.map(GymReport.document))
    try document.list(
      "milestones", logbook.milestones.lazy.map { MilestoneReport.document(of: $0, in: unit) })
    try document.member(
      "next", JSONValue(logbook.nextMilestone) { MilestoneReport.document(of: $0, in: unit) })
    try document.member("path", .string(log.name))
    try document.member("schema", .integer(1))
    try document.member("settings", ModelDocument.settings(of: log))
    try document.member("today", .string(log.analysis.today.description))
    try document.end()
  }
}
