import W8Syntax

/// The tree as text: a line per line with its kind, then its tokens and faults, indented.
func outline(_ tree: SyntaxTree) -> String {
  tree.lines.indices.map { outline(tree, line: $0) }.joined()
}

/// The tree of one line as text.
func outline(_ tree: SyntaxTree, line index: Int) -> String {
  var text = "\(tree.lines[index].kind)\n"
  for token in tree.tokens(ofLine: index) {
    text += "  \(token.kind) \(tree.string(of: token, line: index).debugDescription)"
    if token.value != 0 { text += " \(token.value)" }
    if token.stones != 0 { text += " stones:\(token.stones)" }
    if token.unit != .none { text += " \(token.unit)" }
    if token.isExcluded { text += " excluded" }
    text += "\n"
  }
  for fault in tree.faults where fault.line == index {
    text += "  ! \(fault.kind) \(tree.string(fault.range).debugDescription)\n"
  }
  return text
}

/// The tree of the first section of a file that holds `text`.
func tree(_ text: String) -> SyntaxTree {
  parse(Array(text.utf8), .first)
}
