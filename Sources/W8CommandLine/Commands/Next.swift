import W8Reports

extension Command {
  static let next = Command(
    name: "next",
    summary: "show last time's sets, to plan the next session",
    operands: "[@GYM] [FILE|FOLDER|-]…",
    detail: """
      Lists the exercises of your last session at GYM with their sets. Best is your best set at that gym.
      e1RM is the estimated one-rep max of the last session, and Best e1RM is that of your best set. If
      you did only warm-ups of an exercise at GYM, next shows its last sets at another gym, with the name
      of that gym.

      Without GYM, next uses the gym you visit most on this weekday, else the gym of your last session. If
      the log has no session at GYM, it shows your last session at any gym.
      """,
    options: .rows,
    examples: ["w8log next log.w8log", "w8log next @iron log.w8log"],
    run: { invocation throws(Failure) in
      var arguments = invocation.arguments
      let named = arguments.operands.first.flatMap { $0.hasPrefix("@") ? $0 : nil }
      if named != nil { arguments.operands.removeFirst() }
      return try invocation.with(arguments: arguments).show { (reports) throws(Failure) in
        reports.next(at: try named.map { (name) throws(Failure) in try reports.log.gym(name) })
      }
    })
}
