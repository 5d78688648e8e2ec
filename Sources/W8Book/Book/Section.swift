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
  /// Its directives with the indices of their lines, without those of a common ancestor between conflict markers.
  let directives: [(line: Int, directive: Directive)]
  /// What its directives say for the book.
  package let declarations: [Declaration]
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
    directives =
      tree.directives.isEmpty ? [] : Array(tree.directivesWithLines).without(basesOfMerges(tree))
    declarations = directives.compactMap { Declaration($0.line, $0.directive, tree) }
    keywords = KeywordSet(directives.map { KeywordSet($0.directive.keyword) })
    meaning = nil
    check = nil
  }

  /// The same section with what it means, and what its check needs besides.
  init(_ section: Section, _ meaning: LoweredSection, _ check: CheckContext) {
    text = section.text
    tree = section.tree
    directives = section.directives
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

/// The lines of the common ancestors of conflicts that begin in the section: from `|||||||` to the next marker.
private func basesOfMerges(_ tree: SyntaxTree) -> [Range<Int>] {
  var part = MergePart.none
  var bases: [Range<Int>] = []
  for fault in tree.faults where fault.kind == .mergeConflict {
    if part == .base { bases[bases.count - 1] = bases[bases.count - 1].lowerBound..<fault.line }
    part.take(markedWith: tree.text[Int(tree.lines[fault.line].start)])
    if part == .base { bases.append(fault.line..<tree.lines.count) }
  }
  return bases
}

extension [(Int, Directive)] {
  fileprivate func without(_ lines: [Range<Int>]) -> [(line: Int, directive: Directive)] {
    filter { line, _ in !lines.contains { $0.contains(line) } }.map { ($0, $1) }
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

  /// The way the lines end, in LF alone and in CR and LF.
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
