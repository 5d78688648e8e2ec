import W8Syntax
import W8Text

/// The way the lines of the result end, and of which lines the bytes stay.
struct LineEnds {
  /// What most lines end in.
  let usual: [UInt8]
  /// Whether the last line has a line end.
  let hasFinal: Bool
  /// Whether a byte order mark opens the log.
  let hasMark: Bool

  init(_ base: SyntaxTree?, _ ours: SyntaxTree, _ theirs: SyntaxTree) {
    usual = changed(base, ours, theirs, { $0.usualEnd })
    hasFinal = changed(base, ours, theirs) { !$0.lineEndings.lacksFinal }
    hasMark = changed(base, ours, theirs) { $0.lines.first?.hasMark == true }
  }

  /// A line as it is written.
  func output(_ line: LineRef) -> OutputLine {
    OutputLine(
      content: Array(line.content), end: ownEnd(line.tree, line.line), isVerbatim: line.isVerbatim)
  }

  /// All lines of a version as they are written.
  func output(_ tree: SyntaxTree) -> [OutputLine] {
    tree.lines.indices.map { output(LineRef(tree, $0)) }
  }

  /// What ends a line that does not end as most of its version do.
  func ownEnd(_ tree: SyntaxTree, _ index: Int) -> [UInt8]? {
    let end = tree.text[Int(tree.lines[index].contentEnd)..<tree.fullRange(ofLine: index).end]
    return end.isEmpty || end.elementsEqual(tree.usualEnd) ? nil : Array(end)
  }
}

/// What who has changed it says; ours where both have.
func changed<Value: Equatable>(
  _ base: SyntaxTree?, _ ours: SyntaxTree, _ theirs: SyntaxTree, _ value: (SyntaxTree) -> Value
) -> Value {
  guard let base else { return value(ours) }
  return value(ours) == value(base) ? value(theirs) : value(ours)
}

extension SyntaxTree {
  /// What most lines end in.
  var usualEnd: [UInt8] {
    lineEndings.carriageReturns > lineEndings.lineFeeds ? [0x0D, 0x0A] : [0x0A]
  }
}
