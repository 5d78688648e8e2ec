import Primitives

/// What the directives of a book say about training.
package struct TrainingSettings: Hashable, Sendable {
  /// The declared gyms, in book order.
  package let gyms: [GymInfo]
  /// The declared exercises, in book order.
  package let exercises: [ExerciseInfo]
  /// The notes on branches, in book order.
  package let setups: [SetupNote]
  /// The plans, in book order; of equal ones the first counts.
  package let plans: [Plan]
  /// Whether two of them are of one exercise and start on one day.
  package let hasPlansOfOneDay: Bool
  /// Whether an exercise or a setup names a bar.
  package let hasBar: Bool
  /// Whether an exercise or a setup is loaded with plates.
  package let hasPlateLoading: Bool
  /// The first plan in kg or lb for an exercise of which no loading is declared; nil without one.
  package let planWithoutLoading: Plan?
  /// The unit of loads in each file that have none: its `lift-unit`, else its `unit`; stones are
  /// read as pounds. The first is the root's, whose unit documents use too.
  package let loadUnits: [MassUnit]

  /// The gyms that the notes on branches name, by their keys.
  package let setupGyms: Set<GymID>
  /// The exercises that they name, by their keys.
  package let setupExercises: Set<ExerciseKey>

  private let canonicalByKey: [ExerciseKey: ExerciseKey]
  private let exerciseIndices: [ExerciseKey: Int]
  private let gymIndices: [GymID: Int]
  private let otherKeys: [ExerciseKey: [ExerciseKey]]
  private let aliasNames: [ExerciseKey: String]

  /// Makes settings; without arguments those of a book without directives. Of several declarations
  /// of one key the first counts, and a declared name counts before an alias.
  package init(
    gyms: [GymInfo] = [], exercises: [ExerciseInfo] = [], setups: [SetupNote] = [],
    plans: [Plan] = [], loadUnits: [MassUnit] = []
  ) {
    self.gyms = gyms
    self.exercises = exercises
    self.setups = setups
    self.plans = plans
    self.loadUnits = loadUnits
    setupGyms = Set(setups.map { $0.gym })
    setupExercises = Set(setups.map { $0.exercise })
    exerciseIndices = Dictionary(
      exercises.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    gymIndices = Dictionary(
      gyms.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var canonical: [ExerciseKey: ExerciseKey] = [:]
    var others: [ExerciseKey: [ExerciseKey]] = [:]
    var names: [ExerciseKey: String] = [:]
    for exercise in exercises {
      for (index, alias) in exercise.aliases.enumerated()
      where exerciseIndices[alias] == nil && canonical[alias] == nil {
        names[alias] =
          exercise.aliasNames.indices.contains(index) ? exercise.aliasNames[index] : nil
        canonical[alias] = exercise.key
        others[exercise.key, default: []].append(alias)
      }
    }
    canonicalByKey = canonical
    otherKeys = others
    aliasNames = names
    let loadings = exercises.map { $0.loading } + setups.map { $0.loading }
    hasBar = loadings.contains { $0.bar != nil }
    hasPlateLoading = loadings.contains { $0.takesPlates }
    let declared = Set(exercises.lazy.filter { !$0.loading.isEmpty }.map { $0.key })
    planWithoutLoading = plans.first {
      $0.rules.kind == .mass && !declared.contains(canonical[$0.exercise] ?? $0.exercise)
    }
    var starts: [ExerciseKey: Set<CivilDate>] = [:]
    hasPlansOfOneDay = !plans.allSatisfy { plan in
      starts[canonical[plan.exercise] ?? plan.exercise, default: []]
        .insert(plan.days.lowerBound).inserted
    }
  }

  /// The canonical key of the exercise that is written as `key`.
  package func canonical(_ key: ExerciseKey) -> ExerciseKey {
    hasAliases ? canonicalByKey[key] ?? key : key
  }

  /// The other name of an exercise with the key `alias`, as its line writes it.
  package func name(ofAlias alias: ExerciseKey) -> String { aliasNames[alias] ?? alias.text }

  /// Whether an exercise may be written under several names.
  var hasAliases: Bool { !canonicalByKey.isEmpty }

  /// What is declared about the exercise of a canonical key; nil when it is not declared.
  package func exercise(_ key: ExerciseKey) -> ExerciseInfo? {
    exerciseIndices[key].map { exercises[$0] }
  }

  /// The groups of muscles that exercises are declared to train, in the order in which they are named first.
  package var muscleGroups: [MuscleGroup] {
    var known: Set<MuscleGroup> = []
    return exercises.filter { exercise($0.key) == $0 }.flatMap { $0.groups }
      .filter { known.insert($0).inserted }
  }

  /// What is declared about the gym of a canonical key; nil when it is not declared.
  package func gym(_ id: GymID) -> GymInfo? {
    gymIndices[id].map { gyms[$0] }
  }

  /// The way the exercise of a canonical key may be written.
  func spellings(of key: ExerciseKey) -> ExerciseSpellings {
    ExerciseSpellings([key] + (otherKeys[key] ?? []))
  }

  /// The unit of the loads in the file at `source` that have none, a kilogram or a pound.
  package func loadUnit(ofFile source: Int) -> MassUnit {
    guard loadUnits.indices.contains(source) else { return .kilogram }
    return loadUnits[source] == .stone ? .pound : loadUnits[source]
  }
}
