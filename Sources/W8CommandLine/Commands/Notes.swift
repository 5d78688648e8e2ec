import W8Reports

extension Command {
  static let notes = Command(
    name: "notes",
    summary: "show the notes, the newest first",
    detail: """
      Every note of an entry, of its sessions and of their exercises, in the order of its lines. Before
      a note stands what it is about: `Squat: knees out`, `@iron "Push day": crowded`; a session with a
      title and no note is shown by its title.
      """,
    options: .rows + [Option].order + .selection,
    examples: ["w8log notes log.w8log", "w8log notes --tag travel -p 2026-01 log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { $0.notes }
    })
}
