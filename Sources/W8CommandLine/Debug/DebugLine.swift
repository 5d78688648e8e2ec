import W8Syntax
import W8Text

/// One line of a log as the parser saw it, with places for people.
struct DebugLine {
  /// The number of the line, from 1.
  let number: Int
  /// What the line is.
  let kind: LineKind
  /// Whether the formatter leaves the line alone.
  let isFrozen: Bool
  /// Everything in the line, without gap or overlap.
  let tiles: [Part]
  /// The tokens with what they stand for.
  let tokens: [Part]
  /// What is wrong in the line.
  let faults: [Part]
  /// The groups of sets of an exercise line.
  let groups: [SetGroupSyntax]

  /// A stretch of the line.
  struct Part {
    /// What it is.
    let name: String
    /// The column of its first scalar, from 1.
    let start: Int
    /// The column after its last scalar.
    let end: Int
    /// Its text.
    let text: String
    /// What it stands for; nil where the text says it.
    var value: String?
  }
}

extension DebugLine {
  /// Reads the line at `line` of the tree of `place`, which has the number `number`.
  init(_ tree: SyntaxTree, line: Int, number: Int, faults: ArraySlice<SyntaxFault>) {
    let content = tree.contentRange(ofLine: line)
    var columns = Columns(tree, from: content.start, isFirst: number == 1)
    func part(_ name: String, _ range: TextRange, _ value: String? = nil) -> Part {
      Part(
        name: name, start: columns.column(of: range.start), end: columns.column(of: range.end),
        text: escaped(tree.text[range.start..<range.end]), value: value)
    }
    self.number = number
    kind = tree.lines[line].kind
    isFrozen = tree.lines[line].isFrozen
    tiles = tree.tiles(ofLine: line).map { part($0.kind.treeName, $0.range) }
    tokens = tree.tokens(ofLine: line).map { token in
      let text = tree.string(of: token, line: line)
      return part(
        token.kind.treeName, tree.range(of: token, line: line), spelledValue(token, text: text))
    }
    self.faults = faults.map { part($0.kind.treeName, $0.range) }
    groups = kind == .exercise ? tree.setGroups(ofLine: line) : []
  }
}

extension SyntaxTree {
  /// The lines of the tree, of which the first has the number `first`, each read when its turn comes.
  func debugLines(first: Int) -> some Sequence<DebugLine> {
    let faults = Dictionary(grouping: faults, by: \.line)
    return lines.indices.lazy.map { line in
      DebugLine(self, line: line, number: first + line, faults: (faults[line] ?? [])[...])
    }
  }
}

/// The columns of offsets in one line, counted on from the one asked before where that is possible.
private struct Columns {
  private let tree: SyntaxTree
  private let start: Int
  private var offset: Int
  private var column = 1

  init(_ tree: SyntaxTree, from start: Int, isFirst: Bool) {
    self.tree = tree
    let mark = isFirst && tree.text[start...].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.start = start + mark
    offset = self.start
  }

  /// The column of `offset` in scalars, from 1; a byte order mark takes none.
  mutating func column(of wanted: Int) -> Int {
    if wanted < offset { (offset, column) = (start, 1) }
    guard offset < wanted else { return column }
    forEachScalar(tree.text[offset..<wanted]) { _, _ in column += 1 }
    offset = wanted
    return column
  }
}
