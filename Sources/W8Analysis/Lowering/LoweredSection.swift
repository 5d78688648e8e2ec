package import W8Engine
package import W8Syntax
package import W8Text

/// What the lines of one section mean, given what the section inherits.
///
/// Lines and ranges are those of the section's tree.
package final class LoweredSection: Sendable {
  /// The section that was lowered.
  package let parsed: ParsedSection
  /// What was inherited.
  package let inherited: SectionContext
  /// What the next section inherits.
  package let handedDown: SectionContext
  /// The unit of weights that have none.
  package let unit: MassUnit
  /// The well-formed month headers, in order.
  package let months: [LoweredMonth]
  /// The entry lines, in order.
  package let entries: [LoweredEntry]
  /// The dated entries by month, in the order in which the months first appear.
  package let contributions: [MonthContribution]
  /// Every `@gym` on an entry or session line, in order.
  package let gymUses: [GymUse]
  /// The line of the first body weight without a unit; nil when there is none.
  package let unitlessWeight: Int?
  /// The lines that belong to an entry but have none above.
  package let orphans: [Int]
  /// The exercise lines, in order.
  package let exercises: [LoweredExercise]
  /// The names of the exercises, in the order of their first lines.
  package let loggedNames: [LoggedName]
  /// The sessions of dated entries that name no gym.
  package let unnamedSessions: UnnamedSessions
  /// The keys of the gyms in `gymUses`.
  package let usedGyms: Set<GymID>
  /// The entry lines that have a `key:value`, in order.
  package let pairLines: [Int]
  /// The lines of days, orphans too, that a note ends, in order.
  package let noteLines: [Int]
  /// The `w8log:ignore` comments, in order.
  package let ignoreComments: [IgnoreComment]
  /// What is ignored on which line, ascending by line.
  package let ignoredLines: [IgnoredLine]

  /// Lowers a section; `spellings` are those of the file as far as they are known.
  init(
    _ parsed: ParsedSection, inheriting context: SectionContext, unit: MassUnit,
    _ spellings: inout Spellings
  ) {
    var known = Spellings()
    swap(&known, &spellings)
    var lowering = Lowering(parsed.tree, context, unit, known)
    lowering.lowerAll()
    self.parsed = parsed
    self.unit = unit
    inherited = context
    handedDown = lowering.context
    months = lowering.months
    entries = lowering.entries
    contributions = lowering.contributions.enumerated().map { index, contribution in
      var contribution = contribution
      contribution.part.tally = lowering.exerciseLines.tally(ofContribution: index)
      return contribution
    }
    gymUses = lowering.gymUses
    unitlessWeight = lowering.unitlessWeight
    orphans = lowering.orphans
    exercises = lowering.exerciseLines.lines
    loggedNames = lowering.exerciseLines.names.names
    unnamedSessions = lowering.unnamedSessions
    usedGyms = lowering.usedGyms
    pairLines = lowering.pairLines
    noteLines = lowering.noteLines
    ignoreComments = lowering.ignoreComments
    ignoredLines = lowering.ignoredLines
    spellings = lowering.exerciseLines.spellings
  }

  /// The tree of the section.
  package var tree: SyntaxTree { parsed.tree }
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
