import Primitives
package import W8Engine
package import W8Syntax
import W8Text

/// What a book declares for all of its files.
package struct BookDeclarations: Hashable, Sendable {
  /// The declared gyms in order; of several with one id the first.
  package let gyms: [GymInfo]
  /// The declared exercises, tags and metrics.
  package let names: DeclaredNames
  /// The severities that `lint` directives give, by how they name the rule; of several with one name the first.
  private let severities: [RuleName: ChosenSeverity]
  /// The severities that a caller gives; they weigh more than those of the book.
  package let overrides: SeverityOverrides
  /// Which rules these leave on.
  package let rulesOn = Derived()

  /// The ids that several `gym` directives declare.
  package let repeatedGyms: Set<GymID>

  private let gymIndices: [GymID: Int]

  /// Takes in what all files declare, in the order of the book.
  init(_ declarations: [Declaration], overriding overrides: SeverityOverrides) {
    var gyms: [GymInfo] = []
    var indices: [GymID: Int] = [:]
    var repeated: Set<GymID> = []
    var severities: [RuleName: ChosenSeverity] = [:]
    for declaration in declarations {
      switch declaration {
      case .gym(let gym):
        let id = gym.id
        guard indices[id] == nil else {
          repeated.insert(id)
          continue
        }
        indices[id] = gyms.count
        gyms.append(gym)
      case .lint(let rule, let severity):
        if severities[rule] == nil {
          severities[rule] = ChosenSeverity(order: severities.count, severity: severity)
        }
      case .exercise, .setup, .plan, .tag, .metric, .setting: break
      }
    }
    for (index, gym) in gyms.enumerated() {
      for alias in gym.aliases where indices[alias] == nil {
        indices[alias] = index
      }
    }
    self.gyms = gyms
    repeatedGyms = repeated
    names = DeclaredNames(declarations)
    self.severities = severities
    self.overrides = overrides
    gymIndices = indices
  }

  /// Whether implausible weights count: the book itself says that they are right, whatever the caller overrides.
  var countsAnyWeight: Bool { severity(chosenFor: RuleName.ofImplausibleWeight) == .off }

  /// Whether a `lint` directive gives a severity.
  package var hasSeverities: Bool { !severities.isEmpty }

  /// The severity that the first `lint` directive with one of a rule's `names` gives; nil where none has.
  package func severity(chosenFor names: some Sequence<RuleName>) -> Severity? {
    names.compactMap { severities[$0] }.min { $0.order < $1.order }?.severity
  }

  /// The gym declared with `id` as its id or alias; nil when there is none.
  package func gym(_ id: GymID) -> GymInfo? {
    gymIndices[id].map { gyms[$0] }
  }

  /// The way the log writes the gym with the key `id`: as its declaration does, else the key with an `@`.
  package func spelling(of id: GymID) -> String { gym(id)?.spelling ?? "@\(id.text)" }

  /// The names of the gyms, for the engine.
  package var gymNames: GymNames { GymNames(declaring: gyms) }
}

/// What a `lint` directive says of a rule.
private struct ChosenSeverity: Hashable {
  /// Its rank among those with other names.
  let order: Int
  let severity: Severity
}

extension GymInfo {
  fileprivate init(_ written: GymArguments) {
    self.init(id: canonicalKey(written.id.text))
    spelling = written.id.text
    name = written.name
    aliases = written.aliases.map { canonicalKey($0.text) }.filter { !$0.text.isEmpty }
    isDefault = written.isDefault
    unit = written.unit.flatMap(MassUnit.init)
    color = written.color.flatMap { GymColor(rawValue: lowerCaseOfWord($0.text)) } ?? .blue
    closed = written.closed.flatMap(CivilDate.init(written:))
    equipment = written.equipment
  }
}

/// What a directive says for its whole book, wherever it stands.
///
/// It is read once for a section. As long as those of a book are equal, so is all that follows from them.
package enum Declaration: Hashable, Sendable {
  case gym(GymInfo)
  case exercise(ExerciseInfo)
  case setup(SetupNote)
  case plan(Plan)
  case tag(TagKey)
  /// The key of a metric in lower case, and its unit.
  case metric(key: String, unit: String)
  case lint(RuleName, Severity)
  /// Any other directive that sets something, as it is written.
  case setting(Directive)

  /// What `directive`, on the line at `line` of a section, says; nil where that is nothing.
  init?(_ line: Int, _ directive: Directive, _ tree: SyntaxTree) {
    switch directive {
    case .gym(let gym):
      guard gym.hasValidID else { return nil }
      self = .gym(GymInfo(gym))
    case .exercise(let exercise): self = .exercise(ExerciseInfo(exercise))
    case .setup(let setup):
      self = .setup(
        SetupNote(
          gym: canonicalKey(setup.gym.text), exercise: exerciseKey(setup.exercise.text),
          text: tree.noteText(ofLine: line) ?? "", loading: setup.loading))
    case .plan(let plan):
      guard let plan = Plan(plan) else { return nil }
      self = .plan(plan)
    case .tag(let tag): self = .tag(canonicalKey(tag.text))
    case .metric(let metric):
      self = .metric(key: metric.key.text.lowercased(), unit: metric.unit.text)
    case .lint(let lint):
      guard let severity = lint.severity else { return nil }
      self = .lint(RuleName(lint.rule.text), Severity(severity))
    case .version, .unit, .liftUnit, .trend, .goal, .milestone, .order:
      self = .setting(directive)
    case .include, .incomplete, .refusedPlan, .uninterpreted: return nil
    }
  }
}

extension ExerciseInfo {
  fileprivate init(_ written: ExerciseArguments) {
    self.init(written.name.text, key: exerciseKey(written.name.text))
    aliases = written.aliases.map { exerciseKey($0.text) }
    aliasNames = written.aliases.map { collapsingBlanks($0.text) }
    unit = written.unit.flatMap(MassUnit.init)
    bareLoad = written.isBodyweight ? .bodyWeight : .nothing
    var known: Set<MuscleGroup> = []
    loading = written.loading
    groups = written.groups.map { exerciseKey($0.text) }.filter { known.insert($0).inserted }
  }
}

extension Plan {
  /// Nil where it ends before it starts.
  fileprivate init?(_ written: PlanArguments) {
    guard let days = written.days else { return nil }
    self.init(
      exerciseKey(written.exercise.text), called: collapsingBlanks(written.exercise.text),
      at: written.gym.map { canonicalKey($0.text) },
      in: written.title.map { $0.text }, on: days, written.rules)
  }
}

extension PlanArguments {
  /// The days on which it holds; nil where it ends before it starts.
  fileprivate var days: ClosedRange<CivilDate>? {
    let until = until.flatMap { CivilDate(written: $0.value) } ?? .last
    guard let from = CivilDate(written: from.value), from <= until else { return nil }
    return from...until
  }
}

/// The exercises, tags and metrics that a book declares.
package struct DeclaredNames: Hashable, Sendable {
  /// The declared exercises by the key of each of their names; of several with one name the first.
  private var exercises: [ExerciseKey: ExerciseInfo] = [:]
  /// The keys of the declared tags.
  package private(set) var tags: Set<TagKey> = []
  /// The units of the declared metrics by key in lower case; of several with one key the first.
  package private(set) var metrics: [String: String] = [:]

  init(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration {
      case .exercise(let exercise):
        if exercises[exercise.key] == nil { exercises[exercise.key] = exercise }
      case .tag(let key): tags.insert(key)
      case .metric(let key, let unit): if metrics[key] == nil { metrics[key] = unit }
      case .gym, .setup, .plan, .lint, .setting: break
      }
    }
    for case .exercise(let exercise) in declarations {
      for alias in exercise.aliases where exercises[alias] == nil {
        exercises[alias] = exercises[exercise.key]
      }
    }
  }

  /// The exercise that has a name with `key`; nil where none is declared so.
  package func exercise(_ key: ExerciseKey) -> ExerciseInfo? { exercises[key] }

  /// Whether a tag with `key` is declared.
  package func hasTag(_ key: TagKey) -> Bool { tags.contains(key) }
}

/// A directive of a book and the file in which it stands.
package struct BookDirective {
  /// The file.
  package let file: FileAnalysis
  /// The directive.
  package let placed: PlacedDirective

  /// Its line.
  package var fileLine: FileLine { file.line(of: placed) }
}

extension Analysis {
  /// The directives of the book with one of `keywords`, in order.
  package func directives(of keywords: KeywordSet) -> [BookDirective] {
    files.flatMap { file in
      file.settings.directives(of: keywords).map { BookDirective(file: file, placed: $0) }
    }
  }

  /// The position where `fileLine` is, for a message about the file at `index`: `on line 3`, `in gyms.w8log:3`.
  package func whereabouts(of fileLine: FileLine, seenFrom index: Int) -> String {
    if fileLine.file == index { return "on line \(fileLine.number)" }
    return "in \(shortened(files[fileLine.file].id.name(from: root.id))):\(fileLine.number)"
  }
}

extension Analysis {
  /// The plans of the book that can be read, in order, with their lines.
  package var planLines: [(plan: PlanArguments, fileLine: FileLine)] {
    cachedPlanLines.value {
      directives(of: KeywordSet(.plan)).compactMap { directive in
        guard case .plan(let plan) = directive.placed.directive, plan.days != nil else {
          return nil
        }
        return (plan, directive.fileLine)
      }
    }
  }

  /// The line that declares each exercise first.
  package var exerciseLines: [ExerciseKey: FileLine] {
    cachedExerciseLines.value {
      let lines = directives(of: KeywordSet(.exercise)).compactMap {
        directive -> (ExerciseKey, FileLine)? in
        guard case .exercise(let exercise) = directive.placed.directive else { return nil }
        return (exerciseKey(exercise.name.text), directive.fileLine)
      }
      return Dictionary(lines, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The index of the plan on a line among them; nil where the line has none.
  package func planNumber(on line: FileLine) -> Int? {
    planLines.firstIndex {
      $0.fileLine.file == line.file && $0.fileLine.contentRange == line.contentRange
    }
  }
}

extension Analysis {
  /// The declarations of gyms whose names can be read, in order, with the keys of the names and with their lines.
  package var gymDeclarations: [(gym: GymArguments, key: GymID, fileLine: FileLine)] {
    directives(of: KeywordSet(.gym)).compactMap { directive in
      guard case .gym(let gym) = directive.placed.directive, gym.hasValidID else { return nil }
      return (gym, canonicalKey(gym.id.text), directive.fileLine)
    }
  }
}
