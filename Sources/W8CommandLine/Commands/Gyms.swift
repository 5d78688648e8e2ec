import W8Engine
import W8Reports

extension Command {
  static let gyms = Command(
    name: "gyms",
    summary: "show the gyms with their visits and last use",
    detail: """
      Shows the gym used last first, and unused gyms last. It also lists gyms without a `gym` line;
      the column Declared shows which gyms have one.
      """,
    options: .rows,
    examples: ["w8log gyms log.w8log", "w8log gyms --format csv log.w8log"],
    run: { invocation throws(Failure) in try invocation.show { $0.gyms } })
}
