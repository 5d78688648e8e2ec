package import W8Syntax
import W8Text

/// One section of a file with its tree; it changes only by being replaced.
package final class ParsedSection: Sendable {
  /// The tree, whose offsets count from the start of the section.
  package let tree: SyntaxTree
  /// The directives that the section holds, in order.
  package let directives: [ParsedDirective]

  init(_ section: TextSection, _ place: SectionPlace) {
    let tree = parse(section.bytes, place)
    self.tree = tree
    directives = tree.lines.indices.compactMap { line in
      guard tree.lines[line].kind == .directive else { return nil }
      return ParsedDirective(line: line, directive: tree.directive(onLine: line))
    }
  }
}

/// A directive and the line that it stands on.
package struct ParsedDirective: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// What the line says.
  package let directive: Directive
}
