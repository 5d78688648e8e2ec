import JSON
import W8Book
import W8Engine

/// How far the goal is, the pace, and the weights to expect.
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
    var members = outlook.members(in: unit)
    members["forecast"] = forecastDocument(outlook.forecast, in: unit)
    return Document(members)
  }

  func text(_ page: Page) -> String {
    guard let goal = logbook.settings.goal else {
      return page.paragraph(
        "no goal; write one at the top of the log, such as `goal 75 by:\(exampleDate)`",
        breaking: .words)
    }
    var facts = [Fact("Goal", goalText(goal, in: unit))]
    if let latest = logbook.lastDay(onOrBefore: .last) {
      facts.append(Fact("Average", averageText(latest)))
    }
    facts += outlook.paceFacts(in: unit)
    facts.append(Fact("Outlook", outlook.words(today: today, in: unit), part: .strong))
    if let expected = outlook.forecast?.usualDay(by: goal.by), expected.date >= today {
      facts.append(Fact("Expected", expected.words(in: unit)))
    }
    return page.lines(of: facts + outlook.warningFacts)
  }

  private var exampleDate: String {
    (today.adding(days: 180) ?? today).description
  }

  /// `81.3 kg, 0.3 kg to go; weighed 80.9 kg today`
  private func averageText(_ latest: DayFigures) -> String {
    let average = [
      massText(kilograms: latest.averageKilograms, in: unit), outlook.wayWords(in: unit),
    ]
    let weight = massText(kilograms: latest.valueKilograms, in: unit)
    return average.compactMap { $0 }.joined(separator: ", ")
      + "; weighed \(weight) \(latest.date.distance(from: today))"
  }
}

/// The expected weights of each seventh day, in `unit`; null without a forecast.
func forecastDocument(_ forecast: Forecast?, in unit: MassUnit) -> JSON {
  guard let forecast else { return .null }
  let points = forecast.days.enumerated().filter { $0.offset % 7 == 6 }.map { _, day -> JSON in
    func number(_ kilograms: Double) -> JSON { .number(unit.value(ofKilograms: kilograms)) }
    return .object([
      "date": .string(day.date.description), "expected": number(day.kilograms),
      "low50": number(day.half.lowerBound), "high50": number(day.half.upperBound),
      "low80": number(day.fourInFive.lowerBound), "high80": number(day.fourInFive.upperBound),
    ])
  }
  return .object(["from": .string(forecast.date.description), "points": .array(points)])
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
  /// The members of the JSON object that tells how it stands toward the goal, masses in `unit`.
  func members(in unit: MassUnit) -> JSONObject {
    func date(_ date: CivilDate?) -> JSON { JSON(date) { .string($0.description) } }
    return [
      "status": .string(kebabCase("\(status)")),
      "goal": JSON(goal) { .number($0.weight.value(in: unit)) },
      "by": date(goal?.by),
      "average": unit.document(averageKilograms),
      "gap": unit.document(gapKilograms),
      "pace": unit.document(pace?.weeklyKilograms),
      "needed": unit.document(neededKilograms),
      "chance": JSON(chance) { .number($0) },
      "earliest": date(earliest),
      "latest": date(latest),
      "crossed": date(crossed),
      "warnings": .array(warnings.map { .string($0.code) }),
      "unit": .string(unit.symbol),
    ]
  }

  /// The pace of the last four weeks, and the one that the goal needs.
  func paceFacts(in unit: MassUnit) -> [Fact] {
    var facts: [Fact] = []
    if let pace, status != .stale {
      let words = pace.words(in: unit)
      let part = goal.part(of: pace, to: averageKilograms, in: unit)
      facts.append(Fact("Pace", words, accent: Accent(words, part)))
    }
    if status != .reached, let neededKilograms {
      facts.append(Fact("Needed", weeklyText(neededKilograms, in: unit)))
    }
    return facts
  }

  /// The doubts about the goal.
  var warningFacts: [Fact] {
    warnings.map { warning in
      switch warning {
      case .passed: Fact("Warning", "its date has passed", part: .warning)
      case .turned(let turn):
        Fact("Hint", "for a new goal, add from:\(turn.farthest) to its line")
      case .implausible:
        Fact("Warning", "it is more than a third away from the average", part: .warning)
      }
    }
  }
}

extension MassUnit {
  /// The number of a mass in the unit; null for none.
  func document(_ kilograms: Double?) -> JSON {
    JSON(kilograms) { .number(value(ofKilograms: $0)) }
  }
}

extension GoalWarning {
  /// The rule that says the same about a log.
  fileprivate var code: String {
    switch self {
    case .passed: "W8505"
    case .turned: "W8506"
    case .implausible: "W8510"
    }
  }
}
