import W8Engine
import W8Syntax

/// The tokens of one line, read once for all who ask.
final class LineReading: Sendable {
  private let tree: SyntaxTree
  private let line: Int
  private let read = Kept<[Token]>()
  private let readOfSets = Kept<[Token]>()

  /// Takes the line at `line` of `tree`, which is read when somebody asks.
  init(_ tree: SyntaxTree, _ line: Int) {
    (self.tree, self.line) = (tree, line)
  }

  /// The tokens, in order.
  var tokens: [Token] { read.value { Array(tree.tokens(ofLine: line)) } }
  /// Those that stand among sets, in order.
  var tokensOfSets: [Token] { readOfSets.value { tokens.filter(\.kind.isOfSets) } }
}
