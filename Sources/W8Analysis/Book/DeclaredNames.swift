package import W8Engine
import W8Syntax

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
