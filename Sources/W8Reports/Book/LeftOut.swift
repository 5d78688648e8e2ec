package import JSON
import Primitives
import W8Book
import W8Engine
package import W8Lint
import W8Text

/// The errors of a log that a report is about, with positions and messages.
package struct LeftOut {
  private var errors: [LeftOutError] = []
  /// The first error for which nothing is to be shown; nil when there is none.
  private var total: LeftOutError?

  /// Nothing is left out.
  package init() {}

  /// The errors of `log`.
  package init(of log: OpenedLog) {
    self.init(of: log, log.analysis.errorsOfFiles)
  }

  /// The same; `found` are the diagnostics of each file of the book.
  package init(of log: OpenedLog, _ found: [[Diagnostic]]) {
    for (log, diagnostics) in log.shown(found) {
      for diagnostic in diagnostics where diagnostic.severity == .error {
        let error = LeftOutError(diagnostic, in: log)
        errors.append(error)
        if diagnostic.rule.hidesLog, total == nil { total = error }
      }
    }
  }

  /// Whether all that is shown is whole.
  package var isEmpty: Bool { errors.isEmpty }

  /// Takes in what is left out of another log that is shown with this one.
  mutating func join(_ other: LeftOut) {
    errors += other.errors
  }

  /// The reason why nothing of the log is shown; nil when what can be read is.
  package func refusal(_ checkCall: String) -> String? {
    total.map { "w8log: no report: \($0.position): \($0.problem); run `\(checkCall)`" }
  }

  /// The first error and the number of others; nil if there are none.
  package func heading(_ checkCall: String) -> String? {
    errors.first.map { first in
      let others = errors.count > 1 ? "; \(counted(errors.count - 1, "more error"))" : ""
      return "\(first.position): \(first.problem)\(others); run `\(checkCall)`"
    }
  }

  /// What every document says of it.
  package var members: JSONObject {
    ["complete": .bool(isEmpty), "leftOut": .array(documents)]
  }

  /// The errors and their positions.
  var documents: [JSON] { errors.map { $0.document } }

  /// The same without what the log says at them.
  var documentsWithoutText: [JSON] { errors.map { $0.documentWithoutText } }
}

/// An error with its position for people.
private struct LeftOutError {
  private let diagnostic: Diagnostic
  private let file: String
  private let start: HumanPosition

  init(_ diagnostic: Diagnostic, in log: OpenedLog) {
    self.diagnostic = diagnostic
    file = log.name
    start = log.file.text.humanPosition(of: diagnostic.range.start)
  }

  var position: String { "\(visible(file)):\(start.line)" }
  /// The message up to the advice, which the first semicolon outside quotes separates.
  var problem: String {
    var isQuoted = false
    let end = diagnostic.message.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
    return String(visible(diagnostic.message[..<(end ?? diagnostic.message.endIndex)]))
  }

  var document: JSON { document(saying: diagnostic.message) }

  /// The error by the name of its rule: its message may quote a note.
  var documentWithoutText: JSON { document(saying: diagnostic.rule.name) }

  private func document(saying message: String) -> JSON {
    .object([
      "file": .string(file), "line": .integer(start.line), "column": .integer(start.column),
      "code": .string(diagnostic.code.description), "name": .string(diagnostic.rule.name),
      "message": .string(message),
    ])
  }
}
