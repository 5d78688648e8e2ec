package import JSON
import Primitives
import W8Book
import W8Engine
package import W8Lint
import W8Text

/// The errors of a log that touch what is shown of it, with their positions and messages.
package struct LeftOut {
  private var errors: [LeftOutError] = []
  /// The first error for which nothing is to be shown; nil when there is none.
  private var total: LeftOutError?

  /// How many errors are listed at most: more would hide the report.
  private static let mostTold = 5

  /// Nothing is left out.
  package init() {}

  /// The errors of `log` that touch what `reading` reads.
  package init(of log: OpenedLog, _ reading: LogReading) {
    self.init(of: log, reading, log.analysis.errorsOfFiles)
  }

  /// The same; `found` are the diagnostics of each file of the book.
  package init(of log: OpenedLog, _ reading: LogReading, _ found: [[Diagnostic]]) {
    guard found.contains(where: { $0.contains { $0.severity == .error } }) else { return }
    let isTouched = reading.isTouched(in: log.analysis.logbook)
    for (log, diagnostics) in log.shown(found) {
      var search = ImpactSearch(log.file)
      for diagnostic in diagnostics where diagnostic.severity == .error {
        let doubt = search.doubt(of: diagnostic)
        guard isTouched(doubt) else { continue }
        let error = LeftOutError(diagnostic, in: log)
        errors.append(error)
        if doubt.isTotal, total == nil { total = error }
      }
    }
  }

  /// Whether all that is shown is whole.
  package var isEmpty: Bool { errors.isEmpty }

  /// Takes in what is left out of another log that is shown with this one.
  mutating func join(_ other: LeftOut) {
    errors += other.errors
  }

  /// Why nothing of the log is shown; nil when what can be read is.
  package func refusal(_ checkCall: String) -> String? {
    total.map { "w8log: not shown: \($0.line(.plain)); see `\(checkCall)`" }
  }

  /// What stands before what is shown of `log`; nil when nothing is left out.
  package func heading(of log: OpenedLog, _ checkCall: String, _ style: Style) -> String? {
    guard !errors.isEmpty else { return nil }
    let touching = errors.count == 1 ? "touches" : "touch"
    let first =
      "w8log: \(inQuotes(log.name)) has \(counted(errors.count, "error")) that \(touching) what is shown; "
      + "what cannot be read is left out; see `\(checkCall)`"
    let told = errors.prefix(Self.mostTold).map { $0.line(style) }
    let rest = errors.count - told.count
    return ([first] + told + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }

  /// What every document says of it.
  package var members: JSONObject {
    ["complete": .bool(isEmpty), "leftOut": .array(documents)]
  }

  /// The errors and their positions.
  var documents: [JSON] { errors.map { $0.document } }
}

/// An error with its position for people.
private struct LeftOutError {
  private let diagnostic: Diagnostic
  private let message: String
  private let file: String
  private let start: HumanPosition

  init(_ diagnostic: Diagnostic, in log: OpenedLog) {
    self.diagnostic = diagnostic
    message = diagnostic.message
    file = log.name
    start = log.file.text.humanPosition(of: diagnostic.range.start)
  }

  /// The line that `check` tells with `--format short`, without what mends it.
  func line(_ style: Style) -> String {
    "\(visible(file)):\(start.line):\(start.column): \(style.paint("error:", .error)) "
      + "\(visible(message)) [\(diagnostic.rule.name) \(diagnostic.code)]"
  }

  var document: JSON {
    .object([
      "file": .string(file), "line": .integer(start.line), "column": .integer(start.column),
      "code": .string(diagnostic.code.description), "name": .string(diagnostic.rule.name),
      "message": .string(message),
    ])
  }
}

/// What one run of a command reads of a log.
package struct LogReading {
  private let parts: LogParts
  /// How the user calls the only exercise that the command is about; nil for one about all.
  private let exercise: String?

  /// Reads all of a log.
  package static let everything = LogReading(parts: .all)

  /// Reads `parts`, of `exercise` alone where one is named.
  package init(parts: LogParts, exercise: String? = nil) {
    self.parts = parts
    self.exercise = exercise
  }

  /// Whether what is read of a log may be wrong.
  func isTouched(in logbook: Logbook) -> (Impact) -> Bool {
    guard let exercise else { return { $0.touches(parts) } }
    guard case .one(let key) = ExerciseChoice(exercise, in: logbook) else {
      let names = [exerciseKey(exercise)]
      return { $0.touches(parts, ofExercise: names) }
    }
    let use = logbook.exerciseUses.first { $0.exercise == key }
    let names = [key] + (use?.aliases ?? [])
    let read = logbook.usesBodyWeight(key) ? parts.union(.weights) : parts
    return { $0.touches(read, ofExercise: names) }
  }
}

extension Logbook {
  /// Whether the body weight is a part of a load of the exercise.
  fileprivate func usesBodyWeight(_ key: ExerciseKey) -> Bool {
    if settings.training.exercise(key)?.bareLoad == .bodyWeight { return true }
    return exerciseSessions(of: key).contains { session in
      session.groups.contains { group in
        if case .bodyWeight = group.load { true } else { false }
      }
    }
  }
}
