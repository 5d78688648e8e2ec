import W8Engine
import W8Syntax
import W8Text

/// What a directive says for its whole book, wherever it stands.
///
/// It is read once for a section. As long as those of a book are equal, so is all that follows from them.
enum Declaration: Hashable, Sendable {
  case gym(DeclaredGym)
  case exercise(ExerciseInfo)
  case setup(SetupNote)
  /// The key of a tag.
  case tag(TagKey)
  /// The key of a metric in lower case, and its unit.
  case metric(key: String, unit: String)
  /// The name of a rule.
  case lint(rule: String, Severity)
  /// Any other directive that sets something, as it is written.
  case setting(Directive)

  /// What `directive`, on the line at `line` of a section, says; nil where that is nothing.
  init?(_ line: Int, _ directive: Directive, _ tree: SyntaxTree, _ keys: inout DeclaredKeys) {
    switch directive {
    case .gym(let gym):
      guard gym.hasValidID else { return nil }
      self = .gym(DeclaredGym(gym, &keys))
    case .exercise(let exercise): self = .exercise(ExerciseInfo(exercise, &keys))
    case .setup(let setup):
      self = .setup(
        SetupNote(
          gym: keys.key(ofID: setup.gym.text), exercise: keys.key(ofExercise: setup.exercise.text),
          text: tree.noteText(ofLine: line) ?? ""))
    case .tag(let tag): self = .tag(keys.key(ofID: tag.text))
    case .metric(let metric):
      self = .metric(key: metric.key.text.lowercased(), unit: metric.unit.text)
    case .lint(let lint):
      guard let severity = lint.severity, let rule = Rule.named(lint.rule.text) else { return nil }
      self = .lint(rule: rule.name, Severity(severity))
    case .version, .unit, .liftUnit, .trend, .goal, .milestone, .order:
      self = .setting(directive)
    case .include, .incomplete, .uninterpreted: return nil
    }
  }
}

extension ExerciseInfo {
  fileprivate init(_ written: ExerciseArguments, _ keys: inout DeclaredKeys) {
    self.init(written.name.text, key: keys.key(ofExercise: written.name.text))
    aliases = written.aliases.map { keys.key(ofExercise: $0.text) }
    unit = written.unit.flatMap(MassUnit.init)
    bareLoad = written.isBodyweight ? .bodyWeight : .nothing
    var known: Set<MuscleGroup> = []
    groups = written.groups.map { keys.key(ofExercise: $0.text) }.filter {
      known.insert($0).inserted
    }
  }
}
