import Primitives

/// Numbers the exercises of sessions from 0, in the order in which they come first.
///
/// Whoever counts sessions looks at each spelling of a name once for each part of a log, not for each line.
struct ExerciseNumbers {
  private var numbers = KeyNumbers()
  private var parts: [Part] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private let training: TrainingSettings

  /// Sessions that were read together, with the numbers of their names; −1 for one that was not looked at.
  private struct Part {
    let exercises: DeferredExercises
    let names: SessionNames
    var numbers: [Int]

    init(_ exercises: DeferredExercises) {
      self.exercises = exercises
      names = exercises.names
      numbers = [Int](repeating: -1, count: names.names.count)
    }
  }

  /// Gives names that `training` takes for one exercise one number.
  init(_ training: TrainingSettings) {
    self.training = training
  }

  /// Calls `use` with the number of the exercise of each line of `session`, in order, and with its name.
  mutating func forEachLine(
    of session: Session, _ use: (Int, () -> SessionNames.Name) -> Void
  ) {
    switch session.source {
    case .written(let exercises):
      for exercise in exercises {
        let name = SessionNames.Name(exercise.name, key: exercise.key)
        use(number(of: name.key), { name })
      }
    case .deferred(let exercises, let index):
      let part = part(of: exercises)
      let names = parts[part].names
      for line in names.lines(ofSession: Int(index)) {
        let name = Int(line.name)
        if parts[part].numbers[name] < 0 {
          parts[part].numbers[name] = number(of: names.names[name].key)
        }
        use(parts[part].numbers[name], { names.names[name] })
      }
    }
  }

  private mutating func part(of exercises: DeferredExercises) -> Int {
    let id = ObjectIdentifier(exercises)
    if let last = parts.last, last.exercises === exercises { return parts.count - 1 }
    if let known = indices[id] { return known }
    indices[id] = parts.count
    parts.append(Part(exercises))
    return parts.count - 1
  }

  private mutating func number(of key: ExerciseKey) -> Int {
    numbers.number(of: training.canonical(key))
  }
}

/// Numbers keys from 0, in the order in which they come first.
struct KeyNumbers {
  /// The keys by their numbers.
  private(set) var keys: [ExactText] = []
  private var numbers: [ExactText: Int] = [:]

  /// The number of `key`, a new one where it has none.
  mutating func number(of key: ExactText) -> Int {
    let number = numbers.value(of: key, orNew: keys.count)
    if number == keys.count { keys.append(key) }
    return number
  }
}
