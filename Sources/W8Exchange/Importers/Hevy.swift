extension Importer {
  static let hevy = Importer(
    name: "hevy", title: "Hevy",
    recognition: "columns title, start_time, exercise_title and set_index",
    header: { $0.has("title", "start_time", "exercise_title", "set_index") },
    dialect: SetDialect(
      names: [
        .date: ["start_time"], .end: ["end_time"], .workout: ["title"],
        .workoutNote: ["description"], .exercise: ["exercise_title"], .superset: ["superset_id"],
        .note: ["exercise_notes"], .kind: ["set_type"], .repetitions: ["reps"],
        .seconds: ["duration_seconds"], .effort: ["rpe"], .weight: ["weight*"],
        .distance: ["distance*"],
      ],
      passedBy: ["set_index"], session: [.workout, .date, .end], isSessionNamed: true,
      needsLoads: true))
}
