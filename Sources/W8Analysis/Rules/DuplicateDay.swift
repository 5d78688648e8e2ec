import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let duplicateDay = Rule(
    8111, "duplicate-day", .warning,
    Explanation(
      finds: """
        A weigh-in on a day that has one already in the same file, where both are without a time or \
        have the same time.
        """,
      harm: """
        Most often the day number is a slip. Two weigh-ins of one day are welcome with times: their \
        mean is the value of the day.
        """,
      example: """
        # 2026-01

        05 Mon   82.2
        05 Mon   82.2
        """,
      instead: """
        # 2026-01

        05 Mon   82.2   07:05
        05 Mon   83.4   21:40
        """),
    .book { analysis, findings in
      for month in analysis.months.months.indices(where: { $0.repeatedWeighIns > 0 }) {
        let log = analysis.logbook.months[month]
        // By the first weigh-in of all and by the file: the first one in that file.
        var firsts: [FirstInFile: LinePlace] = [:]
        for repeated in log.repeatedWeighIns {
          guard let later = analysis.place(month, repeated.entry),
            let first = analysis.place(month, repeated.first)
          else { continue }
          let key = FirstInFile(entry: repeated.first, file: later.file)
          guard let other = first.file == later.file ? first : firsts[key] else {
            firsts[key] = later
            continue
          }
          let line = analysis.files[other.file].lineNumber(of: other)
          let date = log.entries[Int(repeated.entry)].date.words
          findings.report(
            later, dayRange(later), "\(date) is weighed on line \(line) too; give both a time",
            related: [RelatedPlace(range: dayRange(other), message: "the other weigh-in")])
        }
      }
    },
    fixes: { scope in
      guard let related = scope.diagnostic.related.first,
        let first = scope.file.place(at: related.range.start),
        let weighIn = scope.place.entry?.weighIn, first.entry?.weighIn == weighIn
      else { return [] }
      let fix = removal(of: scope.place)
      return scope.isRid(ofWeightAfter: fix.edits) ? [fix] : []
    })
}

extension FixScope {
  /// Whether `edits` take the line away, or its weight, and bring no new fault and no other weight.
  fileprivate func isRid(ofWeightAfter edits: [TextEdit]) -> Bool {
    if edits.first?.range == place.fullRange { return true }
    guard mends(edits), let tree = tree(after: edits), !tree.lines.isEmpty else { return false }
    return !tree.tokens(ofLine: 0).contains { $0.kind == .weight }
  }
}

private struct FirstInFile: Hashable {
  let entry: Int32
  let file: Int
}

extension Analysis {
  /// The line on which the entry at `entry` of the month at `month` stands.
  fileprivate func place(_ month: Int, _ entry: Int32) -> LinePlace? {
    place(of: EntryReference(month: month, entry: Int(entry)))?.line
  }
}

/// Takes away a weight that an entry above has too, and the line with it when nothing else is there.
private func removal(of place: LinePlace) -> Fix {
  let tokens = place.tokens
  let spare: Set<TokenKind> = [.day, .date, .weekday, .weight, .detachedUnit, .time]
  if !ownsLines(place), tokens.allSatisfy({ spare.contains($0.kind) }) {
    return .possible("Remove the repeated line", TextEdit(place.fullRange, ""))
  }
  var edits: [TextEdit] = []
  var end = place.contentRange.start
  for token in tokens {
    let range = place.range(of: token)
    if token.kind == .weight || token.kind == .detachedUnit {
      edits.append(TextEdit(TextRange(end, range.end), ""))
    }
    end = range.end
  }
  return Fix(
    title: "Remove the repeated weight", isSafe: false, isPreferred: false, edits: edits)
}
