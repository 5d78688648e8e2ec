/// The parts of a tree, taken out of it once by those who walk over all of its lines.
///
/// Each look into a tree itself counts references, which such a walk would feel.
package struct TreeParts: Sendable {
  /// The bytes of the section.
  package let text: [UInt8]
  /// The lines in order.
  package let lines: [SyntaxLine]
  /// The tokens of all lines without a glance, in order.
  package let tokens: [Token]
  /// The glances of the lines that have one, in order.
  package let glances: [SetsGlance]

  /// Takes the parts of `tree`.
  package init(_ tree: SyntaxTree) {
    text = tree.text
    lines = tree.lines
    tokens = tree.tokens
    glances = tree.glances
  }

  /// The indices among `tokens` of those of the line at `index`; none for a line with a glance.
  package func tokenRange(ofLine index: Int) -> Range<Int> {
    let next = index &+ 1
    let end = next < lines.count ? Int(lines[next].firstToken) : tokens.count
    return Int(lines[index].firstToken)..<end
  }
}
