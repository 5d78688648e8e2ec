extension Importer {
  static let strongLifts = Importer(
    name: "stronglifts", title: "StrongLifts",
    recognition: "columns Date (yyyy/mm/dd), Exercise, Set 1 (Reps) and Set 1 (KG)",
    header: { header in
      header.has("exercise", "set 1 (reps)") && header.names.contains { $0.hasPrefix("date") }
    },
    dialect: SetDialect(
      names: [
        .date: ["date*"], .key: ["workout", "workout #"], .workout: ["workout name"],
        .exercise: ["exercise"], .time: ["start time*"], .end: ["end time*"],
        .workoutNote: ["notes", "note"], .bodyWeight: ["body weight*"],
      ],
      passedBy: [
        "sets×reps", "reps", "top set (reps×kg)", "top set (reps×lb)", "duration (hours)", "e1rm*",
        "volume*", "workout volume*", "top set*",
      ],
      session: [.key], isWide: true))
}
