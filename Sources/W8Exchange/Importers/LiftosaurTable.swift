extension Importer {
  static let liftosaurTable = Importer(
    name: "liftosaur", title: "Liftosaur",
    recognition: "columns Workout DateTime, Exercise and Completed Reps",
    header: { $0.has("workout datetime", "exercise", "completed reps") },
    dialect: SetDialect(
      names: [
        .date: ["workout datetime"], .workout: ["day name"], .exercise: ["exercise"],
        .warmUp: ["is warmup set?"], .repetitions: ["completed reps"], .isAMRAP: ["is amrap?"],
        .effort: ["completed rpe"], .weight: ["completed weight value"],
        .unit: ["completed weight unit"], .plannedWeight: ["required weight value"],
        .plannedUnit: ["required weight unit"], .note: ["notes"],
      ],
      passedBy: [
        "required reps", "required rpe", "log rpe?", "ask weight?", "completed reps time",
        "target muscles", "synergist muscles",
      ],
      session: [.date], isSessionNamed: true, alike: [.workout], hasInstants: true,
      notDone: { row, columns, log in
        guard row.isEmpty(columns[.repetitions]) else { return nil }
        if let text = log.note(row, columns[.note]) {
          log.lose(row.line, Reason.noteOfNotDone, text)
        }
        return "sets planned but not done"
      },
      complete: { (row, columns, set, log) throws(RowRefusal) in
        // A set with the weight that was planned may say no other.
        if row.isEmpty(columns[.weight]) {
          set.load = try log.load(
            row, columns[.plannedWeight], nil, unitIndex: columns[.plannedUnit])
        }
        if row.isWord("1", at: columns[.isAMRAP]) { set.mark = .asManyAsPossible }
      }))
}
