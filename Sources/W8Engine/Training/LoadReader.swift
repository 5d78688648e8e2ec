/// Reads the loads of one session after the other, and looks each exercise up once.
package struct LoadReader {
  private let book: Logbook
  private var exercises: [ExerciseKey: DeclaredLoads] = [:]

  package init(_ book: Logbook) {
    self.book = book
  }

  /// The way the loads of each exercise line of `session`, one of the sessions of an entry, are read, in order.
  package mutating func readings(
    of session: Session, in reference: EntryReference
  ) -> [LoadReading] {
    var loads = loads(of: session, in: reference)
    return session.exercises.map { exercise in
      let declared = known(exercise.key)
      return reading(of: exercise.groups, declared, &loads)
    }
  }

  /// How loads are read in `session`, one of the sessions of an entry.
  package func loads(of session: Session, in reference: EntryReference) -> SessionLoads {
    let training = book.settings.training
    let isOneFile = training.loadUnits.count <= 1
    let file = isOneFile ? 0 : book.months[reference.month].source(of: reference.entry)
    let gym = book.settings.gyms.gym(of: session)
    return SessionLoads(unit: training.loadUnit(at: gym, file: file), reference: reference)
  }

  /// What is declared of the exercise that is written with `key`.
  package func declared(of key: ExerciseKey) -> DeclaredLoads {
    let training = book.settings.training
    let exercise = training.exercise(training.canonical(key))
    return DeclaredLoads(unit: exercise?.unit?.ofLoads, bareLoad: exercise?.bareLoad ?? .nothing)
  }

  /// The way the loads of `groups` of an exercise are read in a session.
  package func reading(
    of groups: [SetGroup], _ declared: DeclaredLoads, _ session: inout SessionLoads
  ) -> LoadReading {
    let asksForBody = declared.bareLoad == .bodyWeight || groups.containsBodyWeight
    if asksForBody, case .notAskedFor = session.body {
      session.body = .known(
        book.entry(at: session.reference).flatMap { book.bodyMass(on: $0.date) })
    }
    return LoadReading(
      unit: session.unit(of: declared), bareLoad: declared.bareLoad,
      bodyMass: asksForBody ? session.body.mass : nil)
  }

  private mutating func known(_ key: ExerciseKey) -> DeclaredLoads {
    if let known = exercises[key] { return known }
    let declared = declared(of: key)
    exercises[key] = declared
    return declared
  }
}

/// What is declared of the loads of an exercise.
package struct DeclaredLoads: Sendable {
  fileprivate let unit: MassUnit?
  fileprivate let bareLoad: BareLoad
}

/// The way the loads of one session are read.
package struct SessionLoads {
  /// The unit of loads that have none, of exercises that declare none.
  fileprivate let unit: MassUnit
  fileprivate let reference: EntryReference
  fileprivate var body = BodyMass.notAskedFor

  fileprivate init(unit: MassUnit, reference: EntryReference) {
    (self.unit, self.reference) = (unit, reference)
  }

  /// What `bw` weighs on the day of the session.
  fileprivate enum BodyMass {
    case notAskedFor
    case known(Mass?)

    var mass: Mass? { if case .known(let mass) = self { mass } else { nil } }
  }

  /// The unit of loads of an exercise that have none, a kilogram or a pound.
  package func unit(of exercise: DeclaredLoads) -> MassUnit { exercise.unit ?? unit }
}
