package import W8Engine
import W8Syntax

/// The exercises, tags and metrics that a book declares.
package struct DeclaredNames: Hashable, Sendable {
  /// The declared exercises by the key of each of their names; of several with one name the first.
  package private(set) var exercises: [String: DeclaredExercise] = [:]
  /// The keys of the declared tags.
  package private(set) var tags: Set<String> = []
  /// The units of the declared metrics by key in lower case; of several with one key the first.
  package private(set) var metrics: [String: String] = [:]

  init(_ directives: [PlacedDirective]) {
    for placed in directives {
      switch placed.directive {
      case .exercise(let arguments): add(DeclaredExercise(arguments))
      case .tag(let tag): tags.insert(canonicalKey(tag.text))
      case .metric(let metric):
        let key = metric.key.text.lowercased()
        if metrics[key] == nil { metrics[key] = metric.unit.text }
      default: break
      }
    }
    for placed in directives {
      guard case .exercise(let arguments) = placed.directive else { continue }
      let exercise = exercises[exerciseKey(arguments.name.text)]
      for alias in arguments.aliases {
        let key = exerciseKey(alias.text)
        if exercises[key] == nil { exercises[key] = exercise }
      }
    }
  }

  private mutating func add(_ exercise: DeclaredExercise) {
    if exercises[exercise.key] == nil { exercises[exercise.key] = exercise }
  }
}

/// An exercise as its `exercise` directive declares it.
package struct DeclaredExercise: Hashable, Sendable {
  /// The key that is equal for all spellings of the name.
  package let key: String
  /// The name as it is written.
  package let name: String
  /// The unit of its loads that have none; nil when none is written.
  package let unit: MassUnit?
  /// Whether sets without a load are done with the body's weight.
  package let isBodyweight: Bool

  init(_ arguments: ExerciseArguments) {
    key = exerciseKey(arguments.name.text)
    name = arguments.name.text
    unit = arguments.unit.flatMap(MassUnit.init)
    isBodyweight = arguments.isBodyweight
  }
}
