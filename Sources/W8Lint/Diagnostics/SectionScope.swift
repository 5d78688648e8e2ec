import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

/// What the wording of a parser's fault can look at.
struct FaultScope {
  let fault: SyntaxFault
  let lowered: LoweredSection

  /// The offending text.
  var text: String { lowered.tree.string(fault.range) }
  /// The tokens of the line.
  var tokens: ArraySlice<Token> { lowered.tree.tokens(ofLine: fault.line) }
}

/// What the check of a section can look at.
struct SectionScope {
  let lowered: LoweredSection
  private let context: CheckContext

  var today: CivilDate { context.today }
  var book: BookDeclarations { context.book }
  var order: WrittenOrder { context.order }

  /// The bytes of the section.
  let text: [UInt8]
  let lines: [SyntaxLine]
  /// What the lines say, in order.
  let rows: [SyntaxRow]
  /// The indices of the rows that a rule about a single number of sets may doubt.
  let doubtedRows: [Int]
  /// The exercise lines, with the indices of their rows.
  let exercises: [(line: Int, rows: Range<Int>)]

  init(_ lowered: LoweredSection, _ context: CheckContext) {
    (self.lowered, self.context) = (lowered, context)
    // Taken once: each look into a tree retains what it holds.
    (text, lines, rows) = (lowered.tree.text, lowered.tree.lines, lowered.tree.rows)
    doubtedRows = rows.indices.filter { [rows] in rows[$0].mayBeDoubted }
    exercises = lines.indices.compactMap { [lines, rows] line in
      guard case .exercise = lines[line].kind else { return nil }
      return (line, lines.span.rowRange(ofLine: line, rowCount: rows.count))
    }
  }

  var tree: SyntaxTree { lowered.tree }
  /// The unit of loads that neither their exercise nor their gym gives one.
  var loadUnit: MassUnit { context.loadUnit }

  /// The bytes of the first token of `kind` on a line, else of the whole line.
  func range(_ kind: TokenKind, line: Int) -> TextRange {
    let token = tree.tokens(ofLine: line).first { $0.kind == kind }
    return token.map { tree.range(of: $0, line: line) } ?? tree.contentRange(ofLine: line)
  }

  /// The offset of the first thing of `kind` that a line says; nil where it says none.
  func start(of kind: TokenKind, line: Int) -> Int? {
    let range = lines.span.rowRange(ofLine: line, rowCount: rows.count)
    return range.first { rows[$0].isOf(kind) }.map { Int(lines[line].start) + rows[$0].start }
  }

  /// The bytes of the day or date that opens an entry; of the whole line where it has none.
  func dayRange(_ entry: LoweredEntry) -> TextRange {
    tree.dayRange(ofLine: entry.line) ?? tree.contentRange(ofLine: entry.line)
  }
}

extension SyntaxRow {
  /// Whether one of the rules about a single number of sets may doubt the row; each has its own limits. One walk
  /// over the rows of a section serves them all.
  fileprivate var mayBeDoubted: Bool { mayBeUnlikely || isBareZero || isShortDistance || mayExceed }
}

/// Collects what rules find in one section; leaves out what comments in the log say to ignore.
struct SectionFindings {
  var rule: Rule?
  let lowered: LoweredSection
  private var found: [Diagnostic] = []
  /// The line whose tokens were asked for last.
  var readLine: (index: Int, tokens: ArraySlice<Token>)?

  init(_ lowered: LoweredSection) {
    self.lowered = lowered
  }

  /// Reports a fault of the rule at hand on `range` of `line`, offsets in the section.
  mutating func report(
    line: Int, _ range: TextRange, _ message: @autoclosure () -> String,
    related: [RelatedLocation] = []
  ) {
    guard let rule, !lowered.ignores(rule, line: line) else { return }
    found.append(Diagnostic(rule, range, message(), related: related))
  }

  /// Ends the check, and hands out what was found, by place.
  consuming func finish() -> [Diagnostic] {
    found.sortByOffset()
    return found
  }
}

extension LoweredSection {
  /// Whether a `w8log:ignore` comment above `line` names `rule`.
  func ignores(_ rule: Rule, line: Int) -> Bool {
    let low = ignoredLines.partitioningIndex { $0.line >= line }
    return low < ignoredLines.count && ignoredLines[low].line == line
      && !ignoredLines[low].rules.isDisjoint(with: rule.names)
  }
}
