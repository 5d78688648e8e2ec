package import W8Syntax
package import W8Text

/// One section of a file with its tree; it changes only by being replaced.
package final class ParsedSection: Sendable {
  /// The tree, whose offsets count from the start of the section.
  package let tree: SyntaxTree
  /// The directives that the section holds, in order.
  package let directives: [ParsedDirective]

  /// Parses a section, one of a file.
  package init(_ section: TextSection, _ place: SectionPlace, _ parser: inout SectionParser) {
    let tree = parser.parse(section, place)
    self.tree = tree
    directives = zip(tree.directiveLines, tree.directives).map { line, directive in
      let note = tree.noteRange(ofLine: line).map { range in
        trimmed(tree.string(TextRange(range.start + 1, range.end)))
      }
      return ParsedDirective(line: line, directive: directive, note: note)
    }
  }
}

/// A directive and the line that it stands on.
package struct ParsedDirective: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// What the line says.
  package let directive: Directive
  /// The text of the note that ends the line; nil when it has none.
  package let note: String?
}

/// `text` without the blanks around it.
private func trimmed(_ text: String) -> String {
  let isBlank = { (character: Character) in character == " " || character == "\t" }
  var rest = text.drop(while: isBlank)
  while let last = rest.last, isBlank(last) { rest.removeLast() }
  return String(rest)
}
