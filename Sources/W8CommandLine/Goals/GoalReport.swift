import W8Analysis
import W8Engine

/// How a log stands towards its goal.
struct GoalReport: Report {
  private let goal: Goal?
  private let outlook: GoalOutlook
  private let latest: DayFigures?
  private let unit: MassUnit
  private let today: CivilDate

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    today = try invocation.today
    let logbook = log.analysis.logbook.aiming(by: invocation.arguments.date(of: .byDate))
    goal = logbook.settings.goal
    outlook = logbook.goalOutlook(today: today)
    latest = logbook.days.last
    unit = invocation.unit(of: log)
  }

  var document: Document {
    Document(GoalDocument.members(of: outlook, goal, in: unit))
  }

  func text(_ page: Page) -> String {
    guard let goal else {
      return "no goal; write one at the top of the log, such as `goal 75 by:\(exampleDate)`\n"
    }
    var facts = [
      ("Goal", goalText(goal, in: unit)),
      ("Status", page.style.paint(outlook.words(for: goal), .strong)),
    ]
    if let latest { facts.append(("Latest", latestText(latest))) }
    if let level = outlook.levelKilograms, let gap = outlook.gapKilograms {
      let way = "\(massText(kilograms: gap, in: unit)) from the goal"
      facts.append(("Level", "\(massText(kilograms: level, in: unit)), \(way)"))
    }
    if let pace = outlook.weeklyVelocityKilograms {
      facts.append(("Pace", "\(changeTextWithUnit(pace, in: unit)) a week"))
    }
    if let required = outlook.requiredWeeklyKilograms {
      facts.append(("Needed", "\(changeTextWithUnit(required, in: unit)) a week"))
    }
    if let date = outlook.date {
      facts.append(("Reached", "\(date.words), \(date.distance(from: today)), at this pace"))
    }
    facts += outlook.warnings.map { ("Warning", page.style.paint($0.words, .warning)) }
    return factLines(facts)
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

/// `78.0 kg by 1 June 2026`.
func goalText(_ goal: Goal, in unit: MassUnit) -> String {
  let mass = massText(goal.weight, in: unit)
  return goal.by.map { "\(mass) by \($0.words)" } ?? mass
}

extension Logbook {
  /// The logbook with its goal to be reached by another date; itself without a date or a goal.
  fileprivate func aiming(by date: CivilDate?) -> Logbook {
    guard let date, settings.goal != nil else { return self }
    var settings = settings
    settings.goal?.by = date
    return updated(months: months, settings: settings)
  }
}
