import JSON
import Primitives
import W8Book
import W8Engine
import W8Text

/// Where things stand: the latest weight, the trend, the goal, and the last session.
struct TodayReport: Report {
  private let log: OpenedLog
  private let today: CivilDate
  private let unit: MassUnit
  private let latest: LogRow?
  private let outlook: GoalOutlook
  /// The entries that it may name; nil for all.
  private let shown: ShownEntries?

  init(_ log: OpenedLog, _ settings: ReportSettings, naming shown: ShownEntries? = nil) {
    self.log = log
    self.shown = shown
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
    var members: JSONObject = [
      "date": .string(today.description),
      "streak": .integer(logbook.streak(today: today)),
      "goal": .object(outlook.members(in: unit)),
      "forecast": forecastDocument(outlook.forecast, in: unit),
      "next": JSON(logbook.nextMilestone) { MilestoneReport.document(of: $0, in: unit) },
      "lastSession": JSON(lastSession) {
        .object([
          "date": .string($0.date.description), "gym": JSON($0.gym) { .string($0.text) },
          "exercises": .array($0.exercises.map { .string($0) }),
        ])
      },
    ]
    if let plans {
      members = members.merging([
        "plans": .array(
          plans.rows.map {
            .object(["name": .string($0.name), "plan": JSON($0.plan) { $0.document }])
          })
      ])
    }
    return Document(
      members, "latest",
      latest.map { row in
        LogDocument(
          row: row, log: log, names: DisplayNames(log.analysis), unit: unit,
          compared: row.figures.rate.flatMap { log.analysis.location(of: $0.comparedWith) })
      })
  }

  private var logbook: Logbook { log.analysis.logbook }

  /// A weight that a log in the unit may have; what is typed has the unit of the log, whatever is shown.
  private var exampleWeight: String {
    switch logbook.settings.unit {
    case .kilogram: "80.0"
    case .pound: "176.0"
    case .stone: "12st8.0"
    }
  }

  private var weightFacts: [Fact] {
    guard let latest, let weight = latest.weightWithUnit(in: unit, book: logbook.settings.unit)
    else {
      return [
        Fact("Weight", "none yet; add one with `w8log add \(exampleWeight)`")
      ]
    }
    let date = latest.entry.date
    let day = "\(date.words), \(date.distance(from: today))"
    var facts: [Fact] = []
    if shown.has(latest.reference) {
      facts.append(Fact("Weight", "\(weight), \(day)", headline: weight))
    }
    if let average = latest.figures.averageKilograms {
      let text = massText(kilograms: average, in: unit)
      facts.append(Fact("Average", text, headline: text))
    }
    let recent = logbook.days.suffix(60).map { $0.averageKilograms }
    if recent.count > 2 { facts.append(Fact("", sparkline(recent, width: 30))) }
    return facts
  }

  private var goalFacts: [Fact] {
    var paces = outlook.paceFacts(in: unit)
    guard let goal = logbook.settings.goal else { return paces + nextFacts }
    let way = outlook.wayWords(in: unit)
    let words = [way, outlook.shortWords(today: today, in: unit)].compactMap { $0 }
    let standing = Fact(
      "Goal", "\(goalText(goal, in: unit)): \(words.joined(separator: ", "))",
      headline: massText(goal.weight, in: unit),
      details: [way, outlook.words(today: today, in: unit)].compactMap { $0 })
    paces.insert(standing, at: paces.first?.name == "Pace" ? 1 : 0)
    return paces + outlook.warningFacts + nextFacts
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
    return facts + planFacts
  }

  /// What the plans want at the gym that `next` takes.
  private var planFacts: [Fact] {
    guard let plans, let gym = plans.gym, shown.has(gym: gym) else { return [] }
    let training = logbook.settings.training
    let due = plans.rows.filter { shown.has(exercise: training.canonical(exerciseKey($0.name))) }
      .compactMap { row in row.plan.map { "\(visible(row.title)) \($0.sets())" } }
    if due.isEmpty { return [] }
    let there = visible(log.analysis.book.spelling(of: gym))
    return [Fact("Plan", "at \(there): " + due.joined(separator: "; "), headline: due[0])]
  }

  /// The exercises with plans; nil in a log without any.
  private var plans: NextReport? {
    logbook.settings.training.plans.isEmpty ? nil : NextReport(log, at: nil)
  }

  private var lastSession: (date: CivilDate, gym: GymID?, exercises: [String])? {
    guard let reference = logbook.lastSession, let date = logbook.date(of: reference),
      shown.has(logbook.entry(of: reference))
    else { return nil }
    let names = logbook.exercises(of: reference).map { logbook.exerciseName(of: $0.exercise) }
    return (date, logbook.gym(of: reference), names)
  }
}
