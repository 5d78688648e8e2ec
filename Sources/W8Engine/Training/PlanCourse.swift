import Primitives
import Synchronization

/// The sessions of one exercise in the order of its plans, and what is due next.
package final class PlanCourse: Sendable {
  private let logbook: Logbook
  private let exercise: ExerciseKey
  private let courses: [Course]
  private let courseOfSession: [SessionReference: (course: Int, entry: Int)]

  /// One plan with its sessions.
  private struct Course {
    let plan: Plan
    /// Where the plan is among those of the book.
    let number: Int
    var entries: [Entry] = []
    var state: PlanState
  }

  private struct Entry {
    let session: SessionReference
    let date: CivilDate
    let gym: GymID
    let outcome: PlanOutcome
    let before: PlanState
  }

  fileprivate init?(_ exercise: ExerciseKey, in logbook: Logbook) {
    let training = logbook.settings.training
    let plans = training.plans.enumerated().filter {
      training.canonical($1.exercise) == exercise
    }
    guard let first = plans.map({ $1.days.lowerBound }).min() else { return nil }
    self.logbook = logbook
    self.exercise = exercise
    var courses = plans.map { number, plan in
      Course(plan: plan, number: number, state: PlanFold(plan.rules, exercise, logbook).start)
    }
    var indices: [SessionReference: (course: Int, entry: Int)] = [:]
    let chosen = PlanChoice(plans.map { $1 }, logbook.settings.gyms)
    for session in logbook.exerciseSessions(of: exercise, from: first) {
      guard
        let index = chosen.plan(
          at: session.gym, on: session.date,
          {
            logbook.session(at: session.session)?.title
          })
      else { continue }
      let rules = courses[index].plan.rules
      let before = courses[index].state
      let outcome = PlanFold(rules, exercise, logbook).take(
        session.judgedSets(of: rules.kind), at: session.gym, &courses[index].state)
      indices[session.session] = (index, courses[index].entries.count)
      courses[index].entries.append(
        Entry(
          session: session.session, date: session.date, gym: session.gym, outcome: outcome,
          before: before))
    }
    (self.courses, courseOfSession) = (courses, indices)
  }

  /// What is due at `gym` in a session with a title on a day, before the session that `reference` names, else after all up to that
  /// day; nil where no plan holds.
  package func due(
    at gym: GymID, in title: String?, on date: CivilDate, before reference: SessionReference? = nil
  ) -> DueSession? {
    let plans = courses.map { $0.plan }
    guard
      let index = PlanChoice(plans, logbook.settings.gyms).plan(at: gym, on: date, { title })
    else { return nil }
    let course = courses[index]
    let next = course.entries.first { entry in
      reference.map { entry.session >= $0 } ?? (entry.date > date)
    }
    return due(course, next?.before ?? course.state, at: gym)
  }

  /// What a session came to, and what was due in it; nil where it belongs to no plan.
  package func result(of session: SessionReference) -> PlanResult? {
    guard let (index, number) = courseOfSession[session] else { return nil }
    let entry = courses[index].entries[number]
    let after =
      number + 1 < courses[index].entries.count
      ? courses[index].entries[number + 1].before : courses[index].state
    return PlanResult(
      outcome: entry.outcome, due: due(courses[index], entry.before, at: entry.gym),
      event: entry.outcome == .other ? nil : after.last)
  }

  /// The titles and gyms of its plans that hold on `date`.
  package func plans(on date: CivilDate) -> [Plan] {
    courses.map { $0.plan }.filter { $0.days.contains(date) }
  }

  /// A session of a plan.
  package struct Session: Sendable {
    /// Its day.
    package let date: CivilDate
    /// The canonical key of its gym.
    package let gym: GymID
    /// Its end.
    package let outcome: PlanOutcome
    /// The load that all sets of the first stage had; nil where none was.
    package let lifted: Amount?
  }

  /// The last sessions of the plan with a number in the book, at most `most`, the latest last.
  package func latest(_ most: Int, ofPlan number: Int) -> [Session] {
    guard let course = courses.first(where: { $0.number == number }) else { return [] }
    let rules = course.plan.rules
    return course.entries.suffix(most).map { entry in
      let sets = logbook.exerciseSession(of: exercise, in: entry.session)?.judgedSets(
        of: rules.kind)
      let lifted = sets?.lifted(rules.stages[0].map { $0.least }, atLeast: nil)
      return Session(
        date: entry.date, gym: entry.gym, outcome: entry.outcome,
        lifted: lifted.map { Amount($0.load, rules.unit) })
    }
  }

  /// The load, or the training max, that the plan with a number in the book wants next; nil where none is known.
  package func target(ofPlan number: Int) -> Amount? {
    courses.first { $0.number == number }.flatMap { course in
      course.state.target.map { Amount($0, course.plan.rules.unit) }
    }
  }

  private func due(_ course: Course, _ state: PlanState, at gym: GymID) -> DueSession {
    let rules = course.plan.rules
    let fold = PlanFold(rules, exercise, logbook)
    let sets = fold.sets(state).map { set in
      let target = fold.target(of: set, state)
      return DueSet(
        planned: set, target: target.map { Amount($0, rules.unit) },
        loaded: target.map { fold.rounded($0, at: gym) })
    }
    return DueSession(
      rules: rules, plan: course.number, gym: gym, sets: sets,
      test: state.isTesting ? rules.test : nil,
      position: rules.max == nil ? 1 : state.position + 1,
      stage: rules.max == nil ? state.position + 1 : 1,
      max: rules.max.flatMap { _ in state.target.map { Amount($0, rules.unit) } },
      event: state.last)
  }
}

/// What is due in a session.
package struct DueSession: Sendable {
  /// The rules of the plan.
  package let rules: PlanRules
  /// Where the plan is among those of the book.
  package let plan: Int
  /// The canonical key of the gym for which loads are rounded.
  package let gym: GymID
  /// The sets in order.
  package let sets: [DueSet]
  /// The repetitions of the heaviest set to work up to; nil if it is no test.
  package let test: Int?
  /// The number of the session in its cycle, from 1.
  package let position: Int
  /// The number of the stage, from 1.
  package let stage: Int
  /// The training max; nil without one.
  package let max: Amount?
  /// What the last session came to; nil before the first.
  package let event: PlanEvent?

  /// The heaviest set.
  package var heaviest: DueSet? {
    sets.max { ($0.target?.value ?? 0) < ($1.target?.value ?? 0) }
  }
}

/// A set that is due.
package struct DueSet: Hashable, Sendable {
  /// The set as the plan has it.
  package let planned: PlannedSet
  /// The load that the plan wants; nil where none is known yet.
  package let target: Amount?
  /// The load that can be loaded.
  package let loaded: LoadedWeight?
}

/// What a session of a plan came to.
package struct PlanResult: Sendable {
  /// Its end.
  package let outcome: PlanOutcome
  /// What was due in it.
  package let due: DueSession
  /// What follows; nil for a session that changes nothing.
  package let event: PlanEvent?
}

extension PlanFold {
  fileprivate init(_ rules: PlanRules, _ exercise: ExerciseKey, _ logbook: Logbook) {
    self.init(rules: rules) {
      logbook.loadable(exercise, at: $0, for: rules.kind, unit: rules.unit)
    }
  }
}

/// Finds the plan to which a session belongs.
private struct PlanChoice {
  private let plans: [Plan]
  private let gyms: GymNames

  init(_ plans: [Plan], _ gyms: GymNames) { (self.plans, self.gyms) = (plans, gyms) }

  /// The index of the plan of a session: title and gym come before title, gym and neither, and then the latest start.
  func plan(at gym: GymID, on date: CivilDate, _ title: () -> String?) -> Int? {
    guard gym != GymNames.unknown else { return nil }
    var known: String??
    let fitting = plans.indices.filter { index in
      let plan = plans[index]
      guard plan.days.contains(date), plan.gym.map({ gyms.canonical($0) == gym }) ?? true else {
        return false
      }
      guard let wanted = plan.title else { return true }
      let written = known ?? title()
      known = written
      return written.map { isSameTitle($0, wanted) } ?? false
    }
    // Of equal ones `max` gives the first.
    return fitting.max { rank(plans[$0]) < rank(plans[$1]) }
  }

  private func isSameTitle(_ one: String, _ other: String) -> Bool {
    equivalentSpelling(caseFolded(one)) == equivalentSpelling(caseFolded(other))
  }

  private func rank(_ plan: Plan) -> (Int, CivilDate) {
    ((plan.title == nil ? 0 : 2) + (plan.gym == nil ? 0 : 1), plan.days.lowerBound)
  }
}

extension Logbook {
  /// How the exercise that `key` names goes by its plans; nil without one.
  package func planCourse(of key: ExerciseKey) -> PlanCourse? {
    guard !settings.training.plans.isEmpty else { return nil }
    let key = settings.training.canonical(key)
    return plans.value { PlanCourses() }.course(of: key) { PlanCourse(key, in: self) }
  }

  /// The sessions with the exercise of a canonical key from a day on.
  fileprivate func exerciseSessions(
    of key: ExerciseKey, from first: CivilDate
  ) -> [ExerciseSession] {
    let spellings = settings.training.spellings(of: key)
    return months.indices.filter { months[$0].month >= first.yearMonth }.flatMap {
      exerciseSessions(of: key, writtenAs: spellings, inMonthAt: $0)
    }
  }
}

/// The courses that were asked for, each worked out once.
private final class PlanCourses: Sendable {
  private let known = Mutex<[ExerciseKey: PlanCourse?]>([:])

  func course(of key: ExerciseKey, _ work: () -> PlanCourse?) -> PlanCourse? {
    if let course = known.withLock({ $0[key] }) { return course }
    let course = work()
    return known.withLock { known in
      known[key] = .some(course)
      return course
    }
  }
}
