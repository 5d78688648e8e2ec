import Primitives

/// Carries the plans of a book from session to session.
struct PlanWalk: Sendable {
  let plans: BookPlans
  /// The state of each plan.
  var states: [PlanState]
  /// The gyms by the numbers that states have.
  private(set) var gyms: [GymID] = []
  private var gymNumbers: [GymID: Int] = [:]
  /// What written branches stand for, by their numbers.
  private var branches: [PlannedBranch?] = []
  /// The number of the gym of the last session of each plan, and its loads there.
  private var latestGyms: [Int]
  private var latestLoads: [Loadable?]
  private var loadables: [PlanAtGym: Loadable] = [:]

  private struct PlanAtGym: Hashable {
    let choice: Int
    let gym: Int
  }

  /// Stands before the first session.
  init(_ plans: BookPlans) {
    self.plans = plans
    states = plans.choices.map { $0.fold.start }
    latestGyms = Array(repeating: -1, count: states.count)
    latestLoads = Array(repeating: nil, count: states.count)
  }

  /// The number of the gym of a canonical key.
  mutating func number(of gym: GymID) -> Int {
    let number = gymNumbers.value(of: gym, orNew: gyms.count)
    if number == gyms.count { gyms.append(gym) }
    return number
  }

  /// What the plan at an index can load at the gym with a number.
  mutating func loads(of choice: Int, at gym: Int) -> Loadable {
    if latestGyms[choice] == gym, let loads = latestLoads[choice] { return loads }
    let key = PlanAtGym(choice: choice, gym: gym)
    let plan = plans.choices[choice].plan
    let settings = plans.settings
    let loads =
      loadables[key]
      ?? settings.loadable(settings.training.canonical(plan.exercise), at: gyms[gym], plan.rules)
    (loadables[key], latestGyms[choice], latestLoads[choice]) = (loads, gym, loads)
    return loads
  }

  /// Takes a session.
  @discardableResult
  mutating func take(_ session: PlannedSession) -> PlanOutcome {
    let (choice, gym) = (session.choice, session.gym)
    let outcome = plans.choices[choice].fold.take(
      session.sets, at: gym, loads(of: choice, at: gym), &states[choice])
    states[choice].others = outcome == .other ? states[choice].others + 1 : 0
    states[choice].session = session.reference
    return outcome
  }

  private mutating func branch(_ branch: BranchTotals) -> PlannedBranch {
    let number = branch.number
    if number < branches.count, let known = branches[number] { return known }
    let written = branch.branch
    let exercise = plans.settings.training.canonical(written.exercise)
    let gym = plans.settings.gyms.gym(writtenAs: written.gym)
    let found = PlannedBranch(
      exercise: gym == GymNames.unknown ? -1 : plans.index(of: exercise) ?? -1,
      gym: self.number(of: gym),
      unit: plans.settings.training.declaredLoadUnit(of: exercise, at: gym))
    while branches.count <= number { branches.append(nil) }
    branches[number] = found
    return found
  }
}

/// A session that belongs to a plan.
struct PlannedSession {
  let reference: SessionReference
  let date: CivilDate
  /// The index of the plan.
  let choice: Int
  /// The number of the gym.
  let gym: Int
  let sets: [JudgedSet]
}

extension PlanWalk {
  /// Gives each session from `start` on that belongs to a plan of an exercise, or of the one at the index `only`, to `use`; as long
  /// as `isWanted`, which is asked before each session of the logbook.
  mutating func walk(
    _ logbook: Logbook, from start: SessionReference, only: Int? = nil,
    while isWanted: (SessionReference, CivilDate, [PlanState]) -> Bool,
    _ use: (inout PlanWalk, PlannedSession) -> Void
  ) {
    var sets = plans.exercises.map { _ in GatheredSets() }
    var touched: [Int] = []
    for month in months(of: logbook, from: start) {
      let (sessions, parts) = (
        logbook.months[month].training.sessions, parts(of: logbook.months[month])
      )
      // Taken out once for many sessions: each look counts references.
      var (number, part) = (Int32(-1), MonthPlans())
      let first = month == start.month ? min(start.session, sessions.count) : 0
      for index in first..<sessions.count {
        let reference = SessionReference(month: month, session: index)
        let location = sessions[index]
        guard isWanted(reference, location.date, states) else { return }
        if location.part != number { (number, part) = (location.part, parts[Int(location.part)]) }
        for load in part.totals.loadIndices(ofSessionAt: Int(location.ordinal)) {
          let load = part.totals.loads[load]
          let branch = part.branches[Int(load.branch)]
          guard branch.exercise >= 0, only.map({ $0 == branch.exercise }) ?? true else { continue }
          if sets[branch.exercise].isUntouched { touched.append(branch.exercise) }
          sets[branch.exercise].add(
            load, at: branch.gym, unit: branch.unit ?? part.unit, part.totals.repetitions)
        }
        for exercise in touched {
          let gym = sets[exercise].gym
          if let choice = choice(ofExercise: exercise, at: gym, location.date, reference, logbook) {
            use(
              &self,
              PlannedSession(
                reference: reference, date: location.date, choice: choice, gym: gym,
                sets: sets[exercise].judged(by: plans.choices[choice].fold) {
                  logbook.exerciseSession(of: plans.exercises[exercise].key, in: reference)
                }))
          }
          sets[exercise].removeAll()
        }
        touched.removeAll(keepingCapacity: true)
      }
    }
  }

  private func choice(
    ofExercise exercise: Int, at gym: Int, _ date: CivilDate, _ session: SessionReference,
    _ logbook: Logbook
  ) -> Int? {
    let hasTitles = plans.exercises[exercise].hasTitles
    return plans.choice(
      ofExercise: exercise, at: gyms[gym], on: date,
      hasTitles ? logbook.session(at: session)?.title : nil)
  }

  private mutating func parts(of month: MonthLog) -> [MonthPlans] {
    month.training.totals.enumerated().map { part, totals in
      let file = month.source(ofPart: part)
      return MonthPlans(
        totals: totals, branches: totals.branches.map { branch($0) },
        unit: plans.settings.training.loadUnit(ofFile: file).ofLoads)
    }
  }

  /// The months in which plans may hold, from that of `start` on.
  private func months(of logbook: Logbook, from start: SessionReference) -> Range<Int> {
    let count = logbook.months.count
    let first = plans.choices.map { $0.plan.days.lowerBound }.min()?.yearMonth
    let index = first.map { first in
      logbook.months.partitioningIndex { $0.month >= first }
    }
    return min(max(start.month, index ?? count), count)..<count
  }
}

/// What one part of a book has in a month, with what its branches stand for.
private struct MonthPlans {
  var totals = TrainingTotals()
  var branches: [PlannedBranch] = []
  /// The unit of loads that have none, where neither exercise nor gym declares one.
  var unit = MassUnit.kilogram
}

/// What a written branch stands for.
private struct PlannedBranch {
  /// The index of the exercise; -1 without a plan, and where the gym cannot be read.
  let exercise: Int
  let gym: Int
  /// The unit that is declared for loads that have none; nil for that of the file.
  let unit: MassUnit?
}

/// The sets of one exercise in a session.
private struct GatheredSets {
  private(set) var gym = 0
  private(set) var isUntouched = true
  private var sets: [JudgedSet] = []
  /// Whether the totals say all that plans want to know, but for efforts.
  private var isComplete = true

  mutating func add(
    _ load: WrittenSessionLoad, at gym: Int, unit: MassUnit, _ repetitions: [UInt16]
  ) {
    (self.gym, isUntouched) = (gym, false)
    let written = load.sets
    switch written.form {
    case .unknown: isComplete = false
    case .none: break
    case .alike, .list:
      let mass = load.load.mass(unlessWritten: unit).tenNanograms
      for index in 0..<Int(written.count) {
        let first = Int(written.repetitions)
        let count = written.form == .alike ? first : Int(repetitions[first + index])
        sets.append(JudgedSet(repetitions: count, load: mass, effort: nil))
      }
    }
  }

  /// The sets as the plan of `fold` judges them, those of `session` where the totals do not say enough.
  func judged(by fold: PlanFold, orIn session: () -> ExerciseSession?) -> [JudgedSet] {
    if isComplete, fold.needsOnlyMasses { return sets }
    return session()?.judgedSets(of: fold.rules.kind) ?? []
  }

  mutating func removeAll() {
    (isUntouched, isComplete) = (true, true)
    sets.removeAll(keepingCapacity: true)
  }
}
