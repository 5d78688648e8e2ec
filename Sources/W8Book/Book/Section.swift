package import W8Engine
package import W8Syntax
import W8Text

/// One section of a file: its text, what its lines say, what they mean, and what is wrong with them.
///
/// The tree is that of the text alone. What it means depends on the sections above, and is known of every section of a
/// `FileAnalysis`; what is wrong is looked for on demand.
package final class Section: Sendable {
  let text: TextSection
  /// Its lines, parsed.
  package let tree: SyntaxTree
  /// What its directives say for the book.
  package let declarations: [Declaration]
  /// Which directives it has.
  let keywords: KeywordSet
  /// What its lines mean; nil between an edit and the next analysis.
  let meaning: LoweredSection?
  /// What its check needs besides; nil as long as `meaning` is.
  package let check: CheckContext?
  /// What the check finds.
  package let found = Derived()

  /// A section of which only the directives are read.
  init(_ text: TextSection, _ tree: SyntaxTree) {
    self.text = text
    self.tree = tree
    declarations =
      tree.directives.isEmpty
      ? [] : tree.directivesWithLines.compactMap { Declaration($0, $1, tree) }
    keywords = KeywordSet(tree.directives.map { KeywordSet($0.keyword) })
    meaning = nil
    check = nil
  }

  /// The same section with what it means, and what its check needs besides.
  init(_ section: Section, _ meaning: LoweredSection, _ check: CheckContext) {
    text = section.text
    tree = section.tree
    declarations = section.declarations
    keywords = section.keywords
    self.meaning = meaning
    self.check = check
  }

  /// What its lines mean.
  package var lowered: LoweredSection {
    guard let meaning else { preconditionFailure("all sections of a file are lowered together") }
    return meaning
  }
}

extension [Section] {
  /// The keys of the gyms on entry and session lines.
  package var usedGyms: Set<GymID> {
    var used: Set<GymID> = []
    for section in self { used.formUnion(section.lowered.usedGyms) }
    return used
  }

  /// The months of the headers, in order.
  package var headerMonths: [YearMonth] { flatMap { $0.lowered.months.map { $0.month } } }

  /// The months that have entries, of each section in the order in which they first appear.
  package var entryMonths: [YearMonth] { flatMap { $0.lowered.contributions.map { $0.month } } }

  /// How the lines end, in LF alone and in CR and LF.
  package var lineEndings: (lineFeeds: Int, carriageReturns: Int) {
    reduce(into: (0, 0)) { counts, section in
      counts.0 += section.tree.lineEndings.lineFeeds
      counts.1 += section.tree.lineEndings.carriageReturns
    }
  }

  /// How many sessions of dated entries name no gym.
  package var unnamedSessions: Int { reduce(0) { $0 + $1.lowered.unnamedSessions.count } }

  /// What the directives declare, in order.
  package var declarations: [Declaration] { flatMap { $0.declarations } }
}
