import JSON
import W8Analysis
import W8Engine

/// How a log stands towards its goal.
struct GoalReport: Report {
  private let logbook: Logbook
  private let outlook: GoalOutlook
  private let unit: MassUnit
  private let today: CivilDate

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    today = try invocation.today
    logbook = log.analysis.logbook.aiming(by: invocation.arguments.date(of: .byDate))
    outlook = logbook.goalOutlook(today: today)
    unit = invocation.unit(of: log)
  }

  var document: Document {
    var members = GoalDocument.members(of: outlook, logbook.settings.goal, in: unit)
    members["by"] = JSON(logbook.settings.goal?.by) { .string($0.description) }
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
    return Logbook(months: months, settings: settings)
  }
}
