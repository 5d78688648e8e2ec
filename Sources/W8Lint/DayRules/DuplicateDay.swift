import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let duplicateDay = Rule(
    8111, "duplicate-day", .warning,
    Explanation(
      finds: """
        A second weigh-in on the same day in a file, if both have the same time or no time. If \
        this happens often (on three days or more, and on more than 5 percent of all days), \
        w8log reports it once, as info.
        """,
      harm: "The day of one of them is often a typo.",
      fix:
        "Correct the day. If both are right, give each a time: their mean then counts for the day.",
      example: january("05 Mon   82.2", "05 Mon   82.2"),
      instead: january("05 Mon   82.2   07:05", "05 Mon   83.4   21:40")),
    .book { analysis, findings in
      let repeated = analysis.repeatedDays
      guard !analysis.isHabit(repeated) else { return findings.reportHabit(repeated) }
      for day in repeated {
        let line = day.other.number
        let date = day.date.words
        let message =
          day.time.map {
            "second weigh-in on \(date) at \($0) (first: line \(line)); correct one or delete it"
          }
          ?? "second weigh-in on \(date) (first: line \(line)); add a time to both"
        findings.report(
          day.later, dayRange(day.later), message,
          related: [RelatedLocation(range: dayRange(day.other), message: "the other weigh-in")])
      }
    },
    fixes: .possible { scope in
      guard let related = scope.diagnostic.related.first,
        let first = scope.file.line(at: related.range.start),
        let weighIn = scope.fileLine.entry?.weighIn, first.entry?.weighIn == weighIn,
        !scope.region.hasUnreadHeader(above: scope.fileLine)
      else { return [] }
      let fix = removal(of: scope.fileLine)
      return scope.isRid(ofWeightAfter: fix.edits) ? [fix] : []
    })
}

extension FixScope {
  /// Whether `edits` take the line away, or its weight, and bring no new fault and no other weight.
  fileprivate func isRid(ofWeightAfter edits: [TextEdit]) -> Bool {
    if edits.first?.range == fileLine.fullRange { return true }
    guard let tree = tree(after: edits), !tree.lines.isEmpty else { return false }
    return isMended(leaving: tree.faults) && !tree.rows.contains { $0.isOf(.weight) }
  }
}

/// A weigh-in on a day that has one already in the same file.
private struct RepeatedDay {
  let date: CivilDate
  /// The time that both have; nil where they have none.
  let time: TimeOfDay?
  let later: FileLine
  let other: FileLine
}

/// How many such days are no habit yet, whatever their share.
private let mostSlips = 2
/// Of how many weighed days one may have several weigh-ins without being a habit.
private let habitShare = 20

extension FileFindings {
  /// Reports once for each file that its days have several weigh-ins.
  fileprivate mutating func reportHabit(_ repeated: [RepeatedDay]) {
    for days in Dictionary(grouping: repeated, by: { $0.later.file }).values {
      // The days come by date; the habit is reported where a reader meets it first.
      let lines = days.map { $0.later }
      guard let first = lines.min(by: { $0.fullRange.start < $1.fullRange.start }) else { continue }
      let count = Set(days.map { $0.date }).count
      report(
        first, dayRange(first),
        "\(count) days have several weigh-ins without a time of their own; w8log uses their mean",
        severity: .information)
    }
  }
}

extension Analysis {
  /// The repeated weigh-ins of the book, in order.
  fileprivate var repeatedDays: [RepeatedDay] {
    logbook.months.indices.flatMap { month in
      let log = logbook.months[month]
      // By the first weigh-in of all and by the file: the first one in that file.
      var firsts: [FirstInFile: FileLine] = [:]
      return log.repeatedWeighIns.compactMap { repeated -> RepeatedDay? in
        guard let later = entryLine(month, repeated.entry),
          let first = entryLine(month, repeated.first)
        else { return nil }
        let key = FirstInFile(entry: repeated.first, file: later.file)
        guard let other = first.file == later.file ? first : firsts[key] else {
          firsts[key] = later
          return nil
        }
        let entry = log.entries[Int(repeated.entry)]
        return RepeatedDay(date: entry.date, time: entry.time, later: later, other: other)
      }
    }
  }

  /// Whether so many days of the book are repeated that they are meant so.
  fileprivate func isHabit(_ repeated: [RepeatedDay]) -> Bool {
    guard repeated.count > mostSlips, case let days = Set(repeated.map { $0.date }).count,
      days > mostSlips
    else { return false }
    return days * habitShare > logbook.months.reduce(0) { $0 + $1.countedDays.count }
  }

  /// The line on which the entry at `entry` of the month at `month` stands.
  private func entryLine(_ month: Int, _ entry: Int32) -> FileLine? {
    location(of: EntryReference(month: month, entry: Int(entry)))?.line
  }
}

private struct FirstInFile: Hashable {
  let entry: Int32
  let file: Int
}

/// Takes away a weight that an entry above has too, and the line with it when nothing else is there.
private func removal(of fileLine: FileLine) -> Fix {
  let tokens = fileLine.tokens
  let spare: Set<TokenKind> = [.day, .date, .weekday, .weight, .detachedUnit, .time]
  if !ownsLines(fileLine), tokens.allSatisfy({ spare.contains($0.kind) }) {
    return .possible("Remove the repeated line", TextEdit(fileLine.fullRange, ""))
  }
  var edits: [TextEdit] = []
  var end = fileLine.contentRange.start
  for token in tokens {
    let range = fileLine.range(of: token)
    if token.kind == .weight || token.kind == .detachedUnit {
      edits.append(TextEdit(TextRange(end, range.end), ""))
    }
    end = range.end
  }
  return .preferred("Remove the repeated weight", edits, if: false)
}
