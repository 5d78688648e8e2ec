import Primitives
import W8Book
import W8Engine

/// What a book says of exercises and gyms, whichever of their names a line has.
///
/// The first spelling of each name has to be looked for, hence a class that keeps what it found.
final class DisplayNames {
  private let logbook: Logbook
  private let book: BookDeclarations
  private var exercises: [ExerciseKey: String] = [:]
  private var setups: [Branch: [String]] = [:]

  private struct Branch: Hashable {
    let exercise: ExerciseKey
    let gym: GymID
  }

  init(_ analysis: Analysis) {
    logbook = analysis.logbook
    book = analysis.book
  }

  /// The name of the exercise written as `key`: as declared, else as it was written first.
  func exercise(_ key: ExerciseKey) -> String {
    if let known = exercises[key] { return known }
    let name = logbook.exerciseName(of: logbook.settings.training.canonical(key))
    exercises[key] = name
    return name
  }

  /// The set-up notes on the exercise and the gym that are written as the keys, with single blanks.
  func setups(of exercise: ExerciseKey, at gym: GymID) -> [String] {
    let branch = Branch(exercise: exercise, gym: gym)
    if let known = setups[branch] { return known }
    let notes = logbook.setupNotes(of: exercise, at: gym).map { words(of: $0) }
    setups[branch] = notes
    return notes
  }

  /// Whether there are set-up notes on the exercise that is written as `key`, at any gym.
  func hasSetups(of key: ExerciseKey) -> Bool {
    let training = logbook.settings.training
    let key = training.canonical(key)
    return training.setups.contains { training.canonical($0.exercise) == key }
  }

  /// The gym that is written as `spelling`, with its sign: as declared, else as it is written.
  func gym(_ spelling: String) -> String {
    book.gym(canonicalKey(spelling))?.spelling ?? spelling
  }
}

/// The known facts about each name that the files of a book write, worked out where it is first asked for.
struct NameCache<Value> {
  /// By files, and by the ids of their names.
  private var values: [[Value?]] = []

  /// The value of the name with `id` in `file`, which is what `make` makes of the name.
  mutating func value(
    of id: UInt32, in file: FileAnalysis, _ make: (String) -> Value
  ) -> Value {
    if file.index < values.count, Int(id) < values[file.index].count,
      let known = values[file.index][Int(id)]
    {
      return known
    }
    while values.count <= file.index { values.append([]) }
    while values[file.index].count <= Int(id) { values[file.index].append(nil) }
    let made = make(file.name(id))
    values[file.index][Int(id)] = made
    return made
  }
}
