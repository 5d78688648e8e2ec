import Primitives
package import W8Engine
package import W8Syntax
import W8Text

/// What the check of a section needs besides the section.
package struct SectionCheck: Hashable, Sendable {
  let today: CivilDate
  let book: BookDeclarations
  let order: WrittenOrder
  /// The unit of loads that neither their exercise nor their gym gives one.
  let loadUnit: MassUnit
  /// Whether the book is told nothing of a rule, for each of those that look at a section.
  private let isOff: [Bool]

  /// Takes what counts for all sections of a file.
  package init(
    today: CivilDate, book: BookDeclarations, order: WrittenOrder, loadUnit: MassUnit
  ) {
    self.today = today
    self.book = book
    self.order = order
    self.loadUnit = loadUnit
    isOff = Rule.bySection.map { book.severity(of: $0.rule) == .off }
  }

  /// The diagnostics that need no other section, by place; ranges count from the section's start.
  package func diagnostics(of lowered: LoweredSection) -> [Diagnostic] {
    var findings = SectionFindings(lowered)
    findings.reportFaults()
    let scope = SectionScope(
      lowered: lowered, today: today, book: book, order: order, loadUnit: loadUnit)
    for (rule, isOff) in zip(Rule.bySection, isOff) where !isOff {
      findings.rule = rule.rule
      rule.check(scope, &findings)
    }
    return findings.sorted
  }
}

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
  let today: CivilDate
  let book: BookDeclarations
  let order: WrittenOrder
  let loadUnit: MassUnit

  /// The bytes of the section.
  let text: [UInt8]
  let lines: [SyntaxLine]
  /// What the lines say, in order.
  let rows: [SyntaxRow]
  /// The indices of the rows that a rule about a single number of sets may doubt.
  let doubtedRows: [Int]

  init(
    lowered: LoweredSection, today: CivilDate, book: BookDeclarations, order: WrittenOrder,
    loadUnit: MassUnit
  ) {
    self.lowered = lowered
    self.today = today
    self.book = book
    self.order = order
    self.loadUnit = loadUnit
    // Taken once: each look into a tree retains what it holds.
    (text, lines, rows) = (lowered.tree.text, lowered.tree.lines, lowered.tree.rows)
    doubtedRows = rows.indices.filter { [rows] in rows[$0].mayBeDoubted }
  }

  var tree: SyntaxTree { lowered.tree }

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

/// Collects what rules find in one section; leaves out what the log tells to ignore.
struct SectionFindings {
  var rule: Rule?
  private let lowered: LoweredSection
  private var found: [Diagnostic] = []
  private var run = FindingRun<Int>()
  /// The line whose tokens were asked for last.
  var readLine: (index: Int, tokens: ArraySlice<Token>)?

  init(_ lowered: LoweredSection) {
    self.lowered = lowered
  }

  /// Reports a fault of the rule at hand on `range` of `line`, offsets in the section.
  mutating func report(
    line: Int, _ range: TextRange, _ message: @autoclosure () -> String,
    related: [RelatedPlace] = []
  ) {
    guard let rule else { return }
    add(rule, line) {
      Diagnostic(
        code: rule.code, severity: rule.severity, range: range, message: message(),
        related: related)
    }
  }

  /// The same, with a message that is made when it is told.
  mutating func report(
    line: Int, _ range: TextRange, toldAs message: @escaping @Sendable () -> String
  ) {
    guard let rule else { return }
    add(rule, line) { Diagnostic(rule, range, toldAs: message) }
  }

  /// Reports what the parser found.
  mutating func reportFaults() {
    let faults = lowered.tree.faults
    var next = 0
    while next < faults.count {
      let line = faults[next].line
      let end = faults[next...].firstIndex { $0.line != line } ?? faults.count
      if end - next > FindingRun<Int>.mostTold {
        // Those of each rule come together, for they are counted.
        let byKind = (next..<end).sorted { faults[$0].kind.rawValue < faults[$1].kind.rawValue }
        for index in byKind { reportFault(at: index, faults[index]) }
      } else {
        for index in next..<end { reportFault(at: index, faults[index]) }
      }
      next = end
    }
  }

  private mutating func reportFault(at index: Int, _ fault: SyntaxFault) {
    guard let rule = Rule.ofFault(fault.kind)?.rule else { return }
    add(rule, fault.line) { [lowered] in Diagnostic(rule, ofFault: index, in: lowered) }
  }

  /// Adds what `diagnostic` makes, or counts it with the one before, unless the log tells to ignore it.
  private mutating func add(_ rule: Rule, _ line: Int, _ diagnostic: () -> Diagnostic) {
    guard !lowered.ignores(rule, line: line) else { return }
    if run.isTold(rule, on: line) {
      found.append(diagnostic())
    } else {
      found[found.count - 1].untold += 1
    }
  }

  var sorted: [Diagnostic] { found.byPlace }
}

extension [Diagnostic] {
  /// The same in the order in which those of one file are told. Each has many parts, so it is moved once, and their
  /// places are sorted.
  var byPlace: [Diagnostic] {
    let isInOrder = indices.dropFirst().allSatisfy { index in
      let (one, other) = (self[index - 1].range, self[index].range)
      let codes = (self[index - 1].code, self[index].code)
      return (one.start, one.end, codes.0) <= (other.start, other.end, codes.1)
    }
    if isInOrder { return self }
    var places = indices.map { (diagnostic: $0, range: self[$0].range, code: self[$0].code) }
    places.sort { first, second in
      (first.range.start, first.range.end, first.code, first.diagnostic)
        < (second.range.start, second.range.end, second.code, second.diagnostic)
    }
    return places.map { self[$0.diagnostic] }
  }
}

extension LoweredSection {
  /// Whether a `w8log:ignore` comment above `line` names `rule`.
  func ignores(_ rule: Rule, line: Int) -> Bool {
    let low = ignoredLines.partitioningIndex { $0.line >= line }
    return low < ignoredLines.count && ignoredLines[low].line == line
      && ignoredLines[low].rules.contains(rule.code)
  }
}
