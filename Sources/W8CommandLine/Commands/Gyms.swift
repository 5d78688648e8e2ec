import W8Engine
import W8Lint
import W8Reports

extension Command {
  static let gyms = Command(
    name: "gyms",
    summary: "show the gyms with their visits and last use",
    detail: """
      The gym used last comes first; those never used come last, as they are declared. A gym that
      sessions name and no `gym` line declares is one too.
      """,
    options: .rows + [.undeclared],
    examples: ["w8log gyms log.w8log", "w8log gyms --undeclared log.w8log"],
    run: { invocation throws(Failure) in
      let onlyUndeclared = invocation.arguments.has(.undeclared)
      return try invocation.show { $0.gyms(onlyUndeclared: onlyUndeclared) }
    })
}

extension Option {
  static let undeclared = Option(
    name: "--undeclared", summary: "only gyms that are used and not declared")
}
