import W8Engine

extension GoalStatus {
  /// What JSON calls the status.
  var name: String {
    switch self {
    case .noGoal: "no-goal"
    case .noData: "no-data"
    case .insufficientData: "insufficient-data"
    case .reached: "reached"
    case .wrongDirection: "wrong-direction"
    case .tooSlow: "too-slow"
    case .overdue: "overdue"
    case .onTrack: "on-track"
    }
  }

  /// What people read.
  var words: String {
    switch self {
    case .noGoal: "no goal"
    case .noData: "no weights yet"
    case .insufficientData:
      "too few weights yet, it takes seven days over more than a week, four weeks if uneven"
    case .reached: "reached"
    case .wrongDirection: "moving away from it, or not at all"
    case .tooSlow: "too slow, more than two years away"
    case .overdue: "overdue"
    case .onTrack: "on track"
    }
  }
}

extension GoalOutlook {
  /// How it stands towards `goal`, for people: on track means more to whoever set a date.
  func words(for goal: Goal) -> String {
    if let overdueWords { return overdueWords }
    guard status == .onTrack, let by = goal.by, date.map({ $0 > by }) ?? true else {
      return status.words
    }
    return "moving towards it, but too late"
  }

  /// `↓ 0.4 kg a week`; nil while there are too few weights to tell.
  func paceText(in unit: MassUnit) -> String? {
    weeklyVelocityKilograms.map { ShownQuantity.bodyWeight(in: unit).pace(kilograms: $0) }
  }

  /// `↓ 0.4 kg a week`; nil without a date after today.
  func neededText(in unit: MassUnit) -> String? {
    requiredWeeklyKilograms.map { ShownQuantity.bodyWeight(in: unit).pace(kilograms: $0) }
  }
}

extension GoalWarning {
  /// The rule that says the same about a log.
  var code: String {
    switch self {
    case .passed: "W8505"
    case .unreachable: "W8506"
    case .unhealthy, .implausible: "W8510"
    case .steep: "W8511"
    }
  }

  /// What people read.
  var words: String {
    switch self {
    case .passed: "its date has passed"
    case .unreachable: "at this pace it is never reached"
    case .unhealthy: "under 40 kg or over 150 kg is outside what is healthy for most people"
    case .implausible: "under 30 kg or over 200 kg cannot be meant"
    case .steep: "its date asks for more than 1 % of body weight a week"
    }
  }
}
