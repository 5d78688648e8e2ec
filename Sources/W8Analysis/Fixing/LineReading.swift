import Synchronization
import W8Syntax

/// The tokens of one line, read once for all who ask.
final class LineReading: Sendable {
  private let tree: SyntaxTree
  private let line: Int
  private let known = Mutex(Known())

  private struct Known {
    var tokens: [Token]?
    var tokensOfSets: [Token]?
  }

  /// Takes the line at `line` of `tree`, which is read when somebody asks.
  init(_ tree: SyntaxTree, _ line: Int) {
    (self.tree, self.line) = (tree, line)
  }

  /// The tokens, in order.
  var tokens: [Token] {
    known.withLock { known in
      if let tokens = known.tokens { return tokens }
      let tokens = Array(tree.tokens(ofLine: line))
      known.tokens = tokens
      return tokens
    }
  }

  /// Those that stand among sets, in order.
  var tokensOfSets: [Token] {
    let tokens = tokens
    return known.withLock { known in
      if let ofSets = known.tokensOfSets { return ofSets }
      let ofSets = tokens.filter(\.kind.isOfSets)
      known.tokensOfSets = ofSets
      return ofSets
    }
  }
}
