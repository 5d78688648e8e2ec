import W8Syntax
package import W8Text

/// One exercise line, whether or not it belongs to a day. What its sets say is read on demand.
///
/// Only those that a rule might look at are kept, all others are read again for the few who ask.
package struct LoweredExercise: Hashable, Sendable {
  private let lineNumber: UInt32
  private let nameStart: UInt32
  /// 0 without a name.
  private let nameCount: UInt16
  /// Whether `+` joins it to the exercise above.
  package let isSuperset: Bool
  /// Whether an exercise line stands above it in the same session.
  package let followsExercise: Bool
  /// How much there is to say about its sets.
  package let sets: Sets
  private let sessionNumber: Int32

  /// How much there is to say about the sets of a line.
  package enum Sets: UInt8, Sendable {
    /// None are written.
    case missing
    /// A few reps, and loads that anyone may lift.
    case ordinary
    /// Others: times, distances, no reps or many, loads of 999 and more.
    case notable
  }

  /// Takes the line at `line`, whose name is at `name`; `session` is nil for one that is not logged.
  init(
    line: Int, name: TextRange?, isSuperset: Bool, followsExercise: Bool, sets: Sets, session: Int?
  ) {
    lineNumber = UInt32(clamping: line)
    nameStart = UInt32(clamping: name?.start ?? 0)
    nameCount = UInt16(clamping: name?.count ?? 0)
    self.isSuperset = isSuperset
    self.followsExercise = followsExercise
    self.sets = sets
    sessionNumber = session.map { Int32(clamping: $0) } ?? -1
  }

  /// Whether a rule might have something to say about it.
  var isUnusual: Bool {
    switch sets {
    case .ordinary: isSuperset && !followsExercise
    case .missing, .notable: true
    }
  }
  /// The index of the line in its section.
  package var line: Int { Int(lineNumber) }
  /// The bytes of the name with its quotes; nil for a line without one that can be read.
  package var name: TextRange? {
    nameCount > 0 ? TextRange(Int(nameStart), Int(nameStart) + Int(nameCount)) : nil
  }
  /// The number of its session among those of the dated entries of the section; nil where it belongs
  /// to none, or has no name.
  var session: Int? { sessionNumber >= 0 ? Int(sessionNumber) : nil }
}

extension SetGroupSyntax {
  /// Whether a rule about values might look at the group.
  var isNotable: Bool {
    !seconds.isEmpty || !distances.isEmpty || !(ordinaryNumbers ~= UInt32(clamping: repsCount))
      || reps.contains { !(ordinaryNumbers ~= UInt32(clamping: $0.count)) }
      || (load?.isHeavy ?? false)
  }
}

extension LoadSyntax {
  fileprivate var isHeavy: Bool {
    switch self {
    case .mass(let thousandths, _): thousandths >= leastHeavyLoad
    case .level(let thousandths): thousandths >= leastHeavyLoad
    case .bodyweight(let thousandths, _): thousandths.magnitude >= leastHeavyLoad
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
