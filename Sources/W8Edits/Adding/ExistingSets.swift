import W8Engine

/// The sets of some exercises, of which each can be taken once.
struct ExistingSets {
  private var rests: [ExerciseKey: SetsLeft] = [:]

  init(_ exercises: ArraySlice<LoggedExercise>) {
    // The last one is the first that is taken.
    for exercise in exercises.reversed() {
      rests[exercise.key, default: SetsLeft()].sets += exercise.groups.flatMap { $0.sets }
        .reversed()
    }
  }

  /// Whether the exercise is there, with whatever sets.
  func has(_ key: ExerciseKey) -> Bool { rests[key] != nil }

  /// Whether sets of the exercise are there that were not taken.
  func hasRest(of key: ExerciseKey) -> Bool { rests[key]?.sets.isEmpty == false }

  func holds(_ exercises: [LoggedExercise]) -> Bool {
    var rest = self
    return exercises.allSatisfy { rest.take($0) }
  }

  /// Takes all sets of `exercise`; false, and none are taken, where one is not there.
  mutating func take(_ exercise: LoggedExercise) -> Bool {
    rests[exercise.key]?.take(exercise.groups.flatMap { $0.sets }) ?? false
  }

  /// The number of times that all sets of `exercise` are there; 0 where it has none.
  func count(of exercise: LoggedExercise) -> Int {
    if exercise.groups.isEmpty { return 0 }
    var (rest, count) = (self, 0)
    while rest.take(exercise) { count += 1 }
    return count
  }

  /// Takes the first set of the exercise that says as much as `set`; false where none does.
  mutating func take(_ set: LoggedSet, of key: ExerciseKey) -> Bool {
    rests[key]?.take([set]) ?? false
  }
}

/// The remaining sets of one exercise, in reverse order.
private struct SetsLeft {
  var sets: [LoggedSet] = []

  /// Takes all of `wanted`; returns false and takes none if one is missing.
  mutating func take(_ wanted: [LoggedSet]) -> Bool {
    var taken: [(index: Int, set: LoggedSet)] = []
    for set in wanted {
      guard let index = sets.lastIndex(where: { $0.saysAsMuch(as: set) }) else {
        for (index, set) in taken.reversed() { sets.insert(set, at: index) }
        return false
      }
      taken.append((index, sets.remove(at: index)))
    }
    return true
  }
}

extension LoggedSet {
  /// Whether nothing that `other` says is missing here or is another.
  fileprivate func saysAsMuch(as other: LoggedSet) -> Bool {
    func has<Value: Equatable>(_ mine: Value?, _ theirs: Value?) -> Bool {
      theirs == nil || mine == theirs
    }
    return purpose == other.purpose && (other.mark == .none || mark == other.mark)
      && has(repetitions, other.repetitions) && has(seconds, other.seconds)
      && has(distance, other.distance) && has(effort?.halves, other.effort?.halves)
      && other.labels.allSatisfy(labels.contains) && isSameLoad(load, other.load)
  }
}

/// Whether the second says nothing else; the body alone is no load.
private func isSameLoad(_ first: Load?, _ second: Load?) -> Bool {
  switch (first, second) {
  case (_, nil): true
  case (nil, .bodyWeight(let second)?): second.thousandths == 0
  case (.mass(let first)?, .mass(let second)?), (.bodyWeight(let first)?, .bodyWeight(let second)?):
    first.isNear(second)
  default: first == second
  }
}

extension WrittenLoad {
  /// Whether both are one load, perhaps converted there and back.
  fileprivate func isNear(_ other: WrittenLoad) -> Bool {
    let unit = MassUnit.kilogram
    return (mass(unlessWritten: unit) - other.mass(unlessWritten: unit)).magnitude <= sameMass
  }
}
