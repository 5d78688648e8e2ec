import JSON
import Primitives
import W8Book
import W8Engine

/// Where things stand: the latest weight, the trend, the goal, and the last session.
struct TodayReport: Report {
  private let log: OpenedLog
  private let today: CivilDate
  private let unit: MassUnit
  private let latest: LogRow?
  private let outlook: GoalOutlook

  init(_ log: OpenedLog, _ settings: ReportSettings) {
    self.log = log
    today = settings.today
    unit = settings.unit(of: log)
    let reader = LogRowReader(log)
    let logbook = log.analysis.logbook
    latest = logbook.lastCountedEntry(onOrBefore: .last).flatMap { reader.row(of: $0) }
    outlook = logbook.goalOutlook(today: today)
  }

  func text(_ page: Page) -> String {
    page.paragraph("\(today.weekday.name) \(today.words)", .strong) + "\n"
      + page.lines(of: facts)
  }

  var facts: [Fact] { weightFacts + goalFacts + habitFacts }

  var document: Document {
    let members: JSONObject = [
      "date": .string(today.description),
      "streak": .integer(logbook.streak(today: today)),
      "goal": .object(outlook.members(towards: logbook.settings.goal, in: unit)),
      "forecast": forecastDocument(logbook.trend, in: unit),
      "next": JSON(logbook.nextMilestone) { MilestoneReport.document(of: $0, in: unit) },
      "lastSession": JSON(lastSession) {
        .object([
          "date": .string($0.date.description), "gym": JSON($0.gym) { .string($0.text) },
          "exercises": .array($0.exercises.map { .string($0) }),
        ])
      },
    ]
    return Document(
      members, "latest",
      latest.map { row in
        LogDocument(
          row: row, log: log, names: DisplayNames(log.analysis), unit: unit,
          compared: row.figures.rate.flatMap { log.analysis.location(of: $0.comparedWith) })
      })
  }

  private var logbook: Logbook { log.analysis.logbook }

  private var weightFacts: [Fact] {
    guard let latest, let weight = latest.weightWithUnit(in: unit, book: logbook.settings.unit)
    else {
      return [
        Fact("Weight", "none yet; write one such as `\(today.day) 80.0` below a month header")
      ]
    }
    let date = latest.entry.date
    let day = "\(date.words), \(date.distance(from: today))"
    var facts = [Fact("Weight", "\(weight), \(day)", headline: weight)]
    if let average = latest.figures.averageKilograms {
      let text = massText(kilograms: average, in: unit)
      facts.append(Fact("Average", text, headline: text))
    }
    let recent = logbook.days.suffix(60).map { $0.averageKilograms }
    if recent.count > 2 { facts.append(Fact("", sparkline(recent, width: 30))) }
    let goal = logbook.settings.goal
    if let rate = latest.figures.rate?.text(in: unit) {
      facts.append(Fact("Rate", rate, accent: Accent(rate, goal.part(ofRateOf: latest))))
    }
    if let pace = outlook.paceText(in: unit) {
      facts.append(Fact("Pace", pace, accent: Accent(pace, goal.part(ofPaceOf: outlook, in: unit))))
    }
    return facts
  }

  private var goalFacts: [Fact] {
    guard let goal = logbook.settings.goal else { return nextFacts }
    let end = outlook.status == .onTrack ? outlook.date : nil
    let date = end.map { ", reached \($0.words), \($0.distance(from: today))" } ?? ""
    var facts = [
      Fact(
        "Goal", "\(goalText(goal, in: unit)): \(outlook.words(for: goal))\(date)",
        headline: massText(goal.weight, in: unit))
    ]
    if outlook.status != .reached, let needed = outlook.neededText(in: unit) {
      facts.append(Fact("Needed", needed))
    }
    return facts + outlook.warnings.map { Fact("Warning", $0.words, part: .warning) } + nextFacts
  }

  private var nextFacts: [Fact] {
    logbook.nextMilestone.map { next in
      [
        Fact(
          "Next", nextText(next, in: unit), headline: massText(next.milestone.mass, in: unit))
      ]
    } ?? []
  }

  private var habitFacts: [Fact] {
    let streak = logbook.streak(today: today)
    let days = streak > 0 ? "weighed \(counted(streak, "day")) in a row" : "none; weigh in today"
    var facts = [Fact("Streak", days, headline: streak > 0 ? counted(streak, "day") : "none")]
    if let session = lastSession {
      let gym = session.gym.map { ", at \(log.analysis.book.spelling(of: $0))" } ?? ""
      let names = session.exercises.isEmpty ? [] : [session.exercises.listed(with: "and")]
      let words = ["\(session.date.words), \(session.date.distance(from: today))\(gym)"]
      facts.append(
        Fact(
          "Session", (words + names).joined(separator: ": "),
          headline: session.date.distance(from: today)))
    }
    return facts
  }

  private var lastSession: (date: CivilDate, gym: GymID?, exercises: [String])? {
    guard let reference = logbook.lastSession, let date = logbook.date(of: reference)
    else { return nil }
    let names = logbook.exercises(of: reference).map { logbook.exerciseName(of: $0.exercise) }
    return (date, logbook.gym(of: reference), names)
  }
}
