import Primitives
import Testing
import W8Book
import W8Engine
import W8Laws
import W8TestSupport

/// What holds for every plan and every history.
@Suite struct PlanLawTests {
  private static let plans = [
    "3x5 95kg +2.5kg fail:3 reset:90%", "2x5,5+ 60kg +2.5kg 10:+5kg reset:90%",
    "3x8-12 42kg +6kg", "4x3,3+ stage:5x2,2+ 80kg +5kg test:5 reset:85%",
    "5x5 70lb +5lb reset:-10lb fail:2", "3x5 +2.5kg @8",
    "max:120kg 5x65%,5x75%,5+x85% 3x70%,3x80%,3+x90% +5kg reset:90%",
    "max:100kg 5x5x90% 2x5x72% 1x5x100% +2.5kg fail:2 reset:90% round:near",
  ]

  private static func sets(_ random: inout SeededGenerator, _ due: String) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0..<3 where !due.contains("-") && !due.hasPrefix("test") && due.contains(" "): return due
    case 3: return "3x5 \(Int.random(in: 8...48, using: &random) * 5 / 2)"
    case 4:
      let reps = (0..<3).map { _ in "\(Int.random(in: 0...12, using: &random))" }
      return reps.joined(separator: "/") + " \(Int.random(in: 16...44, using: &random) * 5 / 2)"
    default:
      return "5 60 (drop), \(Int.random(in: 1...9, using: &random))x5 80 @8, 12 50"
    }
  }

  private static func course(_ log: String) -> (PlanCourse, Logbook)? {
    guard let logbook = analyze(log)?.logbook, let course = logbook.planCourse(of: "squat") else {
      return nil
    }
    return (course, logbook)
  }

  private static func dues(_ log: String) -> [String] {
    guard let (course, logbook) = course(log) else { return ["no course"] }
    let sessions = logbook.exerciseSessions(of: "squat")
    return sessions.map { session in
      course.due(at: session.gym, in: nil, on: session.date, before: session.session)?.text() ?? ""
    } + [course.due(at: "iron", in: nil, on: .last)?.text() ?? ""]
  }

  @Test func holdOnRandomHistories() throws {
    var random = SeededGenerator(seed: 63)
    for _ in rounds(2000) {
      let plan = "plan \"Squat\" from:2026-01-01 \(Self.plans.randomElement(using: &random) ?? "")"
      let head = """
        gym @iron default bar:20kg plates:25kg,20kg,15kg,10kg,5kg,2.5kg,1.25kg
        gym @home bar:20kg plates:4x20kg,2x10kg,2x5kg
        exercise "Squat" barbell

        """
      var days = "\n# 2026-01\n\n"
      var (before, noisy) = ([String](), days)
      let count = Int.random(in: 2...6, using: &random)
      for day in 1...count {
        let log = head + plan + "\n" + days
        let (course, _) = try #require(Self.course(log))
        let gym = Bool.random(using: &random) ? "iron" : "home"
        let date = try #require(CivilDate(year: 2026, month: 1, day: 2 * day))
        let due = try #require(course.due(at: gym == "iron" ? "iron" : "home", in: nil, on: date))
        before.append(due.text())
        for set in due.sets where due.rules.rounding == .down {
          guard let target = set.target, let loaded = set.loaded else { continue }
          #expect(loaded.load.value <= target.value, "\(log)")
        }
        let sets = Self.sets(&random, due.text())
        days += "\(2 * day) @\(gym)\n    Squat: \(sets)\n"
        noisy += "\(2 * day) @\(gym)\n    Curl: 3x8 200\n    Squat: w5 200, \(sets)\n"
      }
      // Later days change nothing; directives may stand anywhere; warm-ups and other exercises do not count.
      let all = Self.dues(head + plan + "\n" + days)
      #expect(Array(all.dropLast()) == before, "\(plan)\n\(days)")
      #expect(Self.dues(days + "\n" + head + plan + "\n") == all)
      #expect(Self.dues(head + plan + "\n" + noisy) == all)
      try Self.checkSteps(head + plan + "\n" + days)
    }
  }

  /// A miss never raises the load, another session changes nothing, and a made one adds at most the greatest step.
  private static func checkSteps(_ log: String) throws {
    let (course, logbook) = try #require(Self.course(log))
    let sessions = logbook.exerciseSessions(of: "squat")
    for (index, session) in sessions.enumerated() {
      let result = try #require(course.results[session.session])
      let next =
        index + 1 < sessions.count
        ? course.results[sessions[index + 1].session]?.due
        : course.due(at: "iron", in: nil, on: .last)
      let old = result.due.max ?? result.due.sets.first?.target
      let new = next.flatMap { $0.max ?? $0.sets.first?.target }
      guard let old, let new else { continue }
      switch result.outcome {
      case .other: #expect(new == old, "\(log)")
      case .missed where result.due.max == nil: #expect(new.value <= old.value, "\(log)")
      default: break
      }
    }
  }

  /// Who makes what is due gets exactly the start and all steps.
  @Test func madeSessionsAddTheStepEachTime() throws {
    for step in 1...8 {
      var days = "\n# 2026-01\n\n"
      let plan = "plan \"Squat\" from:2026-01-01 3x5 60kg +\(step).25kg\n"
      let head = """
        gym @iron default bar:20kg plates:20kg,10kg,5kg,2.5kg,1.25kg
        exercise "Squat" barbell

        """
      for day in 1...9 {
        let (course, _) = try #require(Self.course(head + plan + days))
        let due = try #require(course.due(at: "iron", in: nil, on: .last))
        let exact = 60_000 + (day - 1) * (step * 1000 + 250)
        #expect(due.sets.first?.target == Amount(thousandths: Int64(exact), of: .kilogram))
        let loaded = Int64(exact / 2500 * 2500)
        #expect(due.sets.first?.loaded?.load == Amount(thousandths: loaded, of: .kilogram))
        days += "\(2 * day)\n    Squat: \(due.text())\n"
      }
    }
  }

  @Test func firstOfEqualPlansCounts() throws {
    let plans = ["3x5 100kg", "5x5 60kg"].map { "plan \"Squat\" from:2026-01-01 \($0)\n" }
    let (course, _) = try #require(Self.course(plans.joined()))
    #expect(course.due(at: "default", in: nil, on: .last)?.text() == "3x5 100kg")
  }

  @Test func weakerSideCounts() throws {
    let log = """
      plan "Squat" from:2026-01-01 2x8 20kg +2kg

      # 2026-01

      02
          Squat: 2x8 20 (left), 8/6 20 (right)

      """
    let (course, logbook) = try #require(Self.course(log))
    let session = try #require(logbook.exerciseSessions(of: "squat").first)
    #expect(course.results[session.session]?.outcome == .missed)
  }
}
