import Primitives
package import W8Engine
package import W8Syntax
import W8Text

/// What a book declares for all of its files.
package struct BookDeclarations: Hashable, Sendable {
  /// The declared gyms in order; of several with one id the first.
  package let gyms: [DeclaredGym]
  /// The declared exercises, tags and metrics.
  package let names: DeclaredNames
  /// The severities that `lint` directives give, by how they name the rule; of several with one name the first.
  private let severities: [RuleName: ChosenSeverity]
  /// The severities that whoever looks at the book gives, above those.
  package let overrides: SeverityOverrides
  /// Which rules these switch off.
  package let switchedOff = Derived()

  /// The ids that several `gym` directives declare.
  package let repeatedGyms: Set<GymID>

  private let gymIndices: [GymID: Int]

  /// Takes in what all files declare, in the order of the book.
  init(_ declarations: [Declaration], overriding overrides: SeverityOverrides) {
    var gyms: [DeclaredGym] = []
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
      case .exercise, .setup, .tag, .metric, .setting: break
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

  /// Whether weights count that nobody can have: the book itself says that they are right, whoever looks at it.
  var countsAnyWeight: Bool { severity(chosenFor: RuleName.ofImplausibleWeight) == .off }

  /// Whether a `lint` directive gives a severity.
  package var hasSeverities: Bool { !severities.isEmpty }

  /// The severity that the first `lint` directive with one of a rule's `names` gives; nil where none has.
  package func severity(chosenFor names: some Sequence<RuleName>) -> Severity? {
    names.compactMap { severities[$0] }.min { $0.order < $1.order }?.severity
  }

  /// The gym declared with `id` as its id or alias; nil when there is none.
  package func gym(_ id: GymID) -> DeclaredGym? {
    gymIndices[id].map { gyms[$0] }
  }

  /// How the log writes the gym with the key `id`: as its declaration does, else the key with an `@`.
  package func spelling(of id: GymID) -> String { gym(id)?.spelling ?? "@\(id.text)" }

  /// Whether a gym is declared with `id` as its id or alias.
  package func declares(_ id: GymID) -> Bool { gymIndices[id] != nil }

  /// The names of the gyms, for the engine.
  package var gymNames: GymNames { GymNames(declaring: gyms.map(GymInfo.init)) }
}

/// What a `lint` directive says of a rule.
private struct ChosenSeverity: Hashable {
  /// Its place among those with other names.
  let order: Int
  let severity: Severity
}

/// A gym as its `gym` directive declares it.
package struct DeclaredGym: Hashable, Sendable {
  /// The key that is equal for all spellings of the id.
  package let id: GymID
  /// The id as it is written, with its `@`.
  package let spelling: String
  /// The display name; nil when none is written.
  package let name: String?
  /// The keys of former ids.
  package let aliases: [GymID]
  /// Whether the gym is the one used when a day names none.
  package let isDefault: Bool
  /// The unit of loads written there without one; nil when none is written.
  package let unit: MassUnit?
  /// The colour; blue when none is written that the palette has.
  package let color: GymColor
  /// The day on which it closed; nil when none is written that the calendar has.
  package let closed: CivilDate?

  init(_ arguments: GymArguments, _ keys: inout DeclaredKeys) {
    id = keys.key(ofID: arguments.id.text)
    spelling = arguments.id.text
    name = arguments.name
    aliases = arguments.aliases.map { keys.key(ofID: $0.text) }.filter { !$0.text.isEmpty }
    isDefault = arguments.isDefault
    unit = arguments.unit.flatMap(MassUnit.init)
    color = arguments.color.flatMap { GymColor(rawValue: lowerCaseOfWord($0.text)) } ?? .blue
    closed = arguments.closed.flatMap(CivilDate.init(written:))
  }
}

/// What a directive says for its whole book, wherever it stands.
///
/// It is read once for a section. As long as those of a book are equal, so is all that follows from them.
package enum Declaration: Hashable, Sendable {
  case gym(DeclaredGym)
  case exercise(ExerciseInfo)
  case setup(SetupNote)
  /// The key of a tag.
  case tag(TagKey)
  /// The key of a metric in lower case, and its unit.
  case metric(key: String, unit: String)
  case lint(RuleName, Severity)
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
      guard let severity = lint.severity else { return nil }
      self = .lint(RuleName(lint.rule.text), Severity(severity))
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

/// The exercises, tags and metrics that a book declares.
package struct DeclaredNames: Hashable, Sendable {
  /// The declared exercises by the key of each of their names; of several with one name the first.
  private var exercises: [ExerciseKey: DeclaredExercise] = [:]
  /// The keys of the declared tags.
  package private(set) var tags: Set<TagKey> = []
  /// The units of the declared metrics by key in lower case; of several with one key the first.
  package private(set) var metrics: [String: String] = [:]

  init(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration {
      case .exercise(let exercise):
        if exercises[exercise.key] == nil {
          exercises[exercise.key] = DeclaredExercise(exercise)
        }
      case .tag(let key): tags.insert(key)
      case .metric(let key, let unit): if metrics[key] == nil { metrics[key] = unit }
      case .gym, .setup, .lint, .setting: break
      }
    }
    for case .exercise(let exercise) in declarations {
      for alias in exercise.aliases where exercises[alias] == nil {
        exercises[alias] = exercises[exercise.key]
      }
    }
  }

  /// The exercise that has a name with `key`; nil where none is declared so.
  package func exercise(_ key: ExerciseKey) -> DeclaredExercise? { exercises[key] }

  /// Whether a tag with `key` is declared.
  package func hasTag(_ key: TagKey) -> Bool { tags.contains(key) }
}

/// An exercise as its `exercise` directive declares it.
package struct DeclaredExercise: Hashable, Sendable {
  /// The key that is equal for all spellings of the name.
  package let key: ExerciseKey
  /// The name as it is written.
  package let name: String
  /// The unit of its loads that have none; nil when none is written.
  package let unit: MassUnit?
  /// Whether sets without a load are done with the body's weight.
  package let isBodyweight: Bool

  init(_ exercise: ExerciseInfo) {
    key = exercise.key
    name = exercise.name
    unit = exercise.unit
    isBodyweight = exercise.bareLoad == .bodyWeight
  }
}

/// A directive of a book and the file in which it stands.
package struct BookDirective {
  /// The file.
  package let file: FileAnalysis
  /// The directive.
  package let placed: PlacedDirective

  /// Its line.
  package var place: FileLine { file.place(of: placed) }
}

extension Analysis {
  /// The directives of the book with one of `keywords`, in order.
  package func directives(of keywords: KeywordSet) -> some Sequence<BookDirective> {
    files.lazy.flatMap { file in
      file.settings.directives(of: keywords).lazy.map { BookDirective(file: file, placed: $0) }
    }
  }

  /// What messages call the file of `place`.
  func name(ofFileOf place: FileLine) -> String {
    shortened(files[place.file].id.name(from: root.id))
  }

  /// Where `place` is, for a message about the file at `index`: `on line 3`, `in gyms.w8log:3`.
  package func whereabouts(of place: FileLine, seenFrom index: Int) -> String {
    let line = files[place.file].lineNumber(of: place)
    return place.file == index ? "on line \(line)" : "in \(name(ofFileOf: place)):\(line)"
  }
}

/// A declaration of a gym whose name can be read.
package struct GymPlace {
  /// What is written.
  package let gym: GymArguments
  /// The key of its name.
  package let key: GymID
  /// Its line.
  package let place: FileLine
}

extension Analysis {
  /// The declarations of gyms whose names can be read, in order.
  ///
  /// The keys are those that the sections keep: a name may be as long as its line, and is read once.
  package var gymDeclarations: [GymPlace] {
    files.flatMap { file in
      let keys = file.sections.declarations.compactMap { declaration -> GymID? in
        if case .gym(let gym) = declaration { gym.id } else { nil }
      }
      let written = file.settings.directives(of: KeywordSet(.gym)).compactMap { placed in
        if case .gym(let gym) = placed.directive, gym.hasValidID { (gym, placed) } else { nil }
      }
      return zip(keys, written).map { key, written in
        GymPlace(gym: written.0, key: key, place: file.place(of: written.1))
      }
    }
  }
}
