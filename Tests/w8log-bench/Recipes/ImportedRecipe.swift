extension Recipe {
  /// What people bring from apps that count every set: each set is a group of its own with its unit, names have the
  /// implement in brackets, workouts have a session line with their time span, weights two decimals.
  ///
  /// 80 % of the lines are exercises, of three to six groups each; one in nine of them has a name beyond ASCII, one in
  /// six efforts, one in six a warm-up. 8 % are notes of 100 to 250 bytes, most of them with Chinese, Japanese or
  /// emoji. 6 % are entries, 5 % session lines.
  static let imported = Recipe(
    name: "imported", preamble: importedPreamble, exercise: "Squat (Barbell)"
  ) { writer, month in
    writer.write("\n# \(month.numerals)\n\n")
    for day in month.days { writeDay(day, &writer) }
  }
}

private let importedPreamble = """
  w8log 1.0
  unit       kg

  """

private func writeDay(_ day: Day, _ writer: inout LogWriter) {
  let trains = day.weekday % 2 == 0 && writer.random.chance(90)
  guard trains || writer.random.chance(30) else { return }
  let hundredths = Int.random(in: 0...9, using: &writer.random)
  writer.writeLine(
    "\(day.numerals) \(day.weekdayName)   \(withTenths(of: writer.weigh()))\(hundredths)")
  guard trains else { return }
  let hour = Int.random(in: 10...18, using: &writer.random)
  let minutes = Int.random(in: 10...59, using: &writer.random)
  writer.writeLine("    @gym \(hour):\(minutes)-\(hour + 1):\(minutes)")
  let first = Int.random(in: 0..<exercises.count, using: &writer.random)
  for position in 0..<Int.random(in: 14...18, using: &writer.random) {
    let (name, load) = exercises[(first + position * 5) % exercises.count]
    writer.writeLine(exerciseLine(name, sets(load, &writer)))
    if writer.random.chance(10) { writer.writeLine("    > \(writer.random.pick(notes))") }
  }
}

/// Three to five groups of one set each, at loads that fall a little.
private func sets(_ load: Int, _ writer: inout LogWriter) -> String {
  let hasEfforts = writer.random.chance(17)
  var kilograms = load + Int.random(in: 0...4, using: &writer.random)
  var groups: [String] = []
  if writer.random.chance(17) { groups.append("w10 \(kilograms / 2)kg") }
  for _ in 0..<Int.random(in: 3...5, using: &writer.random) {
    let half = writer.random.chance(30) ? ".5" : ""
    let reps = Int.random(in: 6...12, using: &writer.random)
    let effort = hasEfforts ? " @\(writer.random.pick(["7", "7.5", "8", "8.5", "9"]))" : ""
    groups.append("\(reps) \(kilograms)\(half)kg\(effort)")
    kilograms = max(kilograms - (writer.random.chance(30) ? 2 : 0), 2)
  }
  return groups.joined(separator: ", ")
}

/// The names as the apps have them, and a usual load in kilograms.
private let exercises = [
  ("Bench Press (Barbell)", 70), ("Squat (Barbell)", 100), ("Deadlift (Barbell)", 120),
  ("Overhead Press (Barbell)", 45), ("Lat Pulldown (Cable)", 55), ("Seated Row (Machine)", 60),
  ("Incline Bench Press (Dumbbell)", 26), ("Lateral Raise (Dumbbell)", 10),
  ("Leg Press (45 Degrees)", 160), ("Leg Extension (Machine)", 50),
  ("Lying Leg Curl (Machine)", 40), ("Standing Calf Raise (Machine)", 80),
  ("Triceps Pushdown (Cable - Straight Bar)", 30), ("Bicep Curl (Dumbbell)", 14),
  ("Face Pull (Cable)", 25), ("Romanian Deadlift (Barbell)", 90), ("Überzüge (Kurzhantel)", 18),
  ("ベンチプレス（ダンベル）", 24),
]

private let notes = [
  "今日は調子が良かった。ベンチプレスは前回より2.5kg重くできたので、来週も同じ重さから始める 💪🔥",
  "Felt strong today 💪 – every rep paused on the chest, no pain in the left shoulder, and the last set had "
    + "at least one more in it. Next time two and a half more, then a week of rest 🏖️",
  "腰が少し張っていたので、デッドリフトは軽めにしてフォームを確認した。背中を丸めないこと、足の位置はいつもより"
    + "少し狭く、握りは左右逆。最後のセットだけベルトを使った 🙏",
  "状态不错，深蹲每组之间休息三分钟，膝盖没有不舒服 👍 下周加重",
  "Superset with the one below; the rack was taken, so the seat stood at 4 instead of 5 and the pad one hole lower",
  "Séance courte 😴 : mal dormi, épaule gauche raide à l’échauffement, mieux après dix minutes d’élastique 🎯",
]
