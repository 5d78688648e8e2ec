/// Reads the loads of one session after the other, and looks each exercise up once.
package struct LoadReader {
  private let book: Logbook
  private var exercises: [ExerciseKey: Declared] = [:]

  /// What is declared of the exercise that is written with a key.
  private struct Declared {
    let unit: MassUnit?
    let bareLoad: BareLoad
  }

  /// Makes a reader of the loads in `book`.
  package init(_ book: Logbook) {
    self.book = book
  }

  /// How the loads of each exercise line of `session`, one of the sessions of an entry, are read, in order.
  package mutating func readings(
    of session: Session, in reference: EntryReference
  ) -> [LoadReading] {
    var body = BodyMass.notAskedFor
    let unit = unit(at: book.settings.gyms.gym(of: session), in: reference)
    return session.exercises.map { exercise in
      let declared = declared(of: exercise.key)
      let asksForBody = declared.bareLoad == .bodyWeight || exercise.groups.containsBodyWeight
      if asksForBody, case .notAskedFor = body {
        body = .known(book.entry(at: reference).flatMap { book.bodyMass(on: $0.date) })
      }
      return LoadReading(
        unit: declared.unit ?? unit, bareLoad: declared.bareLoad,
        bodyMass: asksForBody ? body.mass : nil)
    }
  }

  /// What `bw` weighs on the day of a session.
  private enum BodyMass {
    case notAskedFor
    case known(Mass?)

    var mass: Mass? { if case .known(let mass) = self { mass } else { nil } }
  }

  /// The unit of the loads at a gym that have none, of exercises that declare none.
  private func unit(at gym: GymID, in reference: EntryReference) -> MassUnit {
    let training = book.settings.training
    let isOneFile = training.loadUnits.count <= 1
    let file = isOneFile ? 0 : book.months[reference.month].source(of: reference.entry)
    return training.loadUnit(at: gym, file: file)
  }

  private mutating func declared(of key: ExerciseKey) -> Declared {
    if let known = exercises[key] { return known }
    let training = book.settings.training
    let exercise = training.exercise(training.canonical(key))
    let declared = Declared(
      unit: exercise?.unit?.ofLoads, bareLoad: exercise?.bareLoad ?? .nothing)
    exercises[key] = declared
    return declared
  }
}
