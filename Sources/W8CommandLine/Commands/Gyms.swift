import W8Engine
import W8Reports

extension Command {
  static let gyms = Command(
    name: "gyms",
    summary: "list gyms with their visits and last use",
    detail: """
      Lists gyms, the most recently used first, unused gyms last. The column Declared shows whether the
      log has a `gym` line for the gym.
      """,
    options: .rows,
    examples: ["w8log gyms log.w8log", "w8log gyms --format csv log.w8log"],
    run: { invocation throws(Failure) in try invocation.show { $0.gyms } })
}
