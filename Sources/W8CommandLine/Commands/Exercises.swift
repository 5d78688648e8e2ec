import W8Reports

extension Command {
  static let exercises = Command(
    name: "exercises",
    summary: "list exercises with sessions, gyms and other names",
    detail: """
      Lists exercises, the most recent first; exercises that are only declared come last. --groups sorts
      them by muscle group, from lines such as `exercise "Bench press" group:chest group:triceps`. Working
      sets count as direct in the first group of an exercise and as indirect in its other groups.
      """,
    options: .rows + [.groups],
    examples: [
      "w8log exercises log.w8log",
      "w8log exercises --groups log.w8log",
      "w8log exercises --format csv log.w8log",
    ],
    run: { invocation throws(Failure) in
      let isGrouped = invocation.arguments.has(.groups)
      return try invocation.show { isGrouped ? $0.groupedExercises : $0.exercises }
    })
}

extension Option {
  static let groups = Option(name: "--groups", summary: "by muscle group")
}
