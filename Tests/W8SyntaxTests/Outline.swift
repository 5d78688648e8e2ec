import Testing
import W8Syntax

/// A line and the tree that it gives, as `outline(_:)` writes it.
///
/// "Decision" in a comment is a number in the list of readings that the format decides.
struct Row {
  let source: String
  let outline: String

  init(_ source: String, _ outline: String) {
    self.source = source
    self.outline = outline
  }
}

/// Expects of each row its tree.
func expectTrees(_ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation) {
  for row in rows {
    #expect(outline(tree(row.source)) == row.outline, sourceLocation: sourceLocation)
  }
}

/// The tree as text, a line per line: its kind, its tokens with their values, `!` and its faults.
func outline(_ tree: SyntaxTree) -> String {
  tree.lines.indices.map { outline(tree, line: $0) }.joined(separator: "\n")
}

/// The tree of one line as text.
func outline(_ tree: SyntaxTree, line index: Int) -> String {
  var parts = ["\(tree.lines[index].kind)"]
  for token in tree.tokens(ofLine: index) {
    var part = "\(token.kind)(\(tree.string(of: token, line: index)))"
    let isHint = token.kind == .reps || token.kind == .load
    if token.value != 0, !isHint { part += "=\(token.value)" }
    if token.stones != 0 { part += " stones:\(token.stones)" }
    if token.unit != .none, !isHint { part += " \(token.unit)" }
    if token.isExcluded { part += " excluded" }
    parts.append(part)
  }
  for fault in tree.faults where fault.line == index {
    parts.append("!\(fault.kind)(\(tree.string(fault.range)))")
  }
  return parts.joined(separator: " ")
}

/// The tree of the first section of a file that holds `text`.
func tree(_ text: String) -> SyntaxTree {
  parse(Array(text.utf8), .first)
}
