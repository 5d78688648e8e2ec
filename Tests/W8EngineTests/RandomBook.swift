import Primitives
import W8Engine

/// Books that no person keeps: days out of order, several weights a day, months without any.
enum RandomBook {
  static let months = (1...10).map { month(2025, $0) }

  /// One to three parts of a book with up to ten entries each of one month.
  static func contributions(
    in month: YearMonth, using generator: inout some RandomNumberGenerator
  ) -> [[Entry]] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      (0..<Int32.random(in: 0...10, using: &generator)).map { line in
        entry(in: month, line: line * 3, using: &generator)
      }
    }
  }

  /// A month of random contributions.
  static func log(
    of month: YearMonth, using generator: inout some RandomNumberGenerator
  ) -> MonthLog {
    MonthLog(month: month, contributions: contributions(in: month, using: &generator))
  }

  /// A month with up to twelve weights and nothing else, at times without any.
  static func weights(
    of month: YearMonth, using generator: inout some RandomNumberGenerator
  ) -> MonthLog {
    let count = max(0, Int32.random(in: -3...12, using: &generator))
    let entries = (0..<count).map { line in
      var entry = entry(in: month, line: line, using: &generator)
      entry.sessions = []
      return entry
    }
    return MonthLog(month: month, contributions: [entries])
  }

  /// Settings, half of the time those of a book without directives.
  static func settings(using generator: inout some RandomNumberGenerator) -> LogbookSettings {
    guard Bool.random(using: &generator) else { return LogbookSettings() }
    return LogbookSettings(
      unit: MassUnit.allCases.randomElement(using: &generator) ?? .kilogram,
      averageSpan: [1, 7, 10, 999].randomElement(using: &generator) ?? 7,
      dayValue: DayValueRule.allCases.randomElement(using: &generator) ?? .mean,
      start: [nil, kilograms(84.2)].randomElement(using: &generator) ?? nil,
      gyms: GymNames(defaultGym: "home", canonicalByAlias: ["old": "iron"]),
      goal: goal(using: &generator),
      milestones: [.every(kilograms(0.5)), .weight(kilograms(81.3), label: "a label")],
      training: training(using: &generator))
  }

  private static func goal(using generator: inout some RandomNumberGenerator) -> Goal? {
    guard Int.random(in: 0..<4, using: &generator) > 0 else { return nil }
    let mass = Mass(
      thousandths: Int64.random(in: 780...860, using: &generator) * 100, of: .kilogram)
    let from = [nil, CivilDate(year: 2025, month: 3, day: 5)].randomElement(using: &generator)
    return Goal(
      mass, writtenIn: .kilogram, by: CivilDate(year: 2026, month: 1, day: 1), from: from ?? nil)
  }

  private static func training(
    using generator: inout some RandomNumberGenerator
  ) -> TrainingSettings {
    var squat = ExerciseInfo.alias("kniebeuge", of: "Squat")
    squat.unit = [nil, MassUnit.pound].randomElement(using: &generator) ?? nil
    var pullUp = ExerciseInfo("Pull-up", key: "pull-up")
    pullUp.bareLoad = .bodyWeight
    var iron = GymInfo(id: "iron")
    iron.unit = .pound
    return TrainingSettings(
      gyms: [iron, GymInfo(id: "empty")], exercises: [squat, pullUp],
      loadUnits: [.stone, .kilogram])
  }

  private static func session(using generator: inout some RandomNumberGenerator) -> Session {
    var session = Session(gym: [nil, "iron", "old", "hut"].randomElement(using: &generator) ?? nil)
    if Int.random(in: 0..<3, using: &generator) == 0 {
      session.time = TimeOfDay(minutes: Int.random(in: 0..<3, using: &generator) * 500)
    }
    let names = ["Squat", "Kniebeuge", "Pull-up", "Row", "Squad"]
    session.exercises = (0..<Int.random(in: 0...3, using: &generator)).map { line in
      let name = names.randomElement(using: &generator) ?? "Row"
      var exercise = LoggedExercise(name, key: ExactText(name.lowercased()), line: Int32(line))
      exercise.groups = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        group(using: &generator)
      }
      return exercise
    }
    return session
  }

  /// Sets of any kind, also such as nobody writes.
  static func group(using generator: inout some RandomNumberGenerator) -> SetGroup {
    var group = SetGroup()
    if Int.random(in: 0..<5, using: &generator) == 0 { group.purpose = .warmUp }
    if Int.random(in: 0..<5, using: &generator) > 0 {
      group.repetitions = series(using: &generator)
    }
    if Int.random(in: 0..<6, using: &generator) == 0 { group.seconds = series(using: &generator) }
    let number = WrittenLoad(
      thousandths: Int32.random(in: 0...40, using: &generator) * 2500,
      unit: [nil, .kilogram, .pound].randomElement(using: &generator) ?? nil)
    group.load =
      [nil, .mass(number), .mass(number), .level(thousandths: 7000), .bodyWeight(number)]
      .randomElement(using: &generator) ?? nil
    return group
  }

  private static func series(using generator: inout some RandomNumberGenerator) -> SetSeries {
    func element(_ generator: inout some RandomNumberGenerator) -> SetElement {
      SetElement(repetitions: Int.random(in: 0...14, using: &generator))
    }
    let rest = (0..<Int.random(in: 0...2, using: &generator)).map { _ in element(&generator) }
    return SetSeries(
      element(&generator), rest: rest, times: Int.random(in: 1...3, using: &generator))
  }

  private static func entry(
    in month: YearMonth, line: Int32, using generator: inout some RandomNumberGenerator
  ) -> Entry {
    let day = Int.random(in: 1...month.dayCount, using: &generator)
    var entry = Entry(date: month.date(day: day) ?? month.firstDay, line: line)
    if Bool.random(using: &generator) {
      entry.time = TimeOfDay(minutes: Int.random(in: 0..<4, using: &generator) * 400)
    }
    if Int.random(in: 0..<5, using: &generator) > 0 {
      let mass = Mass(
        thousandths: Int64.random(in: 800...840, using: &generator) * 100, of: .kilogram)
      let isExcluded = Int.random(in: 0..<8, using: &generator) == 0
      entry.weighIn = WeighIn(mass, writtenIn: .kilogram, isExcluded: isExcluded)
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      entry.sessions = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        session(using: &generator)
      }
    }
    return entry
  }
}
