import W8Book
import W8Engine
import W8Syntax

extension InlayHintProvider {
  /// `last 3 Jan: 3x5 100` behind the first line of an exercise in a session, `last at @home 3 Jan: 3x8 50` where it was
  /// never done at this gym.
  ///
  /// It leads to the line compared with; behind an exercise without sets it can be taken.
  static let previousSets = InlayHintProvider(kind: .previousSets) { scope in
    guard scope.line.kind == .exercise,
      let earlier = EarlierSets(before: scope.line, in: scope.analysis)
    else { return nil }
    let part = InlayHintPart(
      text: "last \(earlier.when): \(earlier.sets(upTo: longestHint))",
      tooltip: earlier.sentence, target: earlier.target(in: scope.analysis))
    var hint = scope.hint(.previousSets, [part])
    // A line that says sets keeps them.
    if scope.line.tokens.last?.kind == .colon, let sets = earlier.allSets {
      let isBehindBlank = scope.line.text.last == " "
      hint.insertion = (isBehindBlank ? "" : " ") + sets
    }
    return hint
  }
}

/// The number of scalars of sets that stand behind a line.
private let longestHint = 60
