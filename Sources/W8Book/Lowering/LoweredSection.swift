import Primitives
import Synchronization
package import W8Engine
package import W8Syntax
package import W8Text

/// The meaning of the lines of one section, given what the section inherits.
///
/// Lines and ranges are those of the section's tree.
package final class LoweredSection: Sendable {
  /// The tree of the section.
  package let tree: SyntaxTree
  /// What was inherited.
  package let inherited: SectionContext
  /// What the next section inherits.
  package let handedDown: SectionContext
  /// The unit of weights that have none.
  package let unit: MassUnit
  /// Whether implausible weights count.
  let countsAnyWeight: Bool
  /// The well-formed month headers, in order.
  package let months: [LoweredMonth]
  /// The entry lines, in order.
  package let entries: [LoweredEntry]
  /// The dated entries by month, in the order in which the months first appear.
  package let contributions: [MonthContribution]
  /// The line of the first body weight without a unit; nil when there is none.
  package let unitlessWeight: Int?
  /// The lines that belong to an entry but have none above.
  package let orphans: [Int]
  /// The exercise lines that `+` joins to one above, where their session has none above, in order.
  package let loneSupersets: [Int]
  /// The lines of the entries, one for each of `entries`.
  package let days: [DayLines]
  /// The lines of the sessions, those of no entry too, in order.
  package let sessions: [SessionLines]
  /// The keys of exercises of which lines belong to no date.
  private let undatedKeys: [ExerciseKey]
  /// The sessions of dated entries that name no gym.
  package let unnamedSessions: UnnamedSessions
  /// The keys of the gyms on entry and session lines, each once.
  package let usedGyms: [GymID]
  /// Each `key:value` on an entry line, in order.
  package let pairs: [EntryPair]
  /// The lines of days, orphans too, that a note ends, in order.
  package let noteLines: [Int]
  /// The note lines that belong to exercises, in order.
  package let exerciseNotes: [ExerciseNote]
  /// The `w8log:ignore` comments, in order.
  package let ignoreComments: [IgnoreComment]
  /// What is ignored on which line, ascending by line.
  package let ignoredLines: [IgnoredLine]
  /// The months of its contributions as they are where no other section has them, by index.
  private let ownMonths = Mutex<[Int: MonthLog]>([:])

  /// The month of the contribution at `index`, where no other section has it; `file` is the index of its file in the book.
  func ownMonth(_ index: Int, ofFile file: Int) -> MonthLog {
    ownMonths.withLock { known in
      if let month = known[index], month.source(ofPart: 0) == file { return month }
      let contribution = contributions[index]
      let month = MonthLog(month: contribution.month, parts: [contribution.part], sources: [file])
      known[index] = month
      return month
    }
  }

  /// Lowers a section; `names` are those of the file.
  package init(
    _ tree: SyntaxTree, inheriting context: SectionContext, unit: MassUnit,
    countsAnyWeight: Bool = false, _ names: inout FileNames
  ) {
    var lowering = Lowering(tree, context, unit, countsAnyWeight: countsAnyWeight)
    lowering.lowerAll(&names)
    self.tree = tree
    self.unit = unit
    self.countsAnyWeight = countsAnyWeight
    inherited = context
    handedDown = lowering.context
    months = lowering.months
    entries = lowering.entries
    unitlessWeight = lowering.unitlessWeight
    orphans = lowering.orphans
    loneSupersets = lowering.loneSupersets
    days = lowering.days
    sessions = lowering.sessionLines
    unnamedSessions = lowering.unnamedSessions
    pairs = lowering.pairs
    noteLines = lowering.noteLines
    exerciseNotes = lowering.exerciseNotes
    ignoreComments = lowering.ignoreComments
    ignoredLines = lowering.ignoredLines
    usedGyms = lowering.usedGyms.map { names.gyms.keys[$0] }
    undatedKeys = lowering.undatedExercises.map { names.exercises.keys[$0] }
    contributions = lowering.takeContributions()
  }

  /// The line of the first mark of an unfinished merge; nil where there is none.
  package var firstConflictMark: Int? {
    tree.faults.first { $0.kind == .mergeConflict }?.line
  }

  /// Whether a line belongs to no day, or marks an unfinished merge: of which day lines are, is uncertain.
  package var isUnresolved: Bool { !orphans.isEmpty || firstConflictMark != nil }

  /// Whether the section starts with a month header, even one that cannot be read.
  package var opensMonth: Bool { tree.lines.first?.opensMonth ?? false }

  /// Every `@gym` on an entry or session line, in order; each call walks the section.
  package var gymUses: [GymUse] {
    let rows = tree.rows
    return tree.lines.indices.compactMap { line in
      guard tree.rowRange(ofLine: line).contains(where: { rows[$0].isOf(.gym) }),
        tree.lines[line].kind != .directive,
        let token = tree.tokens(ofLine: line).first(of: .gym)
      else { return nil }
      let range = tree.range(of: token, line: line)
      return GymUse(line: line, range: range, gym: canonicalKey(tree.string(range)))
    }
  }

  /// The keys of the exercises of all lines that have a name; those of several branches more than once.
  package var loggedKeys: some Sequence<ExerciseKey> {
    let branches = contributions.lazy.flatMap { $0.part.totals.branches }
    return undatedKeys + branches.map { $0.branch.exercise }
  }
}

extension Lowering {
  /// What the section has in each of its months, with the sessions and what they come to.
  fileprivate mutating func takeContributions() -> [MonthContribution] {
    let (tree, sessions) = (tree, sessionLines)
    let exercises = SectionExercises(
      names: { exerciseNames(tree, sessions) }, read: { tree.exercise($0, on: $1) },
      title: { tree.sessionTitle(onLine: sessions[$0].head) })
    for month in contributions.indices {
      contributions[month].part.totals = totals.totals(ofMonth: month)
      for entry in contributions[month].part.entries.indices {
        for session in contributions[month].part.entries[entry].sessions.indices {
          contributions[month].part.entries[entry].sessions[session].read(from: exercises)
        }
      }
    }
    return contributions
  }
}

/// A well-formed month header.
package struct LoweredMonth: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// The month that it says.
  package let month: YearMonth
}

/// The entries that a section has in one month.
package struct MonthContribution: Sendable {
  /// The month.
  package let month: YearMonth
  /// The entries in the order of their lines, each `line` the index of the line in the section, and
  /// what their sessions come to.
  package internal(set) var part: MonthPart

  /// The entries in the order of their lines.
  package var entries: [Entry] { part.entries }
}

/// A gym named on an entry or session line.
package struct GymUse: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// The bytes of the name with its `@`.
  package let range: TextRange
  /// The key that is equal for all spellings.
  package let gym: GymID
}

/// The sessions of a section that name no gym.
package struct UnnamedSessions: Hashable, Sendable {
  /// How many there are.
  package internal(set) var count = 0
  /// The line of the first exercise of the first one; nil when there is none.
  package internal(set) var firstLine: Int?
}
