import W8Reports

extension Command {
  static let notes = Command(
    name: "notes",
    summary: "list notes, newest first",
    detail: """
      Lists all notes of entries, sessions and exercises. In the list, the note of a session or exercise
      follows its name: `Squat: knees out`, `@iron "Push day": crowded`. A session that has a title but no
      note is listed with its title.
      """,
    options: .rows + [Option].order + .selection,
    examples: ["w8log notes log.w8log", "w8log notes --tag travel -p 2026-01 log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { $0.notes }
    })
}
