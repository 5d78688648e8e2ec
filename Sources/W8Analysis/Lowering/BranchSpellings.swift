import W8Engine

/// The branches that one section after the other writes, each one object for all of them.
struct BranchSpellings {
  private var numbers = WordNumbers()
  private var branches: [WrittenBranch] = []

  /// The ordinal of the branch of the exercise whose key is at `exercise`, at the gym whose number is
  /// `gym`; `names` tells them where the branch is new.
  @inline(__always)
  mutating func ordinal(
    ofExercise exercise: Int, atGym gym: Int, _ names: () -> (ExerciseKey, GymID?)
  ) -> Int {
    let ordinal = numbers.number(
      of: UInt64(truncatingIfNeeded: exercise), UInt64(truncatingIfNeeded: gym), 0)
    if ordinal == branches.count {
      let (exercise, gym) = names()
      branches.append(WrittenBranch(exercise: exercise, gym: gym, ordinal: ordinal))
    }
    return ordinal
  }

  /// The branch that has `ordinal`.
  subscript(ordinal: Int) -> WrittenBranch { branches[ordinal] }
}
