import Testing
import W8Laws
import W8Syntax

/// Expects of a tree what holds for any bytes.
func expectLaws(_ tree: SyntaxTree, sourceLocation: SourceLocation = #_sourceLocation) {
  let broken = brokenTreeLaw(tree)
  #expect(broken == nil, "\(tree.text)", sourceLocation: sourceLocation)
}
