import Primitives
package import W8Engine
import W8Syntax

/// A copy of another file, which a pattern of an `include` matches and the book leaves out.
package struct LeftOutCopy: Hashable, Sendable {
  /// The copy.
  package let file: FileID
  /// The file of which it is one.
  package let original: FileID
  /// The first day of which the copy says something that the other file does not; nil without one, and where names alone
  /// tell of a copy.
  package var ownDay: CivilDate?
}

/// What a file and one that is named as a copy of it were compared as, and what came of it.
struct ComparedCopy: Sendable {
  let original: FileID
  let copyState: FileState
  let originalRevision: Int
  let verdict: CopyVerdict?
}

/// That a file is a copy of another by what both say.
package struct CopyVerdict: Hashable, Sendable {
  /// The first day of which it says something that the other does not; nil without one.
  package let ownDay: CivilDate?

  /// Compares two logs; nil if `copy` repeats less than nine tenths of the days of `original`.
  package init?(ofCopy copy: [UInt8], of original: [UInt8]) {
    self.init(
      FileState(copy, version: 0, revision: 0).linesByDay,
      FileState(original, version: 0, revision: 0).linesByDay)
  }

  /// Compares the lines of days: one is repeated if both files have a line of it alike.
  init?(_ copy: [CivilDate: LineCounts], _ original: [CivilDate: LineCounts]) {
    let repeated = original.count { date, lines in
      copy[date].map { !$0.isDisjoint(from: lines) } ?? false
    }
    guard repeated > 0, repeated * 10 >= original.count * 9 else { return nil }
    ownDay = copy.filter { date, lines in original[date].map { !lines.isPart(of: $0) } ?? true }
      .keys.min()
  }
}

/// The number of times that a day has each line.
struct LineCounts {
  private var counts: [String: Int] = [:]

  mutating func add(_ line: String) { counts[line, default: 0] += 1 }

  func isDisjoint(from other: LineCounts) -> Bool {
    counts.keys.allSatisfy { other.counts[$0] == nil }
  }

  func isPart(of other: LineCounts) -> Bool {
    counts.allSatisfy { $0.value <= other.counts[$0.key] ?? 0 }
  }
}

extension FileState {
  /// The lines of each day, without the spaces that a formatter may change.
  var linesByDay: [CivilDate: LineCounts] {
    var state = self
    let file = state.analyze(
      FileID(""), at: 0, today: .last, BookDeclarations([], overriding: SeverityOverrides()),
      inheriting: nil)
    var lines: [CivilDate: LineCounts] = [:]
    for section in file.sections {
      let lowered = section.lowered
      for (entry, day) in zip(lowered.entries, lowered.days) {
        guard let date = entry.date else { continue }
        for line in day.lines {
          let words = lowered.tree.string(lowered.tree.contentRange(ofLine: line))
            .split { $0.isWhitespace }
          if !words.isEmpty { lines[date, default: LineCounts()].add(words.joined(separator: " ")) }
        }
      }
    }
    return lines
  }
}
