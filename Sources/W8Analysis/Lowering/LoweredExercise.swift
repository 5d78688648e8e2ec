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
  /// Reads the line at `line` of `tree`, whose sets are `groups`.
  init(_ tree: SyntaxTree, line: Int, _ groups: [SetGroupSyntax], followsExercise: Bool) {
    var name: TextRange?
    var isSuperset = false
    var hasSets = false
    let lineStart = Int(tree.lines[line].start)
    for token in tree.tokens(ofLine: line) {
      switch token.kind {
      case .superset: isSuperset = true
      case .name, .string: name = TextRange(lineStart + Int(token.start), lineStart + token.end)
      case .verbatim: hasSets = true
      default: hasSets = hasSets || token.kind.isOfSets
      }
    }
    self.line = line
    self.name = name
    self.isSuperset = isSuperset
    self.followsExercise = followsExercise
    sets = groups.contains(where: \.isNotable) ? .notable : hasSets ? .ordinary : .missing
  }
}

extension SetGroupSyntax {
  /// Whether a rule about values might look at the group.
  fileprivate var isNotable: Bool {
    !seconds.isEmpty || !distances.isEmpty || !(1...20 ~= repsCount)
      || reps.contains { !(1...20 ~= $0.count) } || (load?.isHeavy ?? false)
  }
}

extension LoadSyntax {
  /// Whether the number is at least 999, whatever its unit.
  fileprivate var isHeavy: Bool {
    switch self {
    case .mass(let thousandths, _): thousandths >= 999_000
    case .level(let thousandths): thousandths >= 999_000
    case .bodyweight(let thousandths, _): thousandths.magnitude >= 999_000
    }
  }
}

extension LoweredSection {
  /// The name of an exercise as it is written, without quotes; nil when the line has none.
  package func name(of exercise: LoweredExercise) -> String? {
    exercise.name.map(tree.exerciseName)
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
