import W8Edits
import W8Engine
import W8Reports

extension Command {
  static let exercise = Command(
    name: "exercise",
    summary: "rename or merge exercises in a whole book",
    operands: "rename|merge EXERCISE EXERCISE",
    detail: """
      rename writes another name wherever the book has the exercise; its aliases stay, and where a line
      declares it the old name becomes one unless --no-alias is given. merge gives
      all that the book has of the first exercise to the second; where that is declared, the old name
      becomes an alias of it.

      What changes in which file is shown before it is written; on a terminal it is asked for. The
      file of the log and all that it includes are changed.
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
  ) { (log, names, _) throws(Failure) in
    let (exercise, target) = (try log.exercise(names[0]), try log.exercise(names[1]))
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.merging(exercise: exercise, into: target)
    }
  }
}
