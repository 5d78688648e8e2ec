extension Recipe {
  /// As a careful person keeps it: a weight on most mornings, up to five workouts a week in two gyms, notes
  /// now and then.
  ///
  /// Nothing in it is rare: 78 % of the lines are exercises of five forms, with 12 names in ASCII; 16 % are entries,
  /// one in sixteen with a tag and one in eleven with a note; 4 % are notes.
  static let plain = Recipe(name: "plain", preamble: plainPreamble) { writer, month in
    writePlainMonth(month, plainExercises, &writer)
  }
}

/// What stands above the first month of a plain log.
let plainPreamble = """
  w8log 1.0
  unit       kg
  goal       78.0 by:2027-06-01
  trend      span:7

  gym        @iron "Iron Temple" color:red default
  gym        @home "Garage" color:green

  tag        #salty
  tag        #travel
  tag        #sick
  tag        #deload

  """

/// Writes a month of a plain log with workouts of `exercises`.
func writePlainMonth(_ month: Month, _ exercises: [String], _ writer: inout LogWriter) {
  writer.write("\n# \(month.numerals) \(month.name)\n\n")
  for day in month.days { writeDay(day, exercises, &writer) }
}

private func writeDay(_ day: Day, _ exercises: [String], _ writer: inout LogWriter) {
  let trains = [0, 1, 3, 4, 5].contains(day.weekday) && writer.random.chance(85)
  guard trains || writer.random.chance(88) else { return }
  var line = "\(day.numerals) \(day.weekdayName)   \(withTenths(of: writer.weigh()))"
  if trains { line += "   \(writer.random.chance(70) ? "@iron" : "@home")" }
  if writer.random.chance(6) {
    line += trains ? "  #" : "   #"
    line += writer.random.pick(["salty", "travel", "sick", "deload"])
  }
  if writer.random.chance(9) { line += "  > \(writer.random.pick(notes))" }
  writer.writeLine(line)
  if trains { writeWorkout(exercises, &writer) }
}

private func writeWorkout(_ exercises: [String], _ writer: inout LogWriter) {
  let first = Int.random(in: 0..<exercises.count, using: &writer.random)
  for position in 0..<Int.random(in: 6...9, using: &writer.random) {
    let name = exercises[(first + position * 3) % exercises.count]
    let load = Int.random(in: 8...50, using: &writer.random) * 5 / 2
    let sets = writer.random.pick([
      "w5 \(load / 2), 3x5 \(load) @8", "5/5/4! \(load)", "3x12 \(load) (pause)",
      "8/8/7 \(load).5",
      "w5 \(load / 2), w3 \(load * 3 / 4), 5x5 \(load), 3 \(load + 5) @8.5",
    ])
    writer.writeLine(exerciseLine(name, sets))
  }
  if writer.random.chance(40) { writer.writeLine("    > \(writer.random.pick(notes))") }
}

private let plainExercises = [
  "Squat", "Bench press", "Deadlift", "Overhead press", "Pull-up", "Row", "Leg press",
  "Romanian deadlift", "Incline press", "Lateral raise", "Calf raise", "Curl",
]

private let notes = [
  "slept badly, felt heavy", "new shoes; the old ones were done",
  "Belt only for the last set. Left knee fine again.", "dinner at nine, late and salty",
  "the scale stood on the carpet", "Développé felt easy: up 2.5 next week",
]
