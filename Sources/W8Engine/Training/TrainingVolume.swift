import Primitives

extension Logbook {
  /// Completed repetitions times load of the working sets of `dates`, both ends included.
  ///
  /// Only loads that are a mass count; `bw` is one when the body weight is known.
  package func volume(in dates: ClosedRange<CivilDate>) -> MassTotal {
    var volume = MassTotal.zero
    for month in monthIndices(in: dates) {
      let log = months[month]
      let places = log.training.sessions
      let first = places.partitioningIndex { $0.date >= dates.lowerBound }
      for place in places[first...].prefix(while: { $0.date <= dates.upperBound }) {
        let entry = EntryReference(month: month, entry: Int(place.entry))
        let session = log.entries[entry.entry].session(at: Int(place.session))
        for exercise in session.exercises { volume += self.volume(of: exercise, session, entry) }
      }
    }
    return volume
  }

  private func volume(
    of exercise: LoggedExercise, _ session: Session, _ entry: EntryReference
  ) -> MassTotal {
    let reading = reading(
      of: settings.training.canonical(exercise.key), groups: exercise.groups, in: session, of: entry
    )
    var volume = MassTotal.zero
    for group in exercise.groups where group.purpose == .work {
      guard let mass = reading.load(of: group).mass else { continue }
      volume += MassTotal(mass, times: group.completedRepetitions)
    }
    return volume
  }
}
