import Primitives

/// The sessions of one exercise in the order of its plans, and what is due next.
package struct PlanCourse: Sendable {
  fileprivate let progress: PlanProgress
  /// The index of the exercise.
  fileprivate let exercise: Int
  fileprivate let logbook: Logbook

  private var plans: BookPlans { progress.end.plans }

  /// What is due at `gym` in a session with a title on a day, before the session that `reference` names, else after all up to that
  /// day; nil where no plan holds.
  package func due(
    at gym: GymID, in title: String?, on date: CivilDate, before reference: SessionReference? = nil
  ) -> DueSession? {
    guard gym != GymNames.unknown,
      let choice = plans.choice(ofExercise: exercise, at: gym, on: date, title)
    else { return nil }
    var walk = progress.walk(
      ofExercise: exercise,
      toFirst: { session, day in reference.map { session >= $0 } ?? (day > date) }, in: logbook)
    return walk.due(choice, at: walk.number(of: gym))
  }

  /// What is due at `gym` on a day, once for each title for which there is a plan.
  package func due(at gym: GymID, on date: CivilDate) -> [DueSession] {
    let choices = plans.exercises[exercise].choices.map { plans.choices[$0] }
    var titles: [String?] = []
    for plan in choices.sorted(by: { $0.number < $1.number }).map({ $0.plan })
    where plan.days.contains(date) && !titles.contains(plan.title) {
      titles.append(plan.title)
    }
    return titles.compactMap { title in
      due(at: gym, in: title, on: date).flatMap { $0.title == title ? $0 : nil }
    }
  }

  /// What each session came to that belongs to a plan.
  package var results: [SessionReference: PlanResult] {
    var walk = PlanWalk(plans)
    var results: [SessionReference: PlanResult] = [:]
    walk.walk(logbook, from: .first, only: exercise, while: { _, _, _ in true }) { walk, session in
      let due = walk.due(session.choice, at: session.gym)
      let outcome = walk.take(session)
      results[session.reference] = PlanResult(
        outcome: outcome, due: due,
        event: outcome == .other ? nil : walk.states[session.choice].last)
    }
    return results
  }

  /// The end of the plan with a number in the book, unless it no longer holds on a day.
  fileprivate func stall(ofPlan number: Int, on date: CivilDate) -> PlanStall? {
    let (plan, state) = planAndState(number)
    guard
      let session = state.session.flatMap({
        logbook.exerciseSession(of: plans.exercises[exercise].key, in: $0)
      }), let due = due(at: session.gym, in: plan.title, on: date), due.plan == number
    else { return nil }
    let rules = plan.rules
    let lifted = session.judgedSets(of: rules.kind).lifted(rules.sessions[0], atLeast: nil)
    return PlanStall(
      date: session.date, due: due,
      lifted: rules.max == nil ? lifted.map { Amount($0, rules.unit) } : nil)
  }

  /// Whether a session belongs to the plan with a number in the book.
  package func hasSession(ofPlan number: Int) -> Bool {
    planAndState(number).1.session != nil
  }

  /// The load, or the training max, that the plan with a number in the book wants next; nil where none is known.
  package func target(ofPlan number: Int) -> Amount? {
    let (plan, state) = planAndState(number)
    return state.target.map { Amount($0, plan.rules.unit) }
  }

  private func planAndState(_ number: Int) -> (Plan, PlanState) {
    let index = plans.indicesOfPlans[number]
    return (plans.choices[index].plan, progress.end.states[index])
  }
}

extension PlanWalk {
  /// What the plan at an index wants at the gym with a number.
  fileprivate mutating func due(_ index: Int, at gym: Int) -> DueSession {
    let (choice, loads, state) = (plans.choices[index], loads(of: index, at: gym), states[index])
    let (fold, rules) = (choice.fold, choice.plan.rules)
    let sets = fold.sets(state).map { set in
      let target = fold.target(of: set, state)
      return DueSet(
        planned: set, target: target.map { Amount($0, rules.unit) },
        loaded: target.map { fold.rounded($0, loads) })
    }
    return DueSession(
      rules: rules, plan: choice.number, title: choice.plan.title, gym: gyms[gym],
      lastMade: state.made.map { gyms[$0.gym] }, sets: sets,
      test: state.isTesting ? rules.test : nil,
      position: rules.max == nil ? 1 : state.position + 1,
      stage: rules.max == nil ? state.position + 1 : 1,
      max: rules.max.flatMap { _ in state.target.map { Amount($0, rules.unit) } },
      event: state.last)
  }
}

extension Logbook {
  /// How the exercise that `key` names goes by its plans; nil without one.
  package func planCourse(of key: ExerciseKey) -> PlanCourse? {
    if settings.training.plans.isEmpty { return nil }
    let progress = planProgress
    return progress.end.plans.index(of: settings.training.canonical(key)).map {
      PlanCourse(progress: progress, exercise: $0, logbook: self)
    }
  }

  /// The plans that hold on a day and whose last three sessions were others, by their numbers in the book.
  package func stalledPlans(on date: CivilDate) -> [(plan: Int, stall: PlanStall)] {
    let plans = settings.training.plans
    if plans.isEmpty { return [] }
    let end = planProgress.end
    return plans.indices.compactMap { number in
      guard end.states[end.plans.indicesOfPlans[number]].others >= 3 else { return nil }
      return planCourse(of: plans[number].exercise)?.stall(ofPlan: number, on: date)
        .map { (number, $0) }
    }
  }
}

/// What is due in a session.
package struct DueSession: Sendable {
  /// The rules of the plan.
  package let rules: PlanRules
  /// The index of the plan among those of the book.
  package let plan: Int
  /// The title of its sessions; nil for all.
  package let title: String?
  /// The canonical key of the gym for which loads are rounded.
  package let gym: GymID
  /// The canonical key of the gym of the last load that was made; nil where none was.
  let lastMade: GymID?
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

/// A plan that is not followed any more.
package struct PlanStall: Sendable {
  /// The day of the last session.
  package let date: CivilDate
  /// What is due still.
  package let due: DueSession
  /// The load that all sets of the first stage had in the last session; nil where none was, and with a training max.
  package let lifted: Amount?
}

/// A set that is due.
package struct DueSet: Sendable {
  /// The set as the plan has it.
  package let planned: PlannedSet
  /// The load that the plan wants; nil where none is known yet.
  package let target: Amount?
  /// The load that can be loaded.
  package let loaded: LoadedWeight?

  /// Whether the gym has less than 95 % of the load.
  var isShort: Bool {
    guard let target, let loaded else { return false }
    return loaded.load.value * 100 < target.value * 95
  }
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
