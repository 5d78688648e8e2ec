import W8Syntax

/// The tokens of one line, read once for all who ask.
final class LineReading: Sendable {
  /// The tokens, in order.
  let tokens: [Token]
  /// Those that stand among sets, in order.
  let tokensOfSets: [Token]

  /// Reads the line at `line` of `tree`.
  init(_ tree: SyntaxTree, _ line: Int) {
    tokens = Array(tree.tokens(ofLine: line))
    tokensOfSets = tokens.filter(\.kind.isOfSets)
  }
}
