import Primitives
import W8Edits
import W8Engine
import W8Exchange
import W8Text

/// What became of the rows of a file, for people.
struct ImportAccount {
  /// What messages call the file.
  let name: String
  /// The source that it was read as.
  let title: String
  /// The name of that after `--from`.
  let source: String
  let log: ImportedLog
  /// How much there was before it came.
  let before: GatheredImport.Counts
  /// How much there is with it.
  let after: GatheredImport.Counts
  /// Whether the entries are still to be merged into a log.
  let isMerged: Bool
  /// The unit of the log, if weights without one were read in it.
  let unitOfLog: MassUnit?

  /// Whether something was left out.
  var hasLoss: Bool { log.reasonCounts.count([.leftOut, .notKept]) > 0 }

  /// One line for each thing that there is to tell.
  var lines: [String] {
    let taken = log.rowCount - log.reasonCounts.count([.leftOut, .setAside])
    let head =
      "w8log: \(inQuotes(name)) (\(title)): \(counted(log.rowCount, "row")) read, \(taken) \(isMerged ? "readable" : "imported")"
    let unit = unitOfLog.map {
      ["  weights without a unit read as \($0.symbol), the unit of the log"]
    }
    return [head, "  \(made)"] + (unit ?? []) + countLines(log.reasonCounts)
  }
}

extension ImportAccount {
  private var made: String {
    let sets = counted(after.sets - before.sets, "set")
    let withoutWeight = after.withoutWeight - before.withoutWeight
    let unweighed = "\(counted(withoutWeight, "entry", plural: "entries")) without a weight, "
    return "\(counted(after.weighIns - before.weighIns, "weigh-in")), "
      + (withoutWeight > 0 ? unweighed : "")
      + "\(counted(after.sessions - before.sessions, "session")) with \(sets)"
  }
}

/// A line for each reason: the rows that were skipped first, the parts of rows that were dropped last.
func countLines(_ reasonCounts: ReasonCounts) -> [String] {
  let order: [RowCounts.Fate] = [.leftOut, .remark, .setAside, .notKept]
  return order.flatMap { fate in
    reasonCounts.all.filter { $0.fate == fate }.map { "  \(text($0))" }
  }
}

private func text(_ rowCounts: RowCounts) -> String {
  let example = rowCounts.example.map { $0.isEmpty ? "" : inQuotes(withoutQuotes($0)) } ?? ""
  let first = example.isEmpty ? "" : rowCounts.count > 1 ? ": first \(example)" : ": \(example)"
  // A reason may name a column of the file.
  let reason = visible(rowCounts.reason)
  switch rowCounts.fate {
  case .leftOut: return "skipped: \(reason)\(first) (\(lines(rowCounts, mostRanges)))"
  case .notKept: return "dropped: \(reason)\(first) (\(lines(rowCounts, fewRanges)))"
  case .setAside: return "ignored: \(reason) (\(counted(rowCounts.count, "row")))"
  case .remark: return "\(reason) (\(lines(rowCounts, fewRanges)))"
  }
}

/// What stands in quotes in a file, without them.
private func withoutQuotes(_ text: String) -> String {
  guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
  return String(text.dropFirst().dropLast())
}

/// The lines, neighbors as one range; of many the first `limit` ranges.
private func lines(_ rowCounts: RowCounts, _ limit: Int) -> String {
  let shown = rowCounts.lines.prefix(limit).map { range in
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }
  let told = rowCounts.lines.prefix(limit).reduce(0) { $0 + $1.count }
  let rest =
    rowCounts.count > told && rowCounts.lines.count > limit
    ? " and \(rowCounts.count - told) more" : ""
  let noun = told == 1 && rest.isEmpty ? "line" : "lines"
  return "\(noun) \(shown.joined(separator: ", "))\(rest)"
}

private let mostRanges = 50
private let fewRanges = 10

/// What became of the entries that were to go into a book, for people.
struct MergeAccount {
  private var added = 0
  private var joined = 0
  private var known = 0
  /// What was left out, or not kept.
  private(set) var losses = ReasonCounts()

  init() {}

  /// Counts the outcomes of `entries`, in their order.
  init(_ outcomes: [AddedDayOutcome], of entries: [ImportedEntry]) {
    for (outcome, entry) in zip(outcomes, entries) {
      switch outcome {
      case .added: added += 1
      case .joined: joined += 1
      case .known: known += 1
      case .knownWithOtherNote:
        known += 1
        losses.add(
          .notKept, "a note that differs from that in the log, which stays",
          line: entry.sourceLines.first ?? 0, example: entry.note)
      case .leftOut(let reason, _):
        let example = entry.fields.split(separator: " ").first.map(String.init)
        for line in entry.sourceLines {
          losses.add(.leftOut, reason, line: line, example: example)
        }
      }
    }
  }

  func lines(_ path: String) -> [String] {
    let head =
      "w8log: \(inQuotes(path)): \(counted(added, "entry", plural: "entries")) added, \(joined) merged into existing days, "
      + "\(known) already in the log"
    return [head] + countLines(losses)
  }
}
