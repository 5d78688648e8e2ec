import Primitives
import Testing
import W8Book
import W8Engine
import W8Laws

/// Published programmes: which sets are due in turn, and what was logged instead.
@Suite struct PlanCorpusTests {
  @Test(arguments: Programme.all)
  func carriesOutPublishedProgrammes(programme: Programme) throws {
    let (log, steps) = (programme.log, programme.steps)
    let analysis = try #require(analyze(log))
    let logbook = analysis.logbook
    let exercise = try #require(logbook.settings.training.plans.first?.exercise)
    let course = try #require(logbook.planCourse(of: exercise), "\(log)")
    let sessions = logbook.exerciseSessions(of: exercise)
    let unit = programme.unit
    var due: [String] = []
    for session in sessions {
      due.append(
        try #require(
          course.due(at: "iron", in: nil, on: session.date, before: session.session)
        ).text(withoutUnit: unit))
    }
    let last = try #require(course.due(at: "iron", in: nil, on: analysis.today))
    due.append(last.text(withoutUnit: unit))
    #expect(due == steps.map { $0.due }, "\(log)")
  }

  @Test func theProgrammesHaveAllSessions() {
    #expect(Programme.all.flatMap { $0.steps }.count == 110)
  }
}

struct Programme: Sendable, CustomTestStringConvertible {
  let name: String
  let plan: String
  let steps: [(due: String, done: String?)]

  init(_ name: String, _ plan: String, _ steps: String) {
    (self.name, self.plan) = (name, plan)
    self.steps = steps.split(separator: "\n").map { line in
      guard let arrow = line.firstRange(of: " <- ") else { return (String(line), nil) }
      return (String(line[..<arrow.lowerBound]), String(line[arrow.upperBound...]))
    }
  }

  var testDescription: String { name }

  var unit: MassUnit { plan.contains("lb") ? .pound : .kilogram }

  /// A log with a session every other day, at @iron where no gym is given.
  var log: String {
    let isMetric = unit == .kilogram
    let kilograms = "bar:20kg plates:25kg,20kg,15kg,10kg,5kg,2.5kg,1.25kg"
    let pounds = "bar:45lb plates:45lb,35lb,25lb,10lb,5lb,2.5lb"
    var lines = [
      "lift-unit \(unit.symbol)", "gym @iron default \(isMetric ? kilograms : pounds)",
      "gym @home bar:20kg plates:4x20kg,2x10kg,2x5kg",
      "gym @hotel unit:lb bar:45lb plates:45lb,25lb,10lb,5lb,2.5lb",
      #"exercise "Squat" barbell"#, #"exercise "Bench press" barbell"#,
      #"exercise "Deadlift" barbell"#, #"exercise "Lat pulldown" step:5lb"#,
      plan + " from:2026-01-01",
    ]
    let name = plan.split(separator: "\"")[1]
    var month = 0
    for (index, step) in steps.enumerated() {
      guard var done = step.done else { break }
      let day = CivilDate(year: 2026, month: 1, day: 2)?.adding(days: 2 * index) ?? .first
      if day.month != month {
        month = day.month
        lines += ["", "# \(day.yearMonth)", ""]
      }
      let words = done.split(separator: " ")
      let gym = words[0].hasPrefix("@") ? String(words[0]) : "@iron"
      if words[0].hasPrefix("@") { done = words.dropFirst().joined(separator: " ") }
      lines += ["\(day.day) \(gym)", "    \(name): \(done == "=" ? step.due : done)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static let all: [Programme] = [
    Programme(
      "StrongLifts 5x5, squat",
      #"plan "Squat" 5x5 95kg +2.5kg fail:3 reset:90%"#,
      """
      5x5 95 <- =
      5x5 97.5 <- =
      5x5 100 <- 5/5/5/4/3 100
      5x5 100 <- 5/5/5/5/4! 100
      5x5 100 <- 5/5/4/4/3 100
      5x5 90 <- =
      5x5 92.5 <- =
      5x5 95 <- 5/5/5/5/4 95
      5x5 95 <- =
      5x5 97.5 <- 5/5/5/5/4 97.5
      5x5 97.5
      """),
    Programme(
      "StrongLifts 5x5, deadlift",
      #"plan "Deadlift" 1x5 60kg +5kg fail:3 reset:90%"#,
      """
      5 60 <- =
      5 65 <- =
      5 70 <- =
      5 75 <- 4! 75
      5 75 <- 3 75
      5 75 <- 4 75
      5 67.5 <- =
      5 72.5
      """),
    Programme(
      "Starting Strength, squat",
      #"plan "Squat" 3x5 185lb +5lb fail:3 reset:90%"#,
      """
      3x5 185 <- =
      3x5 190 <- =
      3x5 195 <- 5/5/4 195
      3x5 195 <- =
      3x5 200 <- 5/4/3 200
      3x5 200 <- 5/5/4 200
      3x5 200 <- 5/4/4 200
      3x5 180 <- =
      3x5 185
      """),
    Programme(
      "Greyskull LP, squat",
      #"plan "Squat" 2x5,5+ 100kg +5kg 10:+10kg reset:90%"#,
      """
      2x5 100, 5+ 100 <- 2x5 100, 7+ 100
      2x5 105, 5+ 105 <- 2x5 105, 10+ 105
      2x5 115, 5+ 115 <- 5/5/4! 115
      2x5 102.5, 5+ 102.5 <- 2x5 102.5, 12+ 102.5
      2x5 112.5, 5+ 112.5 <- 2x5 112.5, 6+ 112.5
      2x5 117.5, 5+ 117.5
      """),
    Programme(
      "GZCLP, T1 squat",
      #"plan "Squat" 4x3,3+ stage:5x2,2+ stage:9x1,1+ 200lb +10lb test:5 reset:85%"#,
      """
      4x3 200, 3+ 200 <- 4x3 200, 5+ 200
      4x3 210, 3+ 210 <- =
      4x3 220, 3+ 220 <- 3/3/3/2/1 220
      5x2 220, 2+ 220 <- 5x2 220, 3+ 220
      5x2 230, 2+ 230 <- 2/2/2/2/1/1 230
      9x1 230, 1+ 230 <- 10x1 230
      9x1 240, 1+ 240 <- 7x1 240, 0! 240
      test: heaviest set of 5 <- 5 185, 5 205, 5 225, 3! 235
      4x3 190, 3+ 190 <- 4x3 190, 6+ 190
      4x3 200, 3+ 200
      """),
    Programme(
      "GZCLP, T2 bench press",
      #"plan "Bench press" 3x10 stage:3x8 stage:3x6 100lb +5lb reset:+10lb"#,
      """
      3x10 100 <- =
      3x10 105 <- =
      3x10 110 <- 10/9/8 110
      3x8 110 <- =
      3x8 115 <- 8/8/6 115
      3x6 115 <- =
      3x6 120 <- 6/6/5 120
      3x10 120 <- =
      3x10 125
      """),
    Programme(
      "GZCLP, T3 lat pulldown",
      #"plan "Lat pulldown" 2x15,15+ 60lb 25:+5lb"#,
      """
      2x15 60, 15+ 60 <- 15/15/20 60
      2x15 60, 15+ 60 <- 15/15/25 60
      2x15 65, 15+ 65 <- 15/14/12 65
      2x15 65, 15+ 65 <- 2x15 65, 26+ 65
      2x15 70, 15+ 70
      """),
    Programme(
      "5/3/1, squat from 300 lb",
      #"plan "Squat" max:300lb 5x65%,5x75%,5+x85% 3x70%,3x80%,3+x90% 5x75%,3x85%,1+x95% 5x40%,5x50%,5x60% +10lb reset:90% round:near"#,
      """
      5 195, 5 225, 5+ 255 <- 5 195, 5 225, 9+ 255
      3 210, 3 240, 3+ 270 <- 3 210, 3 240, 6+ 270
      5 225, 3 255, 1+ 285 <- 5 225, 3 255, 4+ 285
      5 120, 5 150, 5 180 <- =
      5 200, 5 230, 5+ 265 <- =
      3 215, 3 250, 3+ 280 <- 3 215, 3 250, 2! 280
      5 230, 3 265, 1+ 295 <- =
      5 125, 5 155, 5 185 <- =
      5 180, 5 210, 5+ 235
      """),
    Programme(
      "5/3/1, bench press of the book",
      #"plan "Bench press" max:225lb 5x65%,5x75%,5+x85% 3x70%,3x80%,3+x90% 5x75%,3x85%,1+x95% 5x50%,5x60%,5x70% +5lb round:up"#,
      """
      5 150, 5 170, 5+ 195 <- 5 150, 5 170, 8+ 195
      3 160, 3 180, 3+ 205 <- 3 160, 3 180, 5+ 205
      5 170, 3 195, 1+ 215 <- 5 170, 3 195, 3+ 215
      5 115, 5 135, 5 160 <- =
      5 150, 5 175, 5+ 200
      """),
    Programme(
      "nSuns LP, squat",
      #"plan "Squat" max:200lb 5x75%,3x85%,1+x95%,3x90%,3x85%,3x80%,5x75%,5x70%,5+x65% 2:+5lb 4:+10lb 6:+15lb round:near"#,
      """
      5 150, 3 170, 1+ 190, 3 180, 3 170, 3 160, 5 150, 5 140, 5+ 130 <- 5 150, 3 170, 3+ 190, 3 180, 3 170, 3 160, 5 150, 5 140, 9+ 130
      5 155, 3 175, 1+ 195, 3 185, 3 175, 3 165, 5 155, 5 145, 5+ 135 <- 5 155, 3 175, 6+ 195, 3 185, 3 175, 3 165, 5 155, 5 145, 5+ 135
      5 165, 3 185, 1+ 210, 3 200, 3 185, 3 175, 5 165, 5 155, 5+ 145 <- 5 165, 3 185, 1+ 210, 3 200, 3 185, 3 175, 5 165, 5 155, 7+ 145
      5 165, 3 185, 1+ 210, 3 200, 3 185, 3 175, 5 165, 5 155, 5+ 145 <- 5 165, 3 185, 4+ 210, 3 200, 3 185, 3 175, 5 165, 5 155, 4! 145
      5 165, 3 185, 1+ 210, 3 200, 3 185, 3 175, 5 165, 5 155, 5+ 145
      """),
    Programme(
      "Texas method, squat",
      #"plan "Squat" max:350lb 5x5x90% 2x5x72% 1x5x100% +5lb reset:90% fail:2"#,
      """
      5x5 315 <- =
      2x5 250 <- =
      5 350 <- =
      5x5 315 <- =
      2x5 255 <- 5 355
      5x5 320 <- =
      2x5 255 <- =
      5 360 <- 4! 360
      5x5 320 <- =
      2x5 255 <- =
      5 360 <- 3! 360
      5x5 290
      """),
    Programme(
      "Double progression",
      #"plan "Chest press" 3x8-12 42kg +6kg"#,
      """
      3x8-12 42 <- 3x8 42
      3x8-12 42 <- 12/12/11 42
      3x8-12 42 <- 3x12 42
      3x8-12 48 <- 8/8/7 48
      3x8-12 48 <- 10/9/8 48
      3x8-12 48
      """),
    Programme(
      "Started again lower",
      #"plan "Squat" 5x5 75kg +2.5kg fail:3 reset:90%"#,
      """
      5x5 75 <- 5/5/5/5/3 75
      5x5 75 <- 5x5 20
      5x5 75 <- 5x5 22.5
      5x5 25 <- =
      5x5 27.5 <- 5x5 20
      5x5 27.5 <- 5x5 20
      5x5 27.5 <- 5x5 40
      5x5 42.5
      """),
    Programme(
      "Two gyms",
      #"plan "Squat" 3x5 95kg +2.5kg"#,
      """
      3x5 95 <- =
      3x5 97.5 <- @home 3x5 90
      3x5 97.5 <- @hotel 3x5 215
      3x5 100 <- @hotel 3x5 220
      3x5 102.5 <- @home 3x5 100
      3x5 105 <- =
      3x5 107.5
      """),
  ]
}
