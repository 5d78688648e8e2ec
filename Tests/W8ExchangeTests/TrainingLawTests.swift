import Testing
import W8Engine
import W8TestSupport

@testable import W8Exchange

/// No table with columns of training and no line of training ever becomes a body weight.
@Suite struct TrainingLawTests {
  private static let dates = ["Date", "Datum", "Fecha", "Day", "Timestamp"]
  private static let weights = [
    "Weight", "Weight (kg)", "Gewicht", "Peso", "kg", "Load", "Load (lb)",
  ]
  private static let training = [
    "Exercise", "Lift", "Reps", "Sets", "Wdh.", "Übung", "Load", "RPE", "Squat", "Bench Press",
    "Set 1", "Sets x Reps",
    "Repeticiones", "次数", "Plan",
  ]
  private static let others = ["Note", "Gym", "Mood", "Body fat", "Time"]
  private static let exercises = [
    "squat", "Bench press", "deadlift", "Kniebeuge", "push-ups", "Leg press", "barbell row",
    "pull ups",
  ]

  @Test func noTableOfTrainingIsAWeighIn() {
    var random = RandomLog(seed: 41)
    for _ in rounds(400) {
      let table = table(&random)
      #expect(weighIns(of: table) == [], "\(table)")
    }
  }

  @Test func noLineOfTrainingIsAWeighIn() {
    var random = RandomLog(seed: 42)
    for _ in rounds(400) {
      var lines: [String] = []
      var weighed: Set<Int> = []
      for number in 1...random.number(in: 2...30) {
        if random.number(in: 0...4) > 0 {
          weighed.insert(number)
          lines.append(lineOfWeight(&random))
        } else {
          lines.append(lineOfTraining(&random))
        }
      }
      let found = weighIns(of: lines.joined(separator: "\n") + "\n")
      #expect(weighed.isSuperset(of: found), "\(lines)")
      #expect(found.isEmpty || weighed == Set(found), "\(lines)")
    }
  }

  private func table(_ random: inout RandomLog) -> String {
    let sign = pick(["\t", ";", ",", "|", " | "], &random)
    let isMarkdown = sign == " | " && random.number(in: 0...1) == 0
    var names = [
      pick(Self.dates, &random), pick(Self.weights, &random), pick(Self.training, &random),
    ]
    if random.number(in: 0...1) == 0 { names.append(pick(Self.others, &random)) }
    let order = random.number(in: 0...2)
    if order > 0 { names.swapAt(0, order) }
    var rows = [names]
    if isMarkdown { rows.append(names.map { _ in "---" }) }
    for day in 1...random.number(in: 1...9) {
      rows.append(names.map { cell(of: $0, day, &random) })
    }
    let body = rows.map { row in
      let text = row.joined(separator: sign)
      return isMarkdown ? "| \(text) |" : text
    }
    let titles = ["", "# Log\n", "My weight\n\n", "Weight, training and more\n"]
    let isPlain = sign == "\t" || sign == ";" || random.number(in: 0...1) == 0
    return (isPlain ? pick(titles, &random) : "") + body.joined(separator: "\n") + "\n"
  }

  private func cell(of name: String, _ day: Int, _ random: inout RandomLog) -> String {
    if Self.dates.contains(name) { return "2026-09-0\(day)" }
    if ["Exercise", "Lift", "Übung"].contains(name) { return pick(Self.exercises, &random) }
    if ["Plan", "Sets x Reps"].contains(name) { return "5x\(random.number(in: 1...9))" }
    if name == "Time" { return "07:05" }
    return "\(random.number(in: 5...200))"
  }

  private func lineOfWeight(_ random: inout RandomLog) -> String {
    let weight = "8\(random.number(in: 0...9)).\(random.number(in: 0...9))"
    let date = "2026-0\(random.number(in: 1...9))-1\(random.number(in: 0...9))"
    return pick(
      [
        "\(date) \(weight)", "- \(date): \(weight) kg", "\(date) weight \(weight) kg",
        "\(date) 07:05 \(weight)",
      ], &random)
  }

  private func lineOfTraining(_ random: inout RandomLog) -> String {
    let date = "2026-0\(random.number(in: 1...9))-1\(random.number(in: 0...9))"
    let exercise = pick(Self.exercises, &random)
    let (load, count) = (random.number(in: 20...180), random.number(in: 1...12))
    let sets = pick(
      [
        "5x\(count)", "\(load) 5x\(count)", "\(load)kg x \(count)", "\(load) x \(count) x 3",
        "\(load)kg", "\(load) kg",
        "\(load) \(count)", "3 sets of \(count)", "\(count),\(count),\(count)", "\(load) @8",
        "\(load).5",
      ], &random)
    let text = pick(
      ["\(exercise) \(sets)", "\(exercise): \(sets)", "\(sets) \(exercise)"], &random)
    let others = [
      "\(count) km run", "\(load) x \(count)", "\(load) \(count)", "weight \(load)kg \(exercise)",
    ]
    let mark = pick(["", "- ", "* ", "> ", "- [x] "], &random)
    return mark + date + pick([" ", ": ", " 18:00 "], &random)
      + (random.number(in: 0...4) == 0 ? pick(others, &random) : text)
  }

  private func pick(_ texts: [String], _ random: inout RandomLog) -> String {
    texts[random.number(in: 0...(texts.count - 1))]
  }

  /// The lines that became weigh-ins.
  private func weighIns(of text: String) -> [Int] {
    var settings = ImportSettings()
    (settings.unit, settings.zone) = (.kilogram, ZoneRules(minutesAhead: 0))
    var reader = SourceReader(settings)
    do throws(ImportRefusal) {
      try reader.read(Array(text.utf8))
      try reader.finish()
      return reader.log.weighIns.compactMap(\.lines.first)
    } catch {
      #expect(!error.message.isEmpty)
      return []
    }
  }
}
