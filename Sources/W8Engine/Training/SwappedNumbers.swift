import Primitives

extension Logbook {
  /// The sets in which reps and load were probably swapped, as in `100 5` after `5 100`.
  ///
  /// The previous session at the same gym decides: the reps are within a fifth of its loads, the load is less than half of its
  /// lightest, and the reps are more than twice its most.
  package var swappedNumbers: [SwappedNumbers] {
    let branches = months.lazy.flatMap { $0.training.totals }.flatMap { $0.branches }
    let exercises = Set(
      branches.filter { $0.mayBeSwapped }.map {
        [settings] in settings.training.canonical($0.branch.exercise)
      })
    return exercises.flatMap(swappedNumbers).sorted { $0.session < $1.session }
  }

  private func swappedNumbers(of exercise: ExerciseKey) -> [SwappedNumbers] {
    var usual: [GymID: UsualNumbers] = [:]
    var found: [SwappedNumbers] = []
    for session in exerciseSessions(of: exercise) where session.gym != GymNames.unknown {
      let count = found.count
      if let usual = usual[session.gym] {
        for line in session.lines {
          for (group, sets) in line.groups.enumerated() where usual.areSwapped(sets, session) {
            found.append(
              SwappedNumbers(session: session.session, line: line.line, group: group, sets: sets))
          }
        }
      }
      if found.count == count, let own = UsualNumbers(session) { usual[session.gym] = own }
    }
    return found
  }
}

/// Sets in which reps and load were probably swapped.
package struct SwappedNumbers: Hashable, Sendable {
  /// The session.
  package let session: SessionReference
  /// The line of the exercise in the contribution that it came from.
  package let line: Int32
  /// The index of the group among those of the line that count.
  package let group: Int
  /// What is written.
  package let sets: SetGroup
}

/// The loads and the most reps of the working sets of a session.
private struct UsualNumbers {
  private let loads: ClosedRange<Mass>
  private let mostReps: Int64

  /// Nil if a session has no set with reps and a mass.
  init?(_ session: ExerciseSession) {
    let sets = session.workingGroups.compactMap { group in
      group.repetitions.flatMap { reps in
        session.load(of: group).mass.map { (reps: reps.mostAmount, load: $0) }
      }
    }
    guard let lightest = sets.map({ $0.load }).min(), let heaviest = sets.map({ $0.load }).max(),
      let most = sets.map({ $0.reps }).max()
    else { return nil }
    (loads, mostReps) = (lightest...heaviest, most)
  }

  func areSwapped(_ group: SetGroup, _ session: ExerciseSession) -> Bool {
    guard let reps = group.repetitions, reps.listCount == 1, reps.first.mark == .none,
      case .mass(let load) = group.load,
      load.mayBeSwapped(with: Int(clamping: reps.first.amount))
    else { return false }
    let swapped = Mass(thousandths: reps.first.amount * 1000, of: session.unit)
    return reps.first.amount > 2 * mostReps
      && MassTotal(load.mass(unlessWritten: session.unit), times: 2)
        < MassTotal(loads.lowerBound, times: 1)
      && MassTotal(swapped, times: 5) >= MassTotal(loads.lowerBound, times: 4)
      && MassTotal(swapped, times: 5) <= MassTotal(loads.upperBound, times: 6)
  }
}

extension SetSeries {
  fileprivate var mostAmount: Int64 { rest.reduce(first.amount) { max($0, $1.amount) } }
}
