import W8Engine
import W8Syntax
import W8Text

/// The sections of a file in the order of the text, each with its meaning.
package struct AnalyzedSections: RandomAccessCollection, Sendable {
  let tree: SumTree<FileSection>

  /// Takes sections all of which are analyzed.
  init(_ tree: SumTree<FileSection>) {
    precondition(tree.summary.openSections == 0, "all sections of a file are analyzed together")
    self.tree = tree
  }

  /// 0.
  package var startIndex: Int { 0 }
  /// How many sections there are.
  package var endIndex: Int { tree.count }

  /// The section at `index`, found in O(log n).
  package subscript(index: Int) -> AnalyzedSection { Self.analyzed(tree[index]) }

  /// Hands out the sections in order.
  package func makeIterator() -> some IteratorProtocol<AnalyzedSection> {
    tree.lazy.map(Self.analyzed).makeIterator()
  }

  /// The keys of the gyms on entry and session lines.
  var usedGyms: Set<GymID> {
    var used: Set<GymID> = []
    for section in self {
      for gym in section.lowered.usedGyms { used.insert(gym) }
    }
    return used
  }

  /// What all of them come to.
  var summary: SectionSum { tree.summary }

  /// The indices of the sections that have something by their sums: others are not looked at.
  func indices(where has: @escaping (SectionSum) -> Bool) -> some Sequence<Int> {
    tree.indices(where: has)
  }

  private static func analyzed(_ section: FileSection) -> AnalyzedSection {
    guard let analyzed = section.analyzed else {
      preconditionFailure("all sections of a file are analyzed together")
    }
    return analyzed
  }
}

/// One section of a file with what is known of it so far; one object, which costs little to hand on.
final class FileSection: Summarized, Sendable {
  static var keepsRunningSums: Bool { false }
  let tree: SyntaxTree
  /// What it means and what is wrong with it; nil until somebody asks after an edit.
  let analyzed: AnalyzedSection?
  /// What its directives say for the book.
  let declarations: [Declaration]
  let summary: SectionSum

  /// Takes what is known of the keys of declared names.
  init(_ tree: SyntaxTree, _ keys: inout DeclaredKeys) {
    self.tree = tree
    analyzed = nil
    declarations =
      tree.directives.isEmpty
      ? [] : tree.directivesWithLines.compactMap { Declaration($0, $1, tree, &keys) }
    summary = SectionSum(tree, nil)
  }

  /// The same section, analyzed.
  init(_ section: FileSection, _ analyzed: AnalyzedSection) {
    tree = section.tree
    self.analyzed = analyzed
    declarations = section.declarations
    summary = SectionSum(tree, analyzed)
  }
}
