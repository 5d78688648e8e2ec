/// The parts of a tree, taken out of it once by those who walk over all of its lines.
///
/// Each look into a tree itself counts references, which such a walk would feel.
package struct TreeParts: Sendable {
  /// The bytes of the section.
  package let text: [UInt8]
  /// The lines in order.
  package let lines: [SyntaxLine]
  /// The stored tokens of all lines, in order.
  package let tokens: [Token]

  /// Takes the parts of `tree`.
  package init(_ tree: SyntaxTree) {
    text = tree.text
    lines = tree.lines
    tokens = tree.tokens
  }

  /// The indices among `tokens` of those of the line at `index`.
  package func tokenRange(ofLine index: Int) -> Range<Int> {
    let next = index &+ 1
    let end = next < lines.count ? Int(lines[next].firstToken) : tokens.count
    return Int(lines[index].firstToken)..<end
  }
}
