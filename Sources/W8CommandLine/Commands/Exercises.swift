import W8Lint
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
    options: .rows + [.groups, .similar],
    examples: [
      "w8log exercises log.w8log",
      "w8log exercises --groups log.w8log",
      "w8log exercises --similar log.w8log",
      "w8log exercises --format csv log.w8log",
    ],
    run: { invocation throws(Failure) in
      if invocation.arguments.has(.groups) {
        try invocation.arguments.refuse(.groups, beside: .similar)
        return try invocation.show { $0.groupedExercises }
      }
      if invocation.arguments.has(.similar) {
        return try invocation.show { $0.similarExercises }
      }
      return try invocation.show { $0.exercises }
    })
}

extension Option {
  static let groups = Option(name: "--groups", summary: "by groups of muscles")
  static let similar = Option(
    name: "--similar", summary: "only names on one line that look like one used often")
}
