import Primitives
package import W8Engine
package import W8Syntax
import W8Text

/// The names of one file and what they mean: which ids of names are spellings of one exercise, gym or tag.
///
/// A name is looked at once, when its id first comes up; everything behind works on small numbers. The file keeps
/// it from edit to edit.
package struct FileNames: Sendable {
  /// The names as they are written.
  package var names = Names()
  private(set) var exercises = KeyTable()
  private(set) var gyms = KeyTable()
  private(set) var tags = KeyTable()
  /// The branches by their ordinals, and these by the numbers of their exercise and gym.
  private var branches: [ExerciseAtGym] = []
  private var ordinals = NumberedKeys()

  /// No names.
  package init() {}

  /// The number of the exercise that is written with the name of `id`.
  @inline(__always)
  mutating func exercise(_ id: UInt32) -> Int {
    if let known = exercises.number(ofName: id) { return known }
    return exercises.add(id, exerciseKey(names.string(Int(id))))
  }

  /// The number of the gym that is written with the name of `id`.
  mutating func gym(_ id: UInt32) -> Int {
    gyms.number(ofName: id) ?? gyms.add(id, canonicalKey(names.string(Int(id))))
  }

  /// The key of the tag that is written with the name of `id`.
  mutating func tag(_ id: UInt32) -> TagKey {
    let number = tags.number(ofName: id) ?? tags.add(id, canonicalKey(names.string(Int(id))))
    return tags.keys[number]
  }

  mutating func tag(written text: Span<UInt8>, _ range: TextRange) -> TagKey {
    tag(UInt32(clamping: names.id(of: text, range.start, range.end)))
  }

  /// The id of the first name that is a spelling of an exercise; nil where the file has none.
  package func firstName(ofExercise exercise: ExerciseKey) -> Int? {
    exercises.firstName(of: exercise)
  }

  /// The id of the first name that is a spelling of a gym's id; nil where the file has none.
  package func firstName(ofGym gym: GymID) -> Int? { gyms.firstName(of: gym) }

  /// The branch of the exercise with a number at `gym`.
  mutating func branch(ofExercise exercise: Int, at gym: SessionGym) -> ExerciseAtGym {
    let ordinal = ordinals.number(of: gym.key(withExercise: exercise))
    if ordinal.isNew {
      branches.append(ExerciseAtGym.named(exercises.keys[exercise], at: gym.key(self)))
    }
    return branches[ordinal.number]
  }
}

/// Which ids of names are spellings of one key, numbered from 0 in the order in which the keys come first.
struct KeyTable: Sendable {
  /// The keys by their numbers.
  private(set) var keys: [ExactText] = []
  /// The numbers by the ids of names; −1 for a name that was not looked at.
  private var numbers: [Int32] = []
  private var numbersOfKeys: [ExactText: Int32] = [:]

  /// The number of the key that the name with `id` spells; nil before `add` was called for it.
  @inline(__always)
  func number(ofName id: UInt32) -> Int? {
    guard Int(id) < numbers.count, numbers[Int(id)] >= 0 else { return nil }
    return Int(numbers[Int(id)])
  }

  /// The id of the name that spelled `key` first; nil where none did.
  func firstName(of key: ExactText) -> Int? {
    numbersOfKeys[key].flatMap { numbers.firstIndex(of: $0) }
  }

  /// Takes note that the name with `id` spells `key`; returns the number of the key.
  mutating func add(_ id: UInt32, _ key: ExactText) -> Int {
    while numbers.count <= Int(id) { numbers.append(-1) }
    let number = numbersOfKeys.value(of: key, orNew: Int32(clamping: keys.count))
    if Int(number) == keys.count { keys.append(key) }
    numbers[Int(id)] = number
    return Int(number)
  }
}

/// The gym of a session, as a number among those of the file.
struct SessionGym: Hashable, Sendable {
  let number: Int

  /// The default gym.
  static let standard = SessionGym(number: -1)
  /// One whose name cannot be read.
  static let unknown = SessionGym(number: -2)

  /// A number for each pair of a gym and the number of an exercise.
  func key(withExercise exercise: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: number)) | UInt64(truncatingIfNeeded: exercise) &<< 32
  }

  /// The key of the gym; nil for the default gym.
  func key(_ names: borrowing FileNames) -> GymID? {
    switch number {
    case Self.standard.number: nil
    case Self.unknown.number: GymNames.unknown
    default: names.gyms.keys[number]
    }
  }
}
