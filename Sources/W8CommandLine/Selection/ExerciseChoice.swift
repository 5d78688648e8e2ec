import Primitives
import W8Analysis
import W8Engine

/// What a name on the command line says of the exercises of a log.
enum ExerciseChoice: Equatable {
  /// It is the name of one, another name, or the beginning of no other's.
  case one(ExerciseKey)
  /// It is the beginning of these names.
  case several([String])
  /// It is none of them; these come near.
  case none(nearest: [String])

  /// Looks `name` up in the exercises that `logbook` declares or has; case does not count.
  init(_ name: String, in logbook: Logbook) {
    let key = exerciseKey(name)
    let canonical = logbook.settings.training.canonical(key)
    if logbook.hasExercise(canonical) {
      self = .one(canonical)
      return
    }
    let uses = logbook.exerciseUses
    let begun = uses.filter { use in
      !key.text.isEmpty
        && ([use.exercise] + use.aliases).contains { $0.text.hasPrefix(key.text) }
    }
    switch begun.count {
    case 0:
      let names = uses.flatMap { [$0.name] + $0.aliases.map(\.text) }
      self = .none(nearest: nearestWords(to: name, among: names))
    case 1: self = .one(begun[0].exercise)
    default: self = .several(begun.map(\.name))
    }
  }
}
