import Primitives
import Testing
import W8Book
import W8Engine
import W8Laws
import W8TestSupport
import W8Text

/// What holds for every plan and every history, of one and of two gyms, in one and in two units, and after every edit.
@Suite struct PlanHistoryLawTests {
  private static let plans = [
    "3x5 95kg +2.5kg fail:3 reset:90%", "2x5,5+ 60kg +2.5kg 10:+5kg reset:90%",
    "3x8-12 42kg +6kg", "4x3,3+ stage:5x2,2+ 80kg +5kg test:5 reset:85%",
    "5x5 30kg +2.5kg reset:-5kg fail:2", "3x5 60kg +2.5kg @8", "3x5 60kg +1.25kg round:up",
    "max:120kg 5x65%,5x75%,5+x85% 3x70%,3x80%,3+x90% +5kg reset:90%",
    "max:100kg 5x5x90% 2x5x72% 1x5x100% +2.5kg fail:2 reset:90% round:near",
  ]
  private static let gyms = """
    gym @iron default bar:20kg plates:25kg,20kg,15kg,10kg,5kg,2.5kg,1.25kg
    gym @home bar:20kg plates:4x20kg,2x10kg,2x5kg
    exercise "Squat" barbell

    """

  /// A session, its gym and its sets with loads in kilograms.
  private struct Session {
    let gym: String
    let sets: [(reps: String, load: Double)]

    func line(_ day: Int, in unit: MassUnit = .kilogram) -> String {
      let sets = sets.map { set in
        let load = Int((set.load * (unit == .pound ? 22.0462262185 : 10)).rounded())
        return "\(set.reps) \(load / 10).\(load % 10)\(unit.symbol)"
      }
      return "\(day) @\(gym)\n    Squat: \(sets.joined(separator: ", "))\n"
    }
  }

  /// Mostly what is due, else something near it, or far from it.
  private static func session(_ due: DueSession, _ random: inout SeededGenerator) -> Session {
    let gym = due.gym.text
    let near = Double(Int.random(in: 8...48, using: &random)) * 2.5
    let loads = due.sets.map { $0.loaded?.load.nearest ?? near }
    let asDue = zip(due.sets, loads).map { (reps: "\($0.planned.most)", load: $1) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<4 where due.test == nil: return Session(gym: gym, sets: asDue)
    case 4 where due.test == nil:
      return Session(gym: gym, sets: asDue.dropLast() + [(reps: "1", load: asDue[0].load)])
    case 5: return Session(gym: gym, sets: [(reps: "3x5", load: near)])
    case 6: return Session(gym: gym, sets: asDue.map { (reps: "5", load: max($0.load - 5, 2.5)) })
    default:
      let reps = (0..<3).map { _ in "\(Int.random(in: 0...12, using: &random))" }
      return Session(gym: gym, sets: [(reps: reps.joined(separator: "/"), load: loads[0])])
    }
  }

  /// A plan line with sessions of its exercise on every other day.
  private struct History {
    let plan: String
    var sessions: [Session] = []

    func log(
      in unit: MassUnit = .kilogram, where isKept: (Session) -> Bool = { _ in true }
    ) -> String {
      let days = sessions.enumerated().filter { isKept($1) }.map { $1.line(2 * $0 + 2, in: unit) }
      return gyms + plan + "\n\n# 2026-01\n\n" + days.joined()
    }
  }

  private static func history(
    of plan: String, _ random: inout SeededGenerator
  ) throws -> History {
    var history = History(plan: plan)
    for _ in 0..<Int.random(in: 2...9, using: &random) {
      let gym: GymID = Int.random(in: 0..<3, using: &random) == 0 ? "home" : "iron"
      let due = try #require(try course(history.log()).due(at: gym, in: nil, on: .last))
      history.sessions.append(session(due, &random))
    }
    return history
  }

  private static func course(_ log: String) throws -> PlanCourse {
    try #require(analyze(log)?.logbook.planCourse(of: "squat"), "\(log)")
  }

  private static func randomPlan(_ random: inout SeededGenerator, _ gym: String = "") -> String {
    "plan \"Squat\" from:2026-01-01 \(gym)\(plans.randomElement(using: &random) ?? "")"
  }

  @Test func poundsAreDueAsKilogramsAre() throws {
    var random = SeededGenerator(seed: 1)
    var (same, all) = (0, 0)
    for _ in rounds(200) {
      let history = try Self.history(of: Self.randomPlan(&random), &random)
      let dues = try [MassUnit.kilogram, .pound].map { unit in
        try Self.course(history.log(in: unit)).due(at: "iron", in: nil, on: .last)?.heaviest?
          .loaded?
          .load.nearest
      }
      guard let one = dues[0], let other = dues[1] else { continue }
      all += 1
      if abs(one - other) <= 2.51 { same += 1 }
    }
    #expect(Double(same) >= 0.995 * Double(all), "\(same) of \(all)")
  }

  @Test func otherGymsChangeNothingForAPlanWithAGym() throws {
    var random = SeededGenerator(seed: 2)
    for _ in rounds(100) {
      var history = try Self.history(of: Self.randomPlan(&random), &random)
      history = History(
        plan: history.plan.replacing("from:", with: "@iron from:"), sessions: history.sessions)
      let all = try Self.course(history.log()).due(at: "iron", in: nil, on: .last)
      let own = try Self.course(history.log { $0.gym == "iron" }).due(
        at: "iron", in: nil, on: .last)
      #expect(all?.text() == own?.text(), "\(history.log())")
      #expect(try Self.course(history.log()).due(at: "home", in: nil, on: .last) == nil)
    }
  }

  /// "Again" is at most a step above what was lifted, and no step exceeds the rule.
  @Test func noLoadRisesByMoreThanItsStep() throws {
    var random = SeededGenerator(seed: 3)
    for _ in rounds(200) {
      let history = try Self.history(of: Self.randomPlan(&random), &random)
      let logbook = try #require(analyze(history.log())?.logbook)
      let course = try #require(logbook.planCourse(of: "squat"))
      let (sessions, results) = (logbook.exerciseSessions(of: "squat"), course.results)
      for (index, session) in sessions.enumerated() {
        let result = try #require(results[session.session])
        let next =
          index + 1 < sessions.count
          ? results[sessions[index + 1].session]?.due : course.due(at: "iron", in: nil, on: .last)
        guard let new = (next?.max ?? next?.sets.first?.target)?.value else { continue }
        let rules = result.due.rules
        let old = (result.due.max ?? result.due.sets.first?.target)?.value ?? 0
        let steps = rules.repetitionSteps.values.map { $0.value } + [rules.step?.value ?? 0]
        let step = steps.max() ?? 0
        let lifted = history.sessions[index].sets.map { $0.load }.max() ?? 0
        let most = Int64(lifted * 100_000_000_000)
        switch result.outcome {
        // A cycle may be gone round, with the step of its last one.
        case .made where rules.max != nil: #expect(new <= old + 2 * step, "\(history.log())")
        case .made: #expect(new <= max(old, most) + step, "\(history.log())")
        case .held: #expect(new <= max(old, most), "\(history.log())")
        case .again: #expect(new <= most + most / 400 + step, "\(history.log())")
        case .missed, .tested, .other: break
        }
      }
    }
  }

  /// What goes on from an earlier logbook says what a new one says.
  @Test func whatGoesOnFromAnEarlierLogbookSaysTheSame() throws {
    var random = SeededGenerator(seed: 4)
    for _ in rounds(20) {
      var log =
        Self.gyms + Self.randomPlan(&random) + "\nplan \"Row\" from:2026-02-01 3x8 50kg +2.5kg\n"
      for month in 1...3 {
        log += "\n# 2026-0\(month)\n\n"
        for day in 1...Int.random(in: 1...5, using: &random) {
          let load = 40 + 5 * Int.random(in: 0...12, using: &random)
          log += "\(2 * day)\n    Squat: 3x5 \(load)\n    Row: 3x8 \(load - 10)\n"
        }
      }
      var analysis = try #require(analyze(log))
      for _ in 0..<4 {
        for exercise in ["squat", "row"] as [ExerciseKey] {
          let anew = try #require(analyze(log)?.logbook.planCourse(of: exercise))
          let course = try #require(analysis.logbook.planCourse(of: exercise))
          for day in [CivilDate(year: 2026, month: 2, day: 9), .last].compactMap({ $0 }) {
            let (one, other) = (
              course.due(at: "iron", in: nil, on: day), anew.due(at: "iron", in: nil, on: day)
            )
            #expect(one?.text() == other?.text(), "\(log)")
          }
        }
        let loads = log.utf8.indices.filter { index in
          log[..<index].hasSuffix("3x5 ") || log[..<index].hasSuffix("3x8 ")
        }
        guard let load = loads.randomElement(using: &random) else { continue }
        let offset = log.utf8.distance(from: log.startIndex, to: load)
        let digit = "\(Int.random(in: 3...9, using: &random))"
        let edit = TextEdit(TextRange(offset, offset + 1), digit)
        analysis = try #require(analysis.with([edit], in: analysis.root))
        log.replaceSubrange(load...load, with: digit)
      }
    }
  }
}
