import W8Syntax
package import W8Text

/// One exercise line, whether or not it belongs to a day. What its sets say is read on demand.
package struct LoweredExercise: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// The bytes of the name with its quotes; nil for a line without one that can be read.
  package let name: TextRange?
  /// Whether `+` joins it to the exercise above.
  package let isSuperset: Bool
  /// Whether an exercise line stands above it in the same session.
  package let followsExercise: Bool
  /// How much there is to say about its sets.
  package let sets: Sets

  /// How much there is to say about the sets of a line.
  package enum Sets: UInt8, Sendable {
    /// None are written.
    case missing
    /// A few reps, and loads that anyone may lift.
    case ordinary
    /// Others: times, distances, no reps or many, loads of 999 and more.
    case notable
  }
}

extension LoweredExercise {
  /// Reads the line at `line` of `tree`.
  init(_ tree: SyntaxTree, line: Int, followsExercise: Bool) {
    var name: TextRange?
    var isSuperset = false
    var sets = Sets.missing
    let lineStart = Int(tree.lines[line].start)
    let text = tree.text.span
    for token in tree.tokens(ofLine: line) {
      switch token.kind {
      case .superset: isSuperset = true
      case .name, .string: name = TextRange(lineStart + Int(token.start), lineStart + token.end)
      case .duration, .distance: sets = .notable
      case .reps, .load, .chain:
        let isNotable = sets == .notable || hasNotableNumber(token, lineStart, text)
        sets = isNotable ? .notable : .ordinary
      case .comma, .effort, .label, .unreadable, .verbatim:
        if sets == .missing { sets = .ordinary }
      default: continue
      }
    }
    self.line = line
    self.name = name
    self.isSuperset = isSuperset
    self.followsExercise = followsExercise
    self.sets = sets
  }
}

/// Whether a whole number in `token` is one that a rule about values might look at.
private func hasNotableNumber(_ token: Token, _ lineStart: Int, _ text: Span<UInt8>) -> Bool {
  let isLoad = token.kind == .load
  var number = 0
  var digits = 0
  var isFraction = false
  for offset in lineStart + Int(token.start)..<lineStart + token.end {
    let byte = text[offset]
    if 0x30...0x39 ~= byte {
      if !isFraction { number = number &* 10 &+ Int(byte &- 0x30) }
      digits &+= 1
    } else {
      if digits > 0, !isFraction, isNotable(number, isLoad) { return true }
      isFraction = byte == 0x2E
      number = 0
      digits = 0
    }
  }
  return digits > 0 && !isFraction && isNotable(number, isLoad)
}

private func isNotable(_ number: Int, _ isLoad: Bool) -> Bool {
  isLoad ? number >= 999 : number == 0 || number > 20
}

extension LoweredSection {
  /// The name of an exercise as it is written, without quotes; nil when the line has none.
  package func name(of exercise: LoweredExercise) -> String? {
    exercise.name.map { range in
      let text = tree.string(range)
      return tree.text[range.start] == UInt8(ascii: "\"")
        ? String(text.dropFirst().dropLast()) : text
    }
  }

  /// The groups of sets on an exercise line with their tokens, in order.
  func groups(of exercise: LoweredExercise) -> [LoweredGroup] {
    let tokens = tree.tokens(ofLine: exercise.line).filter(\.kind.isOfSets)
    let parts = tokens.split(omittingEmptySubsequences: false) { $0.kind == .comma }
    return zip(tree.setGroups(ofLine: exercise.line), parts).map { syntax, tokens in
      LoweredGroup(line: exercise.line, syntax: syntax, tokens: tokens)
    }
  }
}

/// A group of sets and where it is written.
struct LoweredGroup {
  let line: Int
  let syntax: SetGroupSyntax
  let tokens: ArraySlice<Token>

  /// The bytes of the token of `kind`, as offsets in the section; nil when the group has none.
  func range(_ kind: TokenKind, in tree: SyntaxTree) -> TextRange? {
    tokens.first { $0.kind == kind }.map { tree.range(of: $0, line: line) }
  }

  /// The bytes of the reps, alone or in one with the load.
  func repsRange(in tree: SyntaxTree) -> TextRange? {
    range(.reps, in: tree) ?? range(.chain, in: tree)
  }
}
