import W8Edits
import W8Engine
import W8Reports

extension Command {
  static let exercise = Command(
    name: "exercise",
    summary: "rename or merge exercises",
    operands: "rename OLD NEW | merge EXERCISE INTO",
    detail: """
      rename gives an exercise a new name. If the log has that name already, merge moves all sets of the
      first exercise to the second. Both keep the old name as an alias, so imports and other devices can
      still use it; --no-alias does not keep it. The alias is in the `exercise` line; if the log has no
      such line, w8log adds one. If an alias becomes the name again, it is no longer an alias.

      Shows a diff first and, on a terminal, asks before writing. Changes the log and the files it
      includes.

      To set muscle groups, edit the line: `exercise "Bench press" group:chest group:triceps`.
      """,
    options: [.noAlias, .yes, .dryRun, .changedFile],
    exitCodes: ExitCode.ofNames,
    examples: [
      "w8log exercise rename 'Bench' 'Bench press' --dry-run",
      "w8log exercise merge 'Chinup' 'Chin-up'",
    ],
    run: { invocation throws(Failure) in
      try invocation.change("exercise", by: [.renameExercise, .mergeExercise])
    })
}

extension NameCommand {
  fileprivate static let renameExercise = NameCommand(
    name: "rename", operands: "an exercise and its new name", counts: 2...2
  ) { (log, names, invocation) throws(Failure) in
    let exercise = try log.exercise(names[0])
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.renaming(
        exercise: exercise, to: names[1],
        leavingAlias: !invocation.arguments.has(.noAlias))
    }
  }

  fileprivate static let mergeExercise = NameCommand(
    name: "merge", operands: "two exercises", counts: 2...2
  ) { (log, names, invocation) throws(Failure) in
    let (exercise, target) = (try log.exercise(names[0]), try log.exercise(names[1]))
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.merging(
        exercise: exercise, into: target, leavingAlias: !invocation.arguments.has(.noAlias))
    }
  }
}
