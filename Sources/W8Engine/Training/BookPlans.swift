import Primitives

/// The plans of a book by their exercises.
final class BookPlans: Sendable {
  let settings: LogbookSettings
  /// The plans, exercise after exercise; of several to which a session may belong the first counts.
  let choices: [PlanChoice]
  let exercises: [ExercisePlans]
  /// Where each plan, as they are written, is among them.
  let indicesOfPlans: [Int]
  private let indices: [ExerciseKey: Int]

  init(_ settings: LogbookSettings) {
    let training = settings.training
    var plans: [ExerciseKey: [PlanChoice]] = [:]
    var keys: [ExerciseKey] = []
    for (number, plan) in training.plans.enumerated() {
      let key = training.canonical(plan.exercise)
      if plans[key] == nil { keys.append(key) }
      plans[key, default: []].append(PlanChoice(plan, number: number, settings.gyms))
    }
    self.settings = settings
    var (choices, exercises) = ([PlanChoice](), [ExercisePlans]())
    for key in keys {
      let own = (plans[key] ?? []).sorted(by: PlanChoice.comesFirst)
      exercises.append(
        ExercisePlans(
          key: key, choices: choices.count..<choices.count + own.count,
          hasTitles: own.contains { $0.title != nil }))
      choices += own
    }
    (self.choices, self.exercises) = (choices, exercises)
    indicesOfPlans = choices.indices.sorted { choices[$0].number < choices[$1].number }
    indices = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The index of the exercise of a canonical key; nil without a plan.
  func index(of exercise: ExerciseKey) -> Int? { indices[exercise] }

  /// The index of the plan of a session with the exercise at an index; nil where it belongs to none.
  func choice(
    ofExercise exercise: Int, at gym: GymID, on date: CivilDate, _ title: String?
  ) -> Int? {
    let title = exercises[exercise].hasTitles ? title.map(sameTitle) : nil
    return exercises[exercise].choices.first { index in
      let choice = choices[index]
      return choice.plan.days.contains(date) && choice.gym.map { $0 == gym } ?? true
        && choice.title.map { $0 == title } ?? true
    }
  }
}

/// The plans of one exercise.
struct ExercisePlans: Sendable {
  /// The canonical key.
  let key: ExerciseKey
  /// Where its plans are among those of the book.
  let choices: Range<Int>
  /// Whether the title of a session matters.
  let hasTitles: Bool
}

/// One plan of a book.
final class PlanChoice: Sendable {
  let plan: Plan
  /// The index among the plans as they are written.
  let number: Int
  let fold: PlanFold
  /// The canonical key of its gym; nil for all.
  let gym: GymID?
  /// Its title, without differences in case; nil for all.
  let title: ExactText?

  fileprivate init(_ plan: Plan, number: Int, _ gyms: GymNames) {
    (self.plan, self.number) = (plan, number)
    fold = PlanFold(plan.rules)
    gym = plan.gym.map(gyms.canonical)
    title = plan.title.map(sameTitle)
  }

  /// Title and gym come before title, gym and neither, then the latest start; of equal ones the first.
  fileprivate static func comesFirst(_ left: PlanChoice, _ right: PlanChoice) -> Bool {
    let (own, others) = (left.rank, right.rank)
    return own == others ? left.number < right.number : own > others
  }

  private var rank: (Int, CivilDate) {
    ((title == nil ? 0 : 2) + (gym == nil ? 0 : 1), plan.days.lowerBound)
  }
}

private func sameTitle(_ title: String) -> ExactText {
  ExactText(equivalentSpelling(caseFolded(title)))
}
