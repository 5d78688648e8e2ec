import W8Book
import W8Engine
import W8Files
import W8Lint
import W8Reports
import W8Text

/// The text of a file that a command writes, read by itself.
private struct WrittenLog {
  /// The user's name for the file.
  let name: String
  let log: OpenedLog
  let errorCount: Int
  let weights: Set<DatedWeight>

  /// Reads `bytes`; whatever the log says of rules, each has its own severity.
  init(_ name: String, _ bytes: [UInt8], _ invocation: Invocation) throws(Failure) {
    self.name = name
    log = try invocation.open(name, bytes, overriding: ownSeverities)
    errorCount = log.analysis.errorCount
    weights = log.analysis.datedWeights
  }

  /// Where the first error is that `before` does not have, and the name of its rule; nil where each is known.
  func firstError(unknownIn before: WrittenLog) -> String? {
    guard let error = errors.without(before.errors).first else { return nil }
    let line = log.file.text.humanPosition(of: error.range.start).line
    return "w8log could then not read line \(line) of \(inQuotes(name)) (\(error.rule.name))"
  }

  private var errors: [Diagnostic] { log.analysis.errorsOfFiles[log.file.index] }
}

private let ownSeverities: SeverityOverrides = {
  var overrides = SeverityOverrides()
  for rule in Rule.all { overrides[rule] = rule.severity }
  return overrides
}()

extension Invocation {
  /// Throws where more could not be read after `changes` than before, or the weight of a day were lost that no command
  /// was asked to change.
  ///
  /// Who makes a change has to see to both; here the parser of all logs reads the whole text once more.
  func requireReadable(_ changes: [FileChange], mayChangeWeights: Bool) throws(Failure) {
    let before = try changes.map { (change) throws(Failure) in
      try WrittenLog(change.name, change.old ?? [], self)
    }
    let after = try changes.map { (change) throws(Failure) in
      try WrittenLog(change.name, change.new, self)
    }
    guard let name = changes.first?.name else { return }
    var loss: String?
    if after.reduce(0, { $0 + $1.errorCount }) > before.reduce(0, { $0 + $1.errorCount }) {
      loss =
        zip(after, before).lazy.compactMap { $0.firstError(unknownIn: $1) }.first
        ?? "\(inQuotes(name)) would have more errors"
    } else if !mayChangeWeights {
      let kept = after.reduce(into: Set()) { $0.formUnion($1.weights) }
      let lost = before.flatMap { log in log.weights.subtracting(kept).map { (log.name, $0.date) } }
      loss = lost.min { $0.1 < $1.1 }
        .map { "\(inQuotes($0.0)) would lose the weight of \($0.1.words)" }
    }
    guard let loss else { return }
    throw .refused(
      "nothing is written: \(loss); fix the problems there that `\(checkCall(name))` shows, "
        + "or report it with the command you ran", .badData)
  }
}
