extension Logbook {
  /// Completed repetitions times load of the working sets of `dates`, both ends included.
  ///
  /// Only loads that are a mass count; `bw` is one when the body weight is known.
  package func volume(in dates: ClosedRange<CivilDate>) -> MassTotal {
    var volume = MassTotal.zero
    forEachSession(in: dates) { session, entry in
      for exercise in session.exercises { volume += self.volume(of: exercise, session, entry) }
    }
    return volume
  }

  private func volume(
    of exercise: LoggedExercise, _ session: Session, _ entry: EntryReference
  ) -> MassTotal {
    let reading = reading(
      of: settings.training.canonical(exercise.key), in: [exercise],
      at: settings.gyms.gym(of: session), entry)
    var volume = MassTotal.zero
    for group in exercise.groups where group.purpose == .work {
      guard let mass = reading.load(of: group).mass else { continue }
      volume += MassTotal(mass, times: group.completedRepetitions)
    }
    return volume
  }
}
