import W8Reports

extension Command {
  static let exercises = Command(
    name: "exercises",
    summary: "list exercises: sessions, gyms and aliases of each",
    detail: """
      Lists exercises, the most recent first. Exercises with an `exercise` line but no session come last.

      --groups lists them by muscle group, with the sets of each group. A line such as `exercise "Bench
      press" group:chest group:triceps` names the groups of an exercise. Its sets, without warm-ups, count
      as direct for the first group and as indirect for the others.
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
  static let groups = Option(name: "--groups", summary: "count by muscle group")
}
