import W8Reports

extension Command {
  static let exercises = Command(
    name: "exercises",
    summary: "show the exercises with their sessions, gyms and other names",
    detail: """
      The exercise done last comes first; those only declared come last. --groups shows them under
      the groups of muscles that `exercise "Bench press" group:chest group:triceps` names, with the
      working sets of the whole log: direct ones under the first group of an exercise, indirect ones
      under its others. Exercises without a group come last.
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
  static let groups = Option(name: "--groups", summary: "by groups of muscles")
}
