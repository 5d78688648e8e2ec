import JSON
import W8Book
import W8Engine

/// How a log stands towards its goal.
struct GoalReport: Report {
  private let logbook: Logbook
  private let outlook: GoalOutlook
  private let unit: MassUnit
  private let today: CivilDate

  init(_ log: OpenedLog, _ settings: ReportSettings, by date: CivilDate?) {
    today = settings.today
    logbook = log.analysis.logbook.aiming(by: date)
    outlook = logbook.goalOutlook(today: today)
    unit = settings.unit(of: log)
  }

  var document: Document {
    var members = outlook.members(towards: logbook.settings.goal, in: unit)
    members["by"] = JSON(logbook.settings.goal?.by) { .string($0.description) }
    members["forecast"] = forecastDocument(logbook.trend, in: unit)
    return Document(members)
  }

  func text(_ page: Page) -> String {
    guard let goal = logbook.settings.goal else {
      return page.paragraph(
        "no goal; write one at the top of the log, such as `goal 75 by:\(exampleDate)`",
        breaking: .words)
    }
    var facts = [
      Fact("Goal", goalText(goal, in: unit)),
      Fact("Status", outlook.words(for: goal), part: .strong),
    ]
    if let latest = logbook.days.last { facts.append(Fact("Latest", latestText(latest))) }
    if outlook.status != .insufficientData, let level = outlook.levelKilograms,
      let gap = outlook.gapKilograms
    {
      let way = "\(massText(kilograms: gap, in: unit)) from the goal"
      facts.append(Fact("Level", "\(massText(kilograms: level, in: unit)), \(way)"))
    }
    if let pace = outlook.paceText(in: unit) {
      let accent = Accent(pace, logbook.settings.goal.part(ofPaceOf: outlook, in: unit))
      facts.append(Fact("Pace", pace, accent: accent))
    }
    if let needed = outlook.neededText(in: unit) { facts.append(Fact("Needed", needed)) }
    if outlook.status == .onTrack, let date = outlook.date {
      facts.append(
        Fact("Reached", "\(date.words), \(date.distance(from: today)), at this pace"))
    }
    facts += outlook.warnings.map { Fact("Warning", $0.words, part: .warning) }
    return page.lines(of: facts)
  }

  private var exampleDate: String {
    (today.adding(days: 180) ?? today).description
  }

  private func latestText(_ day: DayFigures) -> String {
    let average = DecimalText.text(kilograms: day.averageKilograms, in: unit)
    return "\(massText(kilograms: day.valueKilograms, in: unit)), average \(average), "
      + "\(day.date.words), \(day.date.distance(from: today))"
  }
}

/// The trend from its last day on, in `unit`; null while it has too little to tell.
func forecastDocument(_ trend: HoltTrend?, in unit: MassUnit) -> JSON {
  guard let trend, trend.isTelling, let slope = trend.slopeKilogramsPerDay else { return .null }
  return .object([
    "from": .string(trend.lastDate.description),
    "level": .number(unit.value(ofKilograms: trend.levelKilograms)),
    "slope": .number(unit.value(ofKilograms: slope)),
  ])
}

extension Logbook {
  /// The logbook with its goal to be reached by another date; itself without a date or a goal.
  fileprivate func aiming(by date: CivilDate?) -> Logbook {
    guard let date, settings.goal != nil else { return self }
    var settings = settings
    settings.goal?.by = date
    return Logbook(months: months, settings: settings)
  }
}

extension GoalOutlook {
  /// The members of the JSON object that tells how it stands towards `goal`, masses in `unit`.
  func members(towards goal: Goal?, in unit: MassUnit) -> JSONObject {
    [
      "status": .string(status.name),
      "goal": JSON(goal) { .number($0.weight.value(in: unit)) },
      "date": JSON(date) { .string($0.description) },
      "weeklyVelocity": unit.document(weeklyVelocityKilograms),
      "gap": unit.document(gapKilograms),
      "requiredWeekly": unit.document(requiredWeeklyKilograms),
      "warnings": .array(warnings.map { .string($0.code) }),
      "unit": .string(unit.symbol),
    ]
  }
}

extension MassUnit {
  /// The number of a mass in the unit; null for none.
  func document(_ kilograms: Double?) -> JSON {
    JSON(kilograms) { .number(value(ofKilograms: $0)) }
  }
}

extension GoalStatus {
  /// What JSON calls the status.
  var name: String { kebabCase("\(self)") }

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
  /// How it stands towards `goal`, for people: with a date, "on track" means that it is kept.
  func words(for goal: Goal) -> String {
    if let overdueWords { return overdueWords }
    guard status == .onTrack, let by = goal.by, date.map({ $0 > by }) ?? true else {
      return status.words
    }
    return "moving towards it, but too late"
  }

  /// `↓ 0.4 kg a week`; nil while there are too few weights to tell.
  func paceText(in unit: MassUnit) -> String? {
    weeklyVelocityKilograms.map { text(ofPace: $0, in: unit) }
  }

  /// `↓ 0.4 kg a week`; nil without a date after today.
  func neededText(in unit: MassUnit) -> String? {
    requiredWeeklyKilograms.map { text(ofPace: $0, in: unit) }
  }

  /// With two decimals where one would show the pace and what is needed alike.
  private func text(ofPace kilograms: Double, in unit: MassUnit) -> String {
    let quantity = DisplayedQuantity.bodyWeight(in: unit)
    let paces = [weeklyVelocityKilograms, requiredWeeklyKilograms].compactMap { $0 }
    let isAlike = paces.count == 2 && Set(paces.map { quantity.pace(kilograms: $0) }).count == 1
    return quantity.pace(kilograms: kilograms, isFine: isAlike)
  }
}

extension GoalWarning {
  /// The rule that says the same about a log.
  var code: String {
    switch self {
    case .passed: "W8505"
    case .unreachable: "W8506"
    case .implausible: "W8510"
    }
  }

  /// What people read.
  var words: String {
    switch self {
    case .passed: "its date has passed"
    case .unreachable: "at this pace it is never reached"
    case .implausible: "it is more than a third away from the average"
    }
  }
}
