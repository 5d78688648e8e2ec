import Primitives
import W8Analysis
import W8Exchange
import W8Text

/// What became of the entries that were to go into a book, for people.
struct MergeAccount {
  private var added = 0
  private var joined = 0
  private var known = 0
  /// What was left out, or not kept.
  private(set) var losses = Tallies()

  /// Makes the account of nothing.
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
      case .leftOut(let reason):
        let example = entry.fields.split(separator: " ").first.map(String.init)
        for line in entry.sourceLines {
          losses.add(.leftOut, reason, line: line, example: example)
        }
      }
    }
  }

  /// The lines for the log at `path`.
  func lines(_ path: String) -> [String] {
    let head =
      "w8log: \(inQuotes(path)): \(counted(added, "entry", plural: "entries")) new, \(joined) joined to days that are there, "
      + "\(known) there already"
    return [head] + tallyLines(losses)
  }
}
